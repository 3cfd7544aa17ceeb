/** Id of the element beside the footer's links into which a portal may be rendered. */
export const footerSlotId = 'fusszeile'

/** Id of the element in the header into which pages may render a portal. */
export const headerSlotId = 'kopfzeile'
/** Id of the same beside the footer's links. */
export const footerSlotId = 'fusszeile'

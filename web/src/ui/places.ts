/** Where in the header a page may put something of its own, through a portal. */
export const headerPlace = 'kopfzeile'
/** The same, beside the links of the footer. */
export const footerPlace = 'fusszeile'

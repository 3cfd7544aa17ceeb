/** Where in the header a page may put something of its own, through a portal. */
export const headerPlace = 'kopfzeile'

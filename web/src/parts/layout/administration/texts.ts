export const navigation = 'Verwaltung'
export const house = 'Haus'
export const records = 'Nachweise'
/** Follows a count, for screen readers. */
export const waiting = 'warten'

/** What a row of owners may say of each of two persons. */
export const OF_PERSONS: ReadonlySet<string> = new Set(['name', 'firstname', 'lastname', 'email'])

/** What stands between two persons. */
export const AND = ' und '

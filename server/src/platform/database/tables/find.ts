// The tables for Kysely by which units, buildings and loans are found; `documents/find/index/update.ts` writes them.

/** A word of a customer's units, buildings and loans. */
export interface FindWordTable {
  word: string
  customer_id: string
}

/** An ending of a word that somebody has, or had. */
export interface FindPartTable {
  part: string
  word: string
}

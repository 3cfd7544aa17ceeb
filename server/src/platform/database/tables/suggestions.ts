// The table for Kysely of what is learned from filed letters; `documents/suggestions/learn.ts` writes it.

/** A word of letters that were filed, of two customers at least. */
export interface FilingWordTable {
  /** Folded, marked where it is of titles; empty in the row that says how many letters were counted, and up to where. */
  word: string
  /** JSON: how many letters of each type have it. */
  counts: string
}

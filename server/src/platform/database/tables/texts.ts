import type { Generated } from 'kysely'

// The tables of document texts for Kysely; their search index is known only to `documents/search/`.

export interface DocumentTextTable {
  /** Ascending in the order of extraction. */
  id: Generated<number>
  customer_id: string
  number: number
  /** The last page read, where the document was too long; null if all were. */
  read_to: number | null
}

/** A page with text. */
export interface DocumentPageTable {
  text_id: number
  /** From 1. */
  page: number
  text: string
  /** The search terms of the page, each once, with spaces around it (`reader/words.ts`). */
  terms: string
  /** 1 if the text, or part of it, was read in a picture. */
  from_picture: Generated<number>
}

/** A long word and one of its suffixes: `vertrag` of `mietvertrag`. */
export interface WordPartTable {
  part: string
  word: string
}

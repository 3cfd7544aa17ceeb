import type { Generated } from 'kysely'

/** The tables of what is written in documents, as Kysely knows them; `textStore.ts` and `search/` know their index. */
export interface TextTables {
  document_text: DocumentTextTable
  document_page: DocumentPageTable
  word_part: WordPartTable
}

/** A document whose text has been taken out of it. */
export interface DocumentTextTable {
  /** The later its text was taken out, the higher. */
  id: Generated<number>
  customer_id: string
  number: number
  /** The last page that was read, where the others were too much; null where all were. */
  read_to: number | null
}

/** A page with text. */
export interface DocumentPageTable {
  text_id: number
  /** From 1. */
  page: number
  text: string
  /** What the page is found by: each term of `reader/words.ts` once, with a space before and after it. */
  terms: string
}

/** A long word of some text, and what it goes on with from some letter on: `vertrag` of `mietvertrag`. */
export interface WordPartTable {
  part: string
  word: string
}

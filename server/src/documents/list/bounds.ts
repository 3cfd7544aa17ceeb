import { MAX_COUNTED } from '@hausblick/contract/calls/documents.ts'

/** How much is read in one way, before another way is faster. Tests use smaller ones. */
export interface Bounds {
  /** Distinct words, and customers, with a searched word, which are looked up one by one. */
  readonly words: number
  readonly customers: number
  /** Documents with a word; reading more by a word is no better than reading all. */
  readonly candidates: number
  /** Matches that are collected and then sorted. Pages of more are read in the order of an index. */
  readonly collected: number
  /** Matches of a search that are counted one by one. */
  readonly counted: number
  /** Documents looked through at once: SQLite's reads block the process. */
  readonly step: number
}

export const defaultBounds: Bounds = {
  words: 1000,
  customers: 200,
  candidates: 50_000,
  collected: 5000,
  counted: MAX_COUNTED,
  step: 10_000,
}

import type { Generated } from 'kysely'

/** A stored file whose scanned pages are to be read, or have been. */
export interface ScanTable {
  /** Its key in storage. */
  file_key: string
  /** ISO 8601; the newest file is read first. */
  uploaded_at: string
  /** `unknown`: nobody has asked yet which pages are scanned; `done`: all texts are in the index. */
  state: 'unknown' | 'waiting' | 'done'
  /** ISO 8601; the lease of the process that reads it. */
  claimed_until: string | null
  /** The number of attempts in a row in which fetching its bytes failed, or reading every page was cut short. */
  attempts: Generated<number>
}

/** A page with hardly a letter, in whose pictures text is looked for. */
export interface ScanPageTable {
  file_key: string
  /** From 1. */
  page: number
  /** `skipped`: beyond as many pages as are read of a file. */
  state: 'waiting' | 'read' | 'unreadable' | 'skipped'
  /** Why it is unreadable, or why reading it was cut short where it waits. */
  reason: string | null
  /** Empty until it is read, and where there is nothing to read. Some pages have it though they count as unreadable. */
  text: Generated<string>
  /** Its search terms, each once, separated by spaces. */
  terms: Generated<string>
}

/** A file of the watched folder: while it is taken, so that none is taken twice, and if it was refused, for 90 days. */
export interface WatchedFileTable {
  key: string
  name: string
  /** Checksum in hex; empty where it was too large to be read. */
  sha256: string
  /** ISO 8601. */
  found_at: string
  /** Times that a process has begun it and has not ended it. */
  attempts: number
  /** 1 until it is moved away. */
  is_there: number
  /** Why it was refused, a German sentence; null if it was not. */
  refusal: string | null
  /** ISO 8601; null until staff have seen the refusal. */
  dismissed_at: string | null
}

/** One time that staff had reports made. */
export interface ReportRunTable {
  /** Random. */
  id: string
  year: number
  /** Null if it was for all customers. */
  customer_id: string | null
  /** ISO 8601. */
  started_at: string
  /** The email address of the account that started it. */
  started_by: string
}

/** The report of one customer in a run. */
export interface ReportTable {
  run_id: string
  customer_id: string
  /**
   * `waiting` to be made, then `made`, or `empty` where the year has no data; `releasing` until it is a document, then
   * `released`. `failed` after repeated failures of either step.
   */
  state: 'waiting' | 'empty' | 'made' | 'releasing' | 'released' | 'failed'
  /** ISO 8601; when to work on it next. Claiming it moves this to the end of the claim. */
  due_at: string
  /** Failed attempts at the present step. */
  attempts: number
  /** The report as JSON, from when it is made until it is released. */
  content: string | null
  /** Who releases it and whether it is announced, as JSON (`sets/reports/runs/release.ts`). */
  release: string | null
  /** ISO 8601. */
  released_at: string | null
  /** The customer's document that it has become. */
  document_number: number | null
}

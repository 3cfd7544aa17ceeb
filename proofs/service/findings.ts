/** The state after something was repeatedly ended in progress. */
export interface Findings {
  /** Operations that were replied to with success, or commands that ended with it. */
  readonly acknowledged: number
  /** Operations that were ended in progress; each was repeated. */
  readonly interrupted: number
  /** Whole effects that were found afterwards. */
  readonly found: number
  /** Stored objects that belong to no document, as `npm run documents:check` counts them. */
  readonly orphans: number
  /** From the start of a process until it accepts requests. */
  readonly longestStartMs: number
  /** Violated guarantees. */
  readonly faults: readonly string[]
}

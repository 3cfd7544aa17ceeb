/** New recovery codes, and whether they came with the first factor. */
export interface Made {
  readonly codes: readonly string[]
  readonly isFirst: boolean
}

/** Notified of a change, and of the recovery codes that it made. */
export type OnChange = (made?: Made) => Promise<void>

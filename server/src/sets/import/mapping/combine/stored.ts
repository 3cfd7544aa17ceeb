/** The customers who have something, by its id. */
export type Holders = ReadonlyMap<string, ReadonlySet<string>>

/** What is there beside the sources of an upload. */
export interface Stored {
  /** Null where the upload lists its buildings in the tables' own form. */
  readonly buildings: Holders | null
  readonly units: Holders
}

export const NOTHING: Stored = { buildings: new Map(), units: new Map() }

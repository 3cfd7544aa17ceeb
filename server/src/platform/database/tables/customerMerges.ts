/** Two customers that became one. Times are ISO 8601 in UTC. */
export interface CustomerMergeTable {
  /** Random. */
  id: string
  /** The one that stayed. */
  customer_id: string
  /** The one that went, and its name. */
  merged_id: string
  merged_name: string
  merged_at: string
  /** The email address of the account. */
  merged_by: string
  /** Until when it can be taken back; its parts are deleted then. */
  until: string
  undone_at: string | null
  /** What the numbers of the documents of the one that went have grown by. */
  document_shift: number
  /** The last of these numbers before. */
  last_document_number: number
}

/** Something that went from the one to the other, or that neither has any more. */
export interface CustomerMergePartTable {
  merge_id: string
  number: number
  /** As `sets/merging/parts.ts` names it. */
  part: string
  key: string
  /** JSON: what it was. Null where that it went is all. */
  content: string | null
}

import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import type { Generated } from 'kysely'

/** What a step did to one of its documents; deleted once it can no longer be undone. */
export interface DocumentChangeTable {
  /** Random, made up by whoever took the step. */
  step: string
  /** 1-based, within the step. */
  position: number
  kind: Extract<DocumentChange, { number: number }>['kind']
  /** Where the document was. */
  customer_id: string
  number: number
  /** Where it is since. */
  new_customer_id: string
  new_number: number
  /** What it is called since; for a removed one, what it was. */
  file_name: string
  /** What is restored by undoing it, as JSON: its row, as documents are withheld. */
  former: string
  /** ISO 8601; when its former customer is told by mail that it was not meant for him; null if he need not be, or has been. */
  tells_at: string | null
  /** ISO 8601. */
  until: string
  /** 1 once it was undone. */
  undone: Generated<number>
}

/** What a step did to one of its papers; deleted once it can no longer be undone. */
export interface PaperChangeTable {
  step: string
  /** 1-based, within the step and its documents. */
  position: number
  kind: Exclude<DocumentChange, { number: number }>['kind']
  /** Of a split, one of those that it took apart. */
  paper_id: number
  /** Where the document is that was made of it; null for a removed one or a split. */
  customer_id: string | null
  number: number | null
  /** What the document is called; otherwise the paper's name. */
  file_name: string
  /** ISO 8601. */
  until: string
  /** 1 once it was undone. */
  undone: Generated<number>
}

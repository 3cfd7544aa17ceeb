import type { DocumentTable } from './documents.ts'

/** A document that is given to many customers in one step, who share its file. */
export interface GivingTable
  extends Pick<DocumentTable, 'street' | 'date' | 'type' | 'name' | 'size' | 'sha256'> {
  /** Random, made by whoever gives. */
  id: string
  /** Who gives, as JSON. */
  actor: string
  /** ISO 8601. */
  begun_at: string
  state: 'giving' | 'given' | 'takingBack' | 'takenBack'
  /** How many customers get it. */
  total: number
  /** The position up to which the customers have it or, while it is taken back, no longer have it. */
  done: number
  /** The key in storage of the shared file. */
  file_key: string
  /** Whether the new documents have a text. */
  text_state: 'pending' | 'none'
  active_content: string | null
}

export interface GivingRecipientTable {
  giving_id: string
  /** Counts from 1, in the order of the customers' ids. */
  position: number
  customer_id: string
  /** The customer's document; null as long as there is none. */
  number: number | null
}

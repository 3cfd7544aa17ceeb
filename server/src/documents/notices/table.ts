import type { Generated } from 'kysely'

/** One document of which one person is still to be told by mail; gone when that is done. */
export interface NoticeTable {
  id: Generated<number>
  recipient: string
  /** To staff: it was sent in. To whoever sent it in: it is filed. */
  kind: 'received' | 'filed'
  customer_id: string
  number: number
  /** ISO 8601; until then more is collected for the same mail. */
  due_at: string
  /** How often the mail could not be handed over. */
  attempts: number
  /** ISO 8601; until then a process is sending it. */
  claimed_until: string | null
}

import type { Generated } from 'kysely'

/** The latest visit of an account to a customer of its own. Times are ISO 8601 in UTC. */
export interface VisitTable {
  issuer: string
  subject: string
  customer_id: string
  /** When the account last looked, to within minutes. */
  last_at: string
  /** When the visit before ended; null in the first. */
  before_at: string | null
  /** When the account was offered mails of new months; null if it never was. */
  offered_at: Generated<string | null>
}

/** A customer's request to delete all their data (GDPR Art. 17). */
export interface DeletionRequestTable {
  customer_id: string
  /** ISO 8601. */
  requested_at: string
  requested_by_email: string
}

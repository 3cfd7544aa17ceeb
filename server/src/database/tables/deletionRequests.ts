/** The table of wishes for deletion as Kysely knows it. */
export interface DeletionRequestTables {
  deletion_request: DeletionRequestTable
}

/** That a customer wants all that is stored of him to be deleted (GDPR Art. 17). */
export interface DeletionRequestTable {
  customer_id: string
  /** ISO 8601. */
  requested_at: string
  requested_by_email: string
}

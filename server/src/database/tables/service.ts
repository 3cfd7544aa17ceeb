export interface ServiceTables {
  service: ServiceTable
}

/** The one row about the service itself. */
export interface ServiceTable {
  id: number
  instance: string
  /** Of the secret that all processes share; null before the first start that knows of it. */
  secret_fingerprint: string | null
  /** The id that the store of the documents bears; null before the first start that knows of it. */
  document_store_id: string | null
}

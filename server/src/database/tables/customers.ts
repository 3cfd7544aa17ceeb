import type { Generated } from 'kysely'

export interface CustomerTables {
  customer: CustomerTable
  customer_search: CustomerSearchTable
}

export interface CustomerTable {
  id: string
  /** Raised with every change of the customer's records; begins with the time of making in milliseconds. */
  data_version: number
  /** ISO 8601. */
  created_at: string
  /** The number of the customer's latest document; raised first of all by whoever adds one, so that they take turns. */
  last_document_number: number
  /** By which version of `searchParts` the customer is in `customer_search`; 0 where it is not. */
  searchable: Generated<number>
}

/** Every ending of a customer's id and address, folded. */
export interface CustomerSearchTable {
  part: string
  customer_id: string
}

import type { Generated } from 'kysely'

export interface CustomerTables {
  customer: CustomerTable
  customer_search: CustomerSearchTable
}

export interface CustomerTable {
  id: string
  /** When the customer's records last changed, in milliseconds; higher by one at least with every change. */
  data_version: number
  /** ISO 8601. */
  created_at: string
  /** The number of the customer's latest document. Adding one increments it first, which serialises uploads. */
  last_document_number: number
  /** The version of `listSearchParts` by which the customer is in `customer_search`; 0 if it is not. */
  searchable: Generated<number>
  /** The owner's name, as `normaliseCustomerName` returns it; empty if it is unknown. */
  name: Generated<string>
  /** The German sort key of the name or, without one, the first address, else the id; empty until it is known. */
  label_key: Generated<string>
}

/** Every ending of a customer's id, address and name, folded. */
export interface CustomerSearchTable {
  part: string
  customer_id: string
}

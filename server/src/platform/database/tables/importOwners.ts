/** A row of a list of owners among the files of an import: a customer with one address. */
export interface ImportOwnerTable {
  run_id: string
  /** From 1, in the order of the files. */
  number: number
  /** As the list has it; the customer may not exist. */
  customer_id: string
  name: string | null
  /** As the list has it; null if it has none. */
  email: string | null
}

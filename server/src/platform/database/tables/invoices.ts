/** What an electronic invoice states, which belongs to its file, whoever has it. */
export interface InvoiceTable {
  /** Checksum of the file, in hex. */
  sha256: string
  /** Of the file that is stored. */
  format: 'pdf' | 'xml'
  /** JSON (`contract/src/invoice.ts`). */
  data: string
  /** The seller's VAT id, tax number or folded name: what tells suppliers apart. */
  supplier_key: string
  /** The seller's name; empty if it is not stated. */
  supplier: string
  /** Its number, folded. */
  number_key: string
}

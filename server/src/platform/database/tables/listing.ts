// The tables for Kysely by which documents are filtered, sorted and searched; `documents/listKeys/update.ts` writes them.

/** A document as lists show it. The keys sort bytewise in German order. */
export interface ListingTable {
  customer_id: string
  number: number
  /** ISO 8601; empty if unknown. */
  day: string
  /** `01` to `12`; empty if unknown. */
  month: string
  /** Bytes. */
  size: number
  name_key: string
  street_key: string
  type_key: string
  /** As in `document`. */
  street: string
  type: string
  /** Folded, one field or spelling a line. */
  search_text: string
}

/** A word of a document's `search_text`. */
export interface ListingWordTable {
  word: string
  customer_id: string
  number: number
}

/** An ending of a word that some document has, or had. */
export interface ListingPartTable {
  part: string
  word: string
}

/** A street or type that some document has, or had. */
export interface ListingChoiceTable {
  kind: 'street' | 'type'
  label: string
  /** The sort key of its label. */
  key: string
  search_text: string
}

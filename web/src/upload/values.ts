import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import type { OptionOrNew } from '../ui/SelectOrNew.tsx'

/** A customer, or a new one by the id that was typed; `customer` is null as long as nobody is chosen. */
export type CustomerChoice =
  | { readonly isNew: false; readonly customer: CustomerRow | null }
  | { readonly isNew: true; readonly id: string }

/** What staff say of a document beside its short label. */
export interface DocumentValues {
  /** Street and house number. */
  street: OptionOrNew
  type: OptionOrNew
  /** ISO 8601, or the empty string. */
  date: string
}

/** The fields of the upload forms: `docName` as long as there is no file, `names` of each file, and what each place adds. */
export interface UploadValues extends DocumentValues {
  docName: string
  /** By `nameKey`. */
  names: Record<string, string>
  /** Carries the error of a missing file; the files themselves are in the queue. */
  files?: string
  customer: CustomerChoice
  userMessage: string
}

/** Returns the key of an upload's name. The letter keeps the form from taking digits for an index. */
export function nameKey({ key }: { key: string }): `k${string}` {
  return `k${key}`
}

import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import type { OptionOrNew } from '../../base/ui/SelectOrNew.tsx'

/** An existing customer, null while none is selected, or a new one by the typed id. */
export type CustomerChoice =
  | { readonly isNew: false; readonly customer: CustomerRow | null }
  | { readonly isNew: true; readonly id: string }

/** The fields by which staff file a document, apart from its label. */
export interface DocumentValues {
  /** With house number. */
  street: OptionOrNew
  type: OptionOrNew
  /** ISO 8601, or the empty string. */
  date: string
}

/** The values of the upload forms: `docName` until a file is selected, then `names`, and the fields of each dialog. */
export interface UploadValues extends DocumentValues {
  docName: string
  /** Keyed by `getNameKey`. */
  names: Record<string, string>
  /** Only carries the error of a missing file; the queue holds the files. */
  files?: string
  customer: CustomerChoice
  userMessage: string
}

/** Returns the key of an upload's name in `names`. Its prefix keeps react-hook-form from reading digits as an array index. */
export function getNameKey({ key }: { key: string }): `k${string}` {
  return `k${key}`
}

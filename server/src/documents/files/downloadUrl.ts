import { customerId as customerIdForm } from '@hausblick/contract/requests.ts'

/** Says which document is meant, by the capability of the list that named it. */
export interface DocumentReference {
  readonly customerId: string
  readonly number: number
  readonly capability: string
}

const FORM =
  /^\/documents\/(?<customerId>[^/?#]+)\/(?<number>[1-9]\d{0,8})\?capability=(?<capability>[^&#]+)$/

/** A list's `downloadUrl`: short and alike from row to row, so that a long list compresses. */
export function writeDownloadUrl({ customerId, number, capability }: DocumentReference): string {
  return `/documents/${encodeURIComponent(customerId)}/${number}?capability=${encodeURIComponent(capability)}`
}

/** Reads it back; null for anything else, which is looked at no further. */
export function readDownloadUrl(text: string): DocumentReference | null {
  const { customerId, number, capability } = FORM.exec(text)?.groups ?? {}
  if (!customerId || !number || !capability) return null
  const decodedId = customerIdForm.safeParse(decode(customerId))
  const decodedCapability = decode(capability)
  if (!decodedId.success || decodedCapability === null) return null
  return {
    customerId: decodedId.data,
    number: Number(number),
    capability: decodedCapability,
  }
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

import { CUSTOMER_ID } from './customerId.ts'

/** Names a document, with the capability of the list that it came from. */
export interface DocumentReference {
  readonly customerId: string
  readonly number: number
  readonly capability: string
}

const FORM =
  /^\/documents\/(?<customerId>[^/?#]+)\/(?<number>[1-9]\d{0,8})\?capability=(?<capability>[^&#]+)$/

/** Writes a list's `downloadUrl`: short and similar in all rows, so that long lists compress well. */
export function writeDownloadUrl({ customerId, number, capability }: DocumentReference): string {
  return `/documents/${encodeURIComponent(customerId)}/${number}?capability=${encodeURIComponent(capability)}`
}

/** Reads a `downloadUrl` back; returns null for any other text. */
export function readDownloadUrl(text: string): DocumentReference | null {
  const { customerId, number, capability } = FORM.exec(text)?.groups ?? {}
  if (!customerId || !number || !capability) return null
  const decodedId = decode(customerId) ?? ''
  const decodedCapability = decode(capability)
  if (!CUSTOMER_ID.test(decodedId) || decodedCapability === null) return null
  return {
    customerId: decodedId,
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

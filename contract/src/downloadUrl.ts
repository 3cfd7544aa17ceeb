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

/** Names a paper, with the capability of the inbox that it came from. */
export interface PaperReference {
  readonly paper: number
  readonly capability: string
}

const PAPER_FORM = /^\/papers\/(?<paper>[1-9]\d{0,8})\?capability=(?<capability>[^&#]+)$/

/** Writes the `downloadUrl` of a paper, which is asked for as those of documents are. */
export function writePaperUrl({ paper, capability }: PaperReference): string {
  return `/papers/${paper}?capability=${encodeURIComponent(capability)}`
}

/** Reads the `downloadUrl` of a paper back; returns null for any other text. */
export function readPaperUrl(text: string): PaperReference | null {
  const { paper, capability } = PAPER_FORM.exec(text)?.groups ?? {}
  const decoded = capability === undefined ? null : decode(capability)
  return paper === undefined || decoded === null
    ? null
    : { paper: Number(paper), capability: decoded }
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

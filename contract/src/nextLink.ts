import { listDocumentsCall } from './calls/documents.ts'

// A list of documents that was cut off names its next page in the `Link` header (RFC 8288).

/** Returns the header that names the list's next page. */
export function writeNextLink(
  query: Readonly<Record<string, string | number | undefined>>,
  cursor: string,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) search.set(name, String(value))
  return `<${listDocumentsCall.path}?${search}>; rel="next"`
}

/** Returns the next page's address from the header; null on the last page. */
export function readNextAddress(link: string | null): string | null {
  for (const [, target = '', parameters = ''] of link?.matchAll(/<([^>]*)>([^,]*)/g) ?? [])
    if (/;\s*rel="?next"?/i.test(parameters)) return target
  return null
}

/** Returns the next page's cursor from the header; null on the last page. */
export function readNextCursor(link: string | null): string | null {
  const address = readNextAddress(link)
  return address === null ? null : new URL(address, 'http://service').searchParams.get('cursor')
}

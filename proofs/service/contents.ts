import { addressOf } from '@hausblick/contract/calls/call.ts'
import { downloadDocumentCall, listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { retryWhileBusy, sha256 } from '@hausblick/server/src/testing/documents/sending.ts'

/** Downloads every document that an account sees. Returns names and checksums, and those that differ from the list. */
export async function readContents(url: string, headers: Record<string, string>) {
  const reply = await retryWhileBusy(() => fetch(url + listDocumentsCall.path, { headers }))
  const rows = listDocumentsCall.reply.parse(await reply.json())
  const faults: string[] = []
  const nameOf = new Map<string, string>()
  for (const { name, downloadUrl, size } of rows) {
    const download = url + addressOf(downloadDocumentCall, { query: { fileUrl: downloadUrl } })
    const bytes = await (await retryWhileBusy(() => fetch(download))).bytes()
    if (bytes.length !== size) faults.push(`${name} has ${bytes.length} bytes and not ${size}`)
    const content = sha256(bytes)
    const twin = nameOf.get(content)
    if (twin !== undefined) faults.push(`${name} and ${twin} are the same upload`)
    nameOf.set(content, name)
  }
  return { listed: rows.length, nameOf, faults }
}

import { createHash } from 'node:crypto'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { downloadDocumentCall, listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import type { DocumentRow } from '@hausblick/contract/documents.ts'
import type { Client } from '../clients/client.ts'
import type { Acknowledged } from '../clients/load.ts'
import { type People, SENDING } from '../clients/people.ts'

/** Returns a function that checks what was acknowledged against lists and downloads. It fetches every document once. */
export function createDocumentCheck(client: Client, { staff }: People) {
  /** Checksums by a document's address without its capability. */
  const checksums = new Map<string, string>()

  async function fetchChecksum({ downloadUrl, name }: DocumentRow) {
    const key = downloadUrl.split('?')[0] ?? ''
    if (checksums.has(key)) return checksums.get(key)
    const path = addressOf(downloadDocumentCall, { query: { fileUrl: downloadUrl } })
    const file = await client.insist({ path })
    if (!file) client.ledger.noteLost(`${name} cannot be downloaded`)
    else checksums.set(key, createHash('sha256').update(file.body).digest('hex'))
    return checksums.get(key)
  }

  return async ({ uploads, filed }: Acknowledged): Promise<void> => {
    for (const customerId of SENDING) {
      const own = <One extends { readonly customerId: string }>(all: readonly One[]) =>
        all.filter((one) => one.customerId === customerId)
      const [sent, named] = [own(uploads), own(filed)]
      const path = `${listDocumentsCall.path}?customerId=${customerId}`
      const list = await client.insist({ path, headers: { ...staff } })
      if (!list) continue
      const rows: DocumentRow[] = JSON.parse(list.body.toString())
      const found: (string | undefined)[] = []
      for (const row of rows) found.push(await fetchChecksum(row))
      for (const { sha256, remark } of sent) {
        const count = found.filter((one) => one === sha256).length
        if (count === 0) client.ledger.noteLost(`the document with the remark ${remark}`)
      }
      if (new Set(found).size < found.length)
        client.ledger.noteWrong(`${customerId} has a document twice`)
      const names = new Set(rows.map(({ name }) => name))
      for (const { name } of named)
        if (!names.has(name)) client.ledger.noteLost(`${name}, which was filed`)
    }
  }
}

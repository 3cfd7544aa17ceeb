import { fileDocumentCall, readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import type { Client } from './client.ts'

const PAUSE_MS = 1000

export interface Filed {
  readonly customerId: string
  readonly name: string
}

/**
 * Files the oldest document of the inbox again and again, each until the service acknowledges it, and calls
 * `onAcknowledged` for each.
 */
export async function fileDocuments(
  client: Client,
  headers: { readonly authorization: string },
  onAcknowledged: (filed: Filed) => void,
): Promise<void> {
  while (!client.isStopped) {
    const list = await client.insist({ path: `${readInboxCall.path}?limit=1`, headers })
    const entry = list && readInboxCall.reply.parse(JSON.parse(list.body.toString())).entries[0]
    if (entry) {
      const { customerId, number } = entry
      const names = { street: 'Lindenstraße 1', date: '2025-03-01', type: 'Rechnung' }
      const answer = await client.insist({
        method: 'POST',
        path: fillPath(fileDocumentCall.path, { customerId, number: String(number) }),
        headers,
        body: { ...names, name: `Beleg ${number}` },
      })
      if (answer)
        onAcknowledged({
          customerId,
          name: fileDocumentCall.reply.parse(JSON.parse(answer.body.toString())).name,
        })
    }
    await client.pause(PAUSE_MS)
  }
}

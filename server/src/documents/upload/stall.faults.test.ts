import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { beforeAll, expect, test } from 'vitest'
import { patientLimits } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../testing/documents.ts'

/** Long enough for the upload that is expected to succeed, on a busy machine too. */
const STALL_MS = 2000
/** The most uploads that one account may have at once. */
const SLOTS = 12

onEachDatabase('an upload that stalls', (newDatabase) => {
  const log = captureLog()
  const documents = useDocuments(newDatabase, {
    limits: { ...patientLimits, uploadStallMs: STALL_MS },
    environment: { LOG_LEVEL: 'info' },
    logStream: log.stream,
  })
  let port: number
  beforeAll(async () => {
    const url = await documents.app().listen({ port: 0, host: '127.0.0.1' })
    port = Number(new URL(url).port)
  })
  const uploads = () => readdir(join(documents.folder(), 'uploads')).catch(() => [])

  /** Sends a share of a form, then nothing; resolves to what comes back until the connection closes. */
  async function stallAfter(share: number): Promise<string> {
    const { payload, headers } = await formOf({ docName: 'Brief', file: pdf('x'.repeat(50_000)) })
    const socket = connect(port, '127.0.0.1')
    const lines = Object.entries({
      host: 'x',
      ...documents.headers('a'),
      ...headers,
      'content-length': payload.length,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST ${uploadDocumentCall.path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    socket.write(payload.subarray(0, payload.length * share))
    return await text(socket)
  }

  test.each([0, 0.001, 0.5])(
    'after a share of %d is disconnected and leaves nothing',
    async (share) => {
      log.clear()
      const answers = Array.from({ length: SLOTS }, () => stallAfter(share))
      // They took every slot of their account.
      expect(await Promise.all(answers)).toEqual(Array(SLOTS).fill(''))
      await expect.poll(uploads).toEqual([])
      expect(await documents.count()).toEqual({ listed: 0, stored: 0 })
      expect((await documents.upload('a', {})).statusCode).toBe(200)
      await documents.db().deleteFrom('document').execute()
      for await (const { key } of documents.storage().list()) await documents.storage().delete(key)
      // A disconnected client is nothing that the operator needs to act on.
      expect(log.lines().filter(({ level }) => level >= 40)).toEqual([])
    },
  )
})

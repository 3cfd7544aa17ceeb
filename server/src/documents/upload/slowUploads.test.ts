import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'

/** The slots that accounts share, and the most that one account may have. */
const [SHARED, PER_ACCOUNT] = [64, 12]

onEachDatabase('accounts that upload slowly', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const sockets: Socket[] = []
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await documents.app().listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
  })
  const uploads = () => readdir(join(documents.folder(), 'uploads')).catch(() => [])

  /** Begins an upload that never ends. */
  function begin(authorization: string): void {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(
      `POST ${uploadDocumentCall.path} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    )
  }

  test('leave a slot to everyone else', async () => {
    const accounts = Math.ceil(SHARED / PER_ACCOUNT)
    for (let number = 0; number < accounts; number++) {
      const email = `langsam${number}@example.de`
      const account = { email, kind: 'customer', customerId: 'B' } as const
      const { authorization } = await signIn(documents.database(), account)
      for (let index = 0; index < PER_ACCOUNT; index++) begin(authorization)
    }
    await expect.poll(async () => (await uploads()).length).toBeGreaterThanOrEqual(SHARED)
    expect((await documents.upload('a', {})).statusCode).toBe(200)
  })
})

import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { patientLimits } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { sendPages } from './sendPages.ts'

const SHORT_MS = 300
const DRIP_MS = 20

onEachDatabase('a slow client', (newDatabase) => {
  const documents = useDocuments(newDatabase, {
    limits: {
      ...patientLimits,
      headMs: SHORT_MS,
      bodyGraceMs: SHORT_MS,
      formGraceMs: SHORT_MS,
      unreadMs: SHORT_MS,
      // So high that a trickle never keeps up.
      bytesPerSecond: 1_000_000,
    },
  })
  let port: number
  const pagesEnded = Promise.withResolvers<void>()
  beforeAll(async () => {
    const app = documents.app()
    app.get('/api/endless', (_request, reply) => sendPages(reply, endless(), (rows) => rows))
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  async function* endless() {
    try {
      for (;;) yield [{ text: 'x'.repeat(100_000) }]
    } finally {
      pagesEnded.resolve()
    }
  }

  const drips: NodeJS.Timeout[] = []
  afterEach(() => {
    for (const drip of drips.splice(0)) clearInterval(drip)
  })

  /** Sends the first part at once, then a byte at intervals; resolves to everything received until the connection ends. */
  async function drip(first: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    // Writing to a closed connection fails.
    socket.on('error', () => {})
    socket.write(first)
    drips.push(setInterval(() => socket.write('x'), DRIP_MS))
    await new Promise((resolve) => socket.once('close', resolve))
    return answer
  }

  function head(path: string, headers: Record<string, string | undefined>): string {
    const lines = Object.entries({ host: 'x', 'content-length': '100000', ...headers })
    return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  }

  const json = { 'content-type': 'application/json' }
  const IN_GERMAN = /\{"error":"Die Anfrage kam nicht rechtzeitig vollständig an\. Bitte [^"]*"\}$/

  test.each([
    ['head', 'GET /api/config HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['body', `${head(signInCall.path, json)}"`],
    [
      'body in pieces',
      `${head(signInCall.path, { ...json, 'content-length': undefined, 'transfer-encoding': 'chunked' }).replace('content-length: undefined\r\n', '')}1000\r\n"`,
    ],
  ])('gets 408 and a closed connection if its %s is slow', async (_part, first) => {
    const answer = await drip(first)
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toMatch(IN_GERMAN)
  })

  test('is disconnected after a reply that did not need its body', async () => {
    const headers = { 'content-type': 'text/xml' }
    expect(await drip(head(signInCall.path, headers))).toMatch(/^HTTP\/1\.1 415 /)
  })

  test('is disconnected during an upload, which leaves nothing behind', async () => {
    const headers = {
      ...documents.headers('a'),
      'content-type': 'multipart/form-data; boundary=x',
    }
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'
    await drip(head(uploadDocumentCall.path, headers) + part)
    expect(await documents.count()).toEqual({ listed: 0, stored: 0 })
  })

  test('is disconnected while reading a reply', async () => {
    const asked = request({ port, path: '/api/endless' }).end()
    asked.on('error', () => {})
    // Left unread.
    await once(asked, 'response')
    await pagesEnded.promise
    asked.destroy()
  })
})

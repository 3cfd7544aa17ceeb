import { once } from 'node:events'
import { createServer } from 'node:net'
import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { writeDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { portOf } from '../../testing/portOf.ts'
import { createCapabilities } from './capability.ts'

const SECRET = 'the secret of the tests, which is long enough'
const ways = [previewDocumentCall.path, downloadDocumentCall.path]

onEachDatabase('a document', (newDatabase) => {
  const log = captureLog()
  const environment = { SECRET, LOG_LEVEL: 'info' }
  const documents = useDocuments(newDatabase, { environment, logStream: log.stream })
  const { call, list, add } = documents
  let fileUrl: string

  beforeAll(async () => {
    await add({ customerId: 'A' })
    await add({ customerId: 'B' })
    fileUrl = (await list('a'))[0]?.downloadUrl ?? ''
  })

  const open = (query: Record<string, string>, url: string = previewDocumentCall.path) =>
    call('nobody', { url, query })

  describe('opens with a list’s capability only:', () => {
    const capabilities = createCapabilities([SECRET])
    const ofA = { signInId: '', customerId: 'A' }
    beforeAll(async () => {
      const { authorization = '' } = documents.headers('a')
      ofA.signInId = String(decodeJwt(authorization.slice('Bearer '.length)).sid)
    })
    const urlOf = (customerId: string, number: number, capability: string) =>
      writeDownloadUrl({ customerId, number, capability })
    const statusOf = async (fileUrl: string) => (await open({ fileUrl })).statusCode

    test('a customer’s capability opens their documents only', async () => {
      const capability = capabilities.grant(ofA)
      expect(await statusOf(urlOf('A', 1, capability))).toBe(200)
      expect(await statusOf(urlOf('B', 1, capability))).toBe(403)
      expect(await statusOf(urlOf('A', 2, capability))).toBe(404)
    })

    test('not with one for all customers or for an unknown account', async () => {
      for (const grant of [
        { ...ofA, customerId: '*' },
        { signInId: null, customerId: 'A' },
        { signInId: 'erfunden', customerId: 'A' },
      ])
        expect(await statusOf(urlOf('A', 1, capabilities.grant(grant)))).toBe(403)
    })

    test('not with one that is expired, forged or malformed', async () => {
      const expired = capabilities.grant(ofA, new Date(Date.now() - 60 * 60_000))
      const foreign = createCapabilities(['another secret']).grant(ofA)
      for (const capability of [expired, foreign, 'x', `${capabilities.grant(ofA)}x`]) {
        const reply = await open({ fileUrl: urlOf('A', 1, capability) })
        expect(reply.statusCode).toBe(403)
        expect(reply.json().error).toMatch(/^Dieser Link .*\.$/)
      }
    })

    test('not with a sign-in alone', async () => {
      const query = { fileUrl: '/documents/A/1?capability=A' }
      expect((await call('a', { url: previewDocumentCall.path, query })).statusCode).toBe(403)
      expect((await call('operator', { url: previewDocumentCall.path })).statusCode).toBe(400)
    })
  })

  describe('is never fetched from the fileUrl’s address', () => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    let port: number
    beforeAll(async () => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      port = portOf(server)
    })
    afterAll(() => new Promise((resolve) => server.close(resolve)))

    test.each(ways)('by %s', async (url) => {
      const path = fileUrl.slice(1)
      const addresses = [
        `http://127.0.0.1:${port}/${path}`,
        `http://localhost:${port}/a.pdf`,
        `https://127.0.0.1:${port}/a.pdf`,
        `//127.0.0.1:${port}/${path}`,
        `\\\\127.0.0.1:${port}\\a.pdf`,
        `/documents/@127.0.0.1:${port}/1?capability=x`,
        'http://169.254.169.254/latest/meta-data',
        'file:///etc/passwd',
        '/etc/passwd',
        '../../../../etc/passwd',
        'data:application/pdf,x',
        'javascript:alert(1)',
      ]
      for (const address of addresses) {
        const reply = await open({ fileUrl: address }, url)
        expect([400, 403], address).toContain(reply.statusCode)
        expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
      }
      expect(connections).toBe(0)
    })
  })

  test('is not named in the log', async () => {
    log.clear()
    await open({ fileUrl, fileName: 'Geheimes' })
    await open({ fileUrl: `${fileUrl}x` })
    await open({ fileUrl: 'http://127.0.0.1/geheim' })
    expect(log.lines().length).toBeGreaterThanOrEqual(3)
    expect(log.text()).not.toMatch(/capability|geheim|Vertrag|~/i)
  })

  test('is a server error when its file is lost', async () => {
    const { number } = await add({ customerId: 'A', name: 'Verloren' })
    const { storage_key: key } = await documents
      .db()
      .selectFrom('document')
      .select('storage_key')
      .where('customer_id', '=', 'A')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await documents.storage().delete(key)
    const url = fileUrl.replace(/\/1\?/, `/${number}?`)
    expect((await open({ fileUrl: url })).statusCode).toBe(500)
  })
})

import { randomBytes } from 'node:crypto'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { newStoredFiles } from '../../testing/storage/files.ts'

const FRAME = { 'sec-fetch-dest': 'iframe' }
type Way = typeof previewDocumentCall | typeof downloadDocumentCall
const ways: [path: string, way: Way][] = [
  [previewDocumentCall.path, previewDocumentCall],
  [downloadDocumentCall.path, downloadDocumentCall],
]
const SIZES = { small: 10_000, large: 3_000_000 }
const LOST = /^Die Datei dieses Dokuments fehlt .* Sicherung .*\.$/
const DAMAGED = /^Die Datei dieses Dokuments ist beschädigt .* Sicherung .*\.$/

/** Returns a copy with one bit flipped. */
function flipBit(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

const damages: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'with a changed first byte': (bytes) => flipBit(bytes, 0),
  'with a changed byte in its middle': (bytes) => flipBit(bytes, bytes.length >> 1),
  'with a changed last byte': (bytes) => flipBit(bytes, bytes.length - 1),
  'that lacks its last byte': (bytes) => bytes.subarray(0, bytes.length - 1),
  'of which 100 bytes are left': (bytes) => bytes.subarray(0, 100),
  'with trailing bytes': (bytes) => Buffer.concat([bytes, bytes]),
  'that is empty': () => Buffer.alloc(0),
}

onEachDatabase('a document with a lost or damaged file', (newDatabase) => {
  const log = captureLog()
  const documents = useDocuments(newDatabase, {
    environment: { LOG_LEVEL: 'info' },
    logStream: log.stream,
  })
  const newFile = newStoredFiles()
  let origin: string

  beforeAll(async () => {
    origin = await documents.app().listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => log.clear())

  /** Adds a document; returns its bytes and key, and functions that open it and replace its file. */
  async function keep(size: number) {
    const bytes = randomBytes(size)
    const { number } = await documents.add({ customerId: 'A', bytes })
    const { storage_key: key } = await documents
      .db()
      .selectFrom('document')
      .select('storage_key')
      .where('number', '=', number)
      .where('customer_id', '=', 'A')
      .executeTakeFirstOrThrow()
    const [row] = await documents.list('a')
    const fileUrl = (row?.downloadUrl ?? '').replace(/\/\d+\?/, `/${number}?`)
    const open = async (headers: Record<string, string> = {}, way: Way = previewDocumentCall) =>
      await fetch(origin + addressOf(way, { query: { fileUrl } }), { headers })
    const replace = async (file: Buffer) => {
      await documents.storage().delete(key)
      await documents.storage().put(key, await newFile(file))
    }
    return { bytes, key, open, replace }
  }

  const sentenceOf = async (reply: Response) => Object(await reply.json()).error

  /** Resolves to the bytes that arrive, or null if the reply is cut off. */
  const arrived = async (reply: Response) => await reply.bytes().then(Buffer.from, () => null)

  describe.each(Object.entries(SIZES))('of %s size', (_, size) => {
    test('is sent whole and by range while its file is intact', async () => {
      const { bytes, open } = await keep(size)
      expect(bytes.equals((await arrived(await open())) ?? Buffer.alloc(0))).toBe(true)
      expect(bytes.equals((await arrived(await open(FRAME))) ?? Buffer.alloc(0))).toBe(true)
      for (const range of ['bytes=0-99', 'bytes=5000-5999', 'bytes=-7']) {
        const reply = await open({ range })
        expect(reply.status).toBe(206)
        const [, start, end] = /(\d+)-(\d+)\//.exec(reply.headers.get('content-range') ?? '') ?? []
        expect(await arrived(reply)).toEqual(bytes.subarray(Number(start), Number(end) + 1))
      }
    })

    test('is an error with its cause in the log when the file is lost', async () => {
      const { key, open } = await keep(size)
      await documents.storage().delete(key)
      for (const headers of [{}, { range: 'bytes=0-9' }]) {
        const reply = await open(headers)
        expect(reply.status).toBe(500)
        expect(await sentenceOf(reply)).toMatch(LOST)
      }
      expect(log.text()).toContain(`Nothing is stored under ${key}`)
    })

    test.each(Object.entries(damages))('%s never arrives whole', async (_, damage) => {
      const { bytes, key, open, replace } = await keep(size)
      await replace(damage(bytes))
      const whole = await open()
      if (whole.status === 200) expect(await arrived(whole)).toBeNull()
      else
        expect([whole.status, await sentenceOf(whole)]).toEqual([
          500,
          expect.stringMatching(DAMAGED),
        ])
      for (const range of ['bytes=0-9', 'bytes=-10']) {
        const part = await open({ range })
        expect(part.status).toBe(500)
        expect(await sentenceOf(part)).toMatch(DAMAGED)
      }
      const shown = await open(FRAME)
      expect(shown.status).toBe(500)
      expect(await shown.text()).toContain('ist beschädigt')
      await expect.poll(() => log.text()).toContain(`The bytes of ${key} do not match its checksum`)
      expect(log.lines().some(({ level }) => level >= 50)).toBe(true)
    })

    test('is sent again once its file is restored, until it is damaged again', async () => {
      const { bytes, open, replace } = await keep(size)
      const range = { range: 'bytes=0-9' }
      await replace(flipBit(bytes, 20))
      expect((await open(range)).status).toBe(500)
      await replace(bytes)
      expect((await open(range)).status).toBe(206)
      await replace(flipBit(bytes, 20))
      expect((await open(range)).status).toBe(500)
    })
  })

  test.each(ways)(
    'is a German error page where a browser displays the reply to %s',
    async (_path, way) => {
      const { key, open } = await keep(SIZES.small)
      await documents.storage().delete(key)
      const reply = await open({ accept: 'text/html,*/*;q=0.8' }, way)
      expect(reply.status).toBe(500)
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(reply.headers.get('cache-control')).toBe('no-store')
      for (const name of ['content-disposition', 'etag', 'accept-ranges'])
        expect(reply.headers.has(name), name).toBe(false)
      const page = await reply.text()
      expect(page).toContain('<h1>Das Dokument kann nicht geöffnet werden</h1>')
      expect(page).toContain('Die Datei dieses Dokuments fehlt in unserem Speicher.')
      expect(page).not.toMatch(/<script|src=|href=/)
    },
  )

  test.each(ways)('is an error page where the link for %s is invalid', async (_path, way) => {
    const { open } = await keep(SIZES.small)
    const url = `${(await open({}, way)).url}x`
    const reply = await fetch(url, { headers: FRAME })
    expect(reply.status).toBe(403)
    expect(await reply.text()).toContain('<p>Dieser Link auf ein Dokument gilt nicht')
    expect((await fetch(url)).headers.get('content-type')).toContain('application/json')
  })

  test('answers HEAD with an error as well', async () => {
    const { bytes, replace, open } = await keep(SIZES.small)
    await replace(flipBit(bytes, 20))
    const url = (await open()).url
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(500)
  })
})

import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { parse } from 'content-disposition'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'

const bytes = pdf('Straße und Hausnummer')
const ways = [previewDocumentCall.path, downloadDocumentCall.path]

onEachDatabase('a document’s file', (newDatabase) => {
  const environment = { ALLOWED_ORIGINS: 'https://haus.example' }
  const { call, list, add } = useDocuments(newDatabase, { environment })
  let fileUrl: string

  beforeAll(async () => {
    await add({ customerId: 'A', bytes, name: 'Vertrag "Süd"; 100% – 漢字', date: '2025-01-01' })
    fileUrl = (await list('a'))[0]?.downloadUrl ?? ''
  })

  const open = (
    query: Record<string, string>,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
    url: string = previewDocumentCall.path,
  ) => call('nobody', { method, url, query, headers })

  describe.each(ways)('%s', (url) => {
    const type = url === previewDocumentCall.path ? 'inline' : 'attachment'

    test('sends the bytes with headers that prevent execution', async () => {
      const reply = await open({ fileUrl }, {}, 'GET', url)
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload).toEqual(bytes)
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'content-disposition': `${type}; filename="readv_A_Lindenweg 3_20250101_Mietvertrag_Vertrag S?d ; 100% ? ??.pdf"; filename*=UTF-8''readv_A_Lindenweg%203_20250101_Mietvertrag_Vertrag%20S%C3%BCd%20%3B%20100%25%20%E2%80%93%20%E6%BC%A2%E5%AD%97.pdf`,
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(reply.headers.etag).toMatch(/^"[\da-f]{64}"$/)
    })

    test('may be framed by the dashboard only and runs no script', async () => {
      const { headers } = await open({ fileUrl }, {}, 'GET', url)
      const policy = String(headers['content-security-policy']).split(';')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'self' https://haus.example")
      expect(policy.join()).not.toMatch(/script-src|unsafe-eval|\*/)
    })

    test('answers HEAD without the bytes', async () => {
      const reply = await open({ fileUrl }, { range: 'bytes=0-1' }, 'HEAD', url)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-length']).toBe(String(bytes.length))
      expect(reply.rawPayload).toHaveLength(0)
    })
  })

  const own = 'readv_A_Lindenweg 3_20250101_Mietvertrag_Vertrag Süd ; 100% – 漢字.pdf'
  test.each([
    ['Mietvertrag Süd', 'Mietvertrag Süd.pdf'],
    ['Mietvertrag.PDF', 'Mietvertrag.pdf'],
    ['rechnung.exe', 'rechnung.exe.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['.versteckt', 'versteckt.pdf'],
    ['con', 'con-.pdf'],
    ['LPT1.txt', 'LPT1-.txt.pdf'],
    ['Kontakt', 'Kontakt.pdf'],
    ['a\r\nSet-Cookie: b=c"; filename="x.exe', 'a Set-Cookie b=c ; filename= x.exe.pdf'],
    ['gpj.\u202efdp', 'gpj. fdp.pdf'],
    ['ü'.repeat(300), `${'ü'.repeat(125)}.pdf`],
    ['', own],
    ['\u0001', own],
    ['..', own],
  ])('is saved under the requested name, made valid: %j', async (fileName, expected) => {
    const { headers } = await open({ fileUrl, fileName })
    const { type, parameters } = parse(String(headers['content-disposition']))
    expect(type).toBe('inline')
    expect(parameters.filename).toBe(expected)
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('is not sent again to a client that has cached it', async () => {
    const { etag } = (await open({ fileUrl })).headers
    const asked = async (tags: string) => await open({ fileUrl }, { 'if-none-match': tags })
    const same = await asked(`"another", W/${etag}`)
    expect(same).toMatchObject({ statusCode: 304, body: '' })
    expect(same.headers).toMatchObject({ etag, 'cache-control': 'private, no-store' })
    expect((await asked('"another"')).rawPayload).toEqual(bytes)
  })

  describe('requested by range', () => {
    test.each([
      ['bytes=0-4', 0, 4],
      ['bytes=5-', 5, bytes.length - 1],
      ['bytes=-6', bytes.length - 6, bytes.length - 1],
    ])('%s', async (range, start, end) => {
      const reply = await open({ fileUrl }, { range })
      expect(reply.statusCode).toBe(206)
      expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/${bytes.length}`)
      expect(reply.headers['content-length']).toBe(String(end - start + 1))
      expect(reply.rawPayload).toEqual(bytes.subarray(start, end + 1))
    })

    test('is refused beyond its end', async () => {
      const reply = await open({ fileUrl }, { range: `bytes=${bytes.length}-` })
      expect(reply.statusCode).toBe(416)
      expect(reply.headers['content-range']).toBe(`bytes */${bytes.length}`)
      expect(reply.json().error).toMatch(/^So lang ist .*\.$/)
    })

    test('is sent whole when If-Range does not match', async () => {
      const { etag } = (await open({ fileUrl })).headers
      const range = 'bytes=0-4'
      const asked = async (ifRange: string) =>
        (await open({ fileUrl }, { range, 'if-range': ifRange })).statusCode
      expect(await asked(String(etag))).toBe(206)
      expect(await asked('"another"')).toBe(200)
      expect(await asked(`W/${etag}`)).toBe(200)
      expect(await asked('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200)
    })
  })
})

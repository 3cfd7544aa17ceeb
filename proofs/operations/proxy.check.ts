import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { readInvitation } from '@hausblick/contract/addresses.ts'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  listDocumentsCall,
  previewDocumentCall,
  uploadDocumentCall,
} from '@hausblick/contract/calls/documents.ts'
import { signUpCall } from '@hausblick/contract/calls/identity.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { documentRow } from '@hausblick/contract/documents.ts'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runService } from '@hausblick/server/src/testing/process.ts'
import { rawPdf, stream } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KilledService } from '../service/killedService.ts'
import { makeCertificate, type ProxyName, startProxy } from './proxies.ts'

const MEGABYTE = 1024 * 1024
const MAX_MB = 3
const REQUESTS_PER_MINUTE = 300
const OPERATOR = 'betreiber@hausblick.test'
const newFolder = newFolders()

/** Starts the service, and behind it the proxy by its documented file. */
async function start(name: ProxyName) {
  const folder = await newFolder()
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()] as const
  const [servicePort, httpPort, tlsPort] = ports
  const url = `https://localhost:${tlsPort}`
  const databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`
  const account = { email: 'a@example.org', kind: 'customer', customerId: 'A' } as const
  const headers = await new KilledService(folder).signIn(account)
  const service = runService(folder, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: servicePort,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    MAX_UPLOAD_MB: String(MAX_MB),
    REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
  })
  onTestFinished(async () => {
    await service.stop()
  })
  setDefaultCACertificates([await makeCertificate(folder)])
  const proxy = await startProxy(name, { folder, httpPort, tlsPort, servicePort })
  onTestFinished(proxy.stop)
  const printed = await service.printed(`Einmaliger Zugang für ${OPERATOR}`)
  await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200)
  return { url, http: `http://127.0.0.1:${httpPort}`, headers, service, proxy, printed }
}

function newPdf(bytes: number): Buffer {
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    stream('', randomBytes(bytes)),
  ])
}

async function upload(url: string, headers: Record<string, string>, bytes: Buffer) {
  const body = new FormData()
  body.set('docName', 'Brief')
  body.set('file', new Blob([Buffer.from(bytes)]), 'brief.pdf')
  return await fetch(url + uploadDocumentCall.path, { method: 'POST', headers, body })
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(['nginx', 'haproxy'] as const)('behind %s', (name) => {
  test('everything works through TLS', async () => {
    const { url, http, headers, service, proxy, printed } = await start(name)

    // Pages, as the service sends them.
    const page = await fetch(`${url}/login`, { headers: { 'accept-encoding': 'br' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(await page.text()).toContain('Anmelden')

    // HTTP/2.
    const session = connect(url)
    const [reply] = await once(session.request({ ':path': '/api/config' }), 'response')
    expect(reply).toMatchObject({ ':status': 200 })
    session.close()

    // HTTP: pages are redirected, calls are not.
    const redirected = await fetch(`${http}/login?a=b`, { redirect: 'manual' })
    expect(redirected.status).toBe(301)
    expect(redirected.headers.get('location')).toBe(`${url}/login?a=b`)
    expect((await fetch(http + readMeCall.path, { redirect: 'manual' })).status).toBe(403)

    // Cookies are sent over TLS only.
    const link = printed.match(new RegExp(`${OPERATOR}: +(\\S+)`))?.[1] ?? ''
    const invitation = readInvitation(new URL(link).search)
    const signedUp = await fetch(url + signUpCall.path, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ email: OPERATOR, password: 'ein langes Passwort', ...invitation }),
    })
    expect(signedUp.status).toBe(200)
    const cookies = signedUp.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i)

    // Uploads of all sizes are the service's affair.
    const largest = newPdf(MAX_MB * MEGABYTE - 1000)
    expect((await upload(url, headers, largest)).status).toBe(200)
    const refused = await upload(url, headers, newPdf((MAX_MB + 2) * MEGABYTE))
    expect(refused.status).toBe(413)
    expect(await refused.text()).toMatch(/^Die Datei ist größer als 3 MB\./)

    // Downloads, whole and in part.
    const rows: unknown[] = await (await fetch(url + listDocumentsCall.path, { headers })).json()
    const { downloadUrl } = documentRow.parse(rows[0])
    const file = url + addressOf(previewDocumentCall, { query: { fileUrl: downloadUrl } })
    const whole = await fetch(file)
    expect(sha256(await whole.bytes())).toBe(sha256(largest))
    const part = await fetch(file, { headers: { range: 'bytes=1000-1999' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.bytes())).toEqual(largest.subarray(1000, 2000))

    // Metrics are not for everyone: the proxy's own answer has none of the service's headers.
    for (const path of ['/metrics', '/%6detrics', '/metrics?a=b']) {
      const hidden = await fetch(url + path)
      expect(hidden.status).toBe(404)
      expect(hidden.headers.get('content-security-policy')).toBeNull()
    }

    // A client cannot choose its address: all its requests count as one client's.
    const statuses = new Set<number>()
    for (let sent = 0; sent <= REQUESTS_PER_MINUTE; sent++) {
      const spoofed = { 'x-forwarded-for': `203.0.113.${sent % 250}` }
      statuses.add((await fetch(url + readConfigCall.path, { headers: spoofed })).status)
    }
    expect(statuses).toContain(429)

    // A service that is away is told in German: by a sentence to programs, by a page that tries again to people.
    await service.stop()
    const shown = { 'sec-fetch-dest': 'iframe' }
    for (const [address, asked, type] of [
      [`${previewDocumentCall.path}?fileUrl=geheim`, {}, 'application/json'],
      [`${previewDocumentCall.path}?fileUrl=geheim`, shown, 'text/html; charset=utf-8'],
      ['/dashboard?jahr=2025', {}, 'text/html; charset=utf-8'],
      ['/', { 'sec-fetch-dest': 'document' }, 'text/html; charset=utf-8'],
    ] as const) {
      const away = await fetch(url + address, { headers: asked })
      expect(away.status).toBe(503)
      expect(away.headers.get('retry-after')).toBe('5')
      expect(away.headers.get('content-type')).toMatch(type)
      expect(await away.text()).toMatch(
        type === 'application/json'
          ? /^\{"error":"[^"]*nicht erreichbar[^"]*"\}$/
          : /^<!doctype html>.*http-equiv="refresh".*fünf Sekunden.*<\/html>$/,
      )
    }

    // The log has paths, and nothing that opens something.
    await fetch(`${url}/api/calendar/geheim.ics`)
    await fetch(`${http}/login?token=geheim`, { redirect: 'manual' })
    await expect.poll(proxy.readLog).toContain('/api/calendar/-')
    await expect.poll(proxy.readLog).toContain('/login ')
    const log = await proxy.readLog()
    expect(log).toContain(previewDocumentCall.path)
    expect(log).not.toMatch(/geheim|fileUrl|\?/)
  })
})

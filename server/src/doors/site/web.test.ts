import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLimits } from '../../platform/http/limits.ts'
import type { App } from '../../platform/http/service.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { portOf } from '../../testing/portOf.ts'

const INDEX = '<!doctype html><title>Hausblick</title>'
const SCRIPT = `export default ${JSON.stringify('x'.repeat(2000))}`

onEachDatabase('the web', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let app: App
  let webFolder: string

  beforeAll(async () => {
    webFolder = await newFolder()
    await mkdir(join(webFolder, 'assets'))
    await writeFile(join(webFolder, 'index.html'), INDEX)
    await writeFile(join(webFolder, 'robots.txt'), 'User-agent: *')
    await writeFile(join(webFolder, 'manifest.webmanifest'), '{}')
    await writeFile(join(webFolder, 'favicon.ico'), 'icon')
    await writeFile(join(webFolder, '.env'), 'SECRET=geheim')
    await writeFile(join(webFolder, 'assets/app-3f.js'), SCRIPT)
    await writeFile(join(webFolder, 'assets/app-3f.js.br'), brotliCompressSync(SCRIPT))
    app = await newApp(await newDatabase(), { webFolder })
  })

  test.each([
    ['/', 'Hausblick'],
    ['/dashboard', 'Dashboard – Hausblick'],
    ['/Documents/Eingang/', 'Eingang – Hausblick'],
    ['/demo/documents?typ=Brief&q=../x', 'Dokumente (Demo) – Hausblick'],
    ['/signup?cid=A&token=b', 'Registrieren – Hausblick'],
    ['/apis', 'Hausblick'],
    ['/no/page', 'Hausblick'],
  ])('%s is the page titled %s, which a browser asks for every time', async (url, title) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain(`<title>${title}</title>`)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    })
  })

  test.each([
    { ...defaultLimits, eventLoopDelayMs: Number.MIN_VALUE },
    { ...defaultLimits, waitMs: Number.MIN_VALUE },
  ])('the files of a page are sent even if pages are refused', async (limits) => {
    const busy = await newApp(await newDatabase(), { webFolder, limits })
    const statuses = async (url: string) => {
      const replies = await Promise.all(Array.from({ length: 40 }, () => busy.inject({ url })))
      return new Set(replies.map(({ statusCode }) => statusCode))
    }
    await expect.poll(async () => (await statuses('/dashboard')).has(503)).toBe(true)
    expect(await statuses('/assets/app-3f.js')).toEqual(new Set([200]))
  })

  test.each([
    '/api',
    '/api/nope',
    '/assets',
    '/assets/',
    '/assets/gone-1a.js',
    '/metrics',
    '/healthz/x',
    '/readyz?x=1/y',
  ])('%s is no page', async (url) => {
    const reply = await app.inject({ url })
    expect(reply.headers['content-type']).not.toContain('html')
  })

  test.each([
    '/.env',
    '/%2eenv',
    '/.git/HEAD',
    '/demo/.env/x',
    '/nix.js',
    '/sitemap.xml',
    '/wp-login.php?redirect=/dashboard',
    '/demo/documents.html',
    '/dashboard%2Ejson',
    '/backup.tar.gz/',
    '/.well-known/change-password',
  ])('%s looks like a file, and there is none', async (url) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(reply.json()).toEqual({
      error: 'Diese Adresse gibt es nicht. Bitte prüfen Sie die Schreibweise.',
    })
  })

  test.each(['*', 'http://haus/dashboard', 'http://haus:0/'])(
    '%s in a request line is no page, nor an internal error',
    async (target) => {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect(portOf(app.server), '127.0.0.1')
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /)
    },
  )

  test('a dot in a query does not make a page a file', async () => {
    const reply = await app.inject({ url: '/signup?cid=a.b&token=x.js' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  })

  test('only GET and HEAD return a page', async () => {
    expect((await app.inject({ method: 'PUT', url: '/dashboard' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).body).toBe('')
    expect((await app.inject({ method: 'HEAD', url: '/dashboard' })).statusCode).toBe(200)
  })

  test('files beside the pages are served, hidden ones are not', async () => {
    expect((await app.inject({ url: '/robots.txt' })).body).toBe('User-agent: *')
    expect((await app.inject({ url: '/.env' })).body).not.toMatch(/SECRET/)
  })

  test('the manifest has its media type, and icons are cached for a day', async () => {
    const manifest = await app.inject({ url: '/manifest.webmanifest' })
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    })
    const icon = await app.inject({ url: '/favicon.ico' })
    expect(icon.headers).toMatchObject({
      'content-type': 'image/vnd.microsoft.icon',
      'cache-control': 'public, max-age=86400',
    })
  })

  describe('a file of the build', () => {
    test('is served precompressed and as immutable', async () => {
      const url = '/assets/app-3f.js'
      const reply = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect(reply.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(SCRIPT)
      expect((await app.inject({ url })).body).toBe(SCRIPT)
    })
  })

  test('that is missing before a build says what to do', async () => {
    const unbuilt = await newApp(await newDatabase(), { webFolder: await newFolder() })
    const reply = await unbuilt.inject({ url: '/dashboard' })
    expect(reply.statusCode).toBe(503)
    expect(reply.json().error).toMatch(/noch nicht gebaut/)
  })
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'

const PAGE = '<!doctype html><html><head><title>Hausblick</title></head><body></body></html>'
const PUBLIC_URL = 'https://portal.example.de'

onEachDatabase('the preview of a link', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let app: App

  beforeAll(async () => {
    const webFolder = await newFolder()
    await writeFile(join(webFolder, 'index.html'), PAGE)
    await mkdir(join(webFolder, 'pages/demo'), { recursive: true })
    await writeFile(join(webFolder, 'pages/demo/documents.html'), PAGE)
    for (const name of ['login', 'signup', 'settings'])
      await writeFile(join(webFolder, `pages/${name}.html`), PAGE)
    await writeFile(join(webFolder, '.impressum.html'), PAGE)
    await writeFile(join(webFolder, 'vorschau.png'), 'picture')
    app = await newApp(await newDatabase(), { webFolder, environment: { PUBLIC_URL } })
  })

  test.each([
    ['/demo/dashboard', 'Dashboard (Demo) – Hausblick', /Beispieldaten und ohne Anmeldung/],
    ['/demo/documents?typ=Brief', 'Dokumente (Demo) – Hausblick', /Beispieldaten/],
    ['/login', 'Anmelden – Hausblick', /^Hausblick zeigt Eigentümern/],
    ['/signup?cid=K-1&token=geheim', 'Registrieren – Hausblick', /^Hausblick zeigt/],
    ['/impressum', 'Impressum – Hausblick', /^Hausblick zeigt/],
  ])('of %s says what it is, with absolute addresses', async (url, title, description) => {
    const reply = await app.inject({ url })
    const [path] = url.split('?')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    expect(readTags(reply.body)).toEqual({
      'og:type': 'website',
      'og:site_name': 'Hausblick',
      'og:locale': 'de_DE',
      'og:title': title,
      'og:description': expect.stringMatching(description),
      'og:url': PUBLIC_URL + path,
      'og:image': `${PUBLIC_URL}/vorschau.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Dashboard'),
      'twitter:card': 'summary_large_image',
    })
    expect(reply.body).not.toContain('geheim')
  })

  test.each(['/', '/dashboard', '/settings', '/passwort?token=geheim', '/demo/nirgends'])(
    '%s has none',
    async (url) => {
      expect(readTags((await app.inject({ url })).body)).toEqual({})
    },
  )

  test('shows an existing picture', async () => {
    const reply = await app.inject({ url: '/vorschau.png' })
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  })
})

/** Returns the content of each meta tag, by name. */
function readTags(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]))
}

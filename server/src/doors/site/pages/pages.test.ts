import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import type { RenderPage } from '@hausblick/contract/renderedPage.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import type { App } from '../../../platform/http/service.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { newApps, OPERATOR, patientLimits } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { replaceRows } from '../../../testing/replaceRows.ts'
import { sampleRow } from '../../../testing/sampleRow.ts'

const INDEX = `<html><head><title>Hausblick</title><script src="/theme.js"></script>
<script type="module" crossorigin src="/assets/app-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/app-1.css"></head><body><div id="root"></div></body></html>`
const MANIFEST = {
  'index.html': { file: 'assets/app-1.js', isEntry: true },
  'src/Page.tsx': { file: 'assets/Page-1.js', imports: ['index.html', '_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['index.html'] },
}

/** Renders what a page knows as JSON: who is signed in, and the portfolio that its query names. */
const renderPage: RenderPage = async ({ url, session, read, renderedAt }) => {
  const { pathname, searchParams } = new URL(url)
  if (pathname === '/weiter') return { kind: 'redirect', location: '/login?ziel=%2Fweiter' }
  const customerId = searchParams.get('kunde') ?? session?.customerId ?? 'DEMO'
  const { body: portfolio } = await read(readPortfoliosCall.path, { customerId }, {})
  return {
    kind: 'page',
    html: JSON.stringify({ who: session?.me.email ?? null, portfolio }),
    data: { session, renderedAt, loaderData: {}, queries: '</script><script>alert(1)' },
    sources: ['src/Page.tsx'],
  }
}

onEachDatabase('pages', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let database: TestDatabase
  let webFolder: string
  let app: App

  /** Writes a portfolio with that many units for a customer. */
  async function own(customerId: string, numberofproperties: number) {
    const { row } = sampleRow(portfolioKind, customerId, '', { numberofproperties })
    await database.db
      .transaction()
      .execute((trx) => replaceRows(trx, portfolioKind, [[customerId, [row]]]))
  }

  async function newOwner(email: string, customerId: string): Promise<Browser> {
    const browser = new Browser(app)
    const invitee = { kind: 'customer', customerId } as const
    await browser.signUp(email, await createInvitation(database.db, invitee, PUBLIC_URL))
    await browser.link(await createInvitation(database.db, invitee, PUBLIC_URL))
    return browser
  }

  const unitsOf = (html: string) =>
    [...html.matchAll(/"numberofproperties":(\d+)/g)].map(([, count]) => Number(count))

  beforeAll(async () => {
    webFolder = await newFolder()
    await mkdir(join(webFolder, 'assets'))
    await mkdir(join(webFolder, '.vite'))
    await writeFile(join(webFolder, 'index.html'), INDEX)
    await writeFile(join(webFolder, 'theme.js'), 'theme()')
    await writeFile(join(webFolder, 'assets/app-1.css'), 'body{color:red}')
    await writeFile(join(webFolder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
    database = await newDatabase()
    app = await newApp(database, { webFolder, renderPage })
    for (const [index, id] of ['A', 'B', 'DEMO'].entries()) await own(id, 101 + index)
  })

  test('come with their data, styles and the links of their code', async () => {
    const { body, headers } = await app.inject({ url: '/demo/dashboard' })
    expect(unitsOf(body)).toEqual([103])
    expect(body).toContain('<title>Dashboard (Demo) – Hausblick</title>')
    expect(body).toContain('<style>body{color:red}</style>')
    expect(body).toContain('<script>theme()</script>')
    expect(body.match(/modulepreload[^>]*href="([^"]*)"/g)).toHaveLength(2)
    expect(body).toContain('src:"/assets/app-1.js"')
    expect(body).not.toContain('</script><script>alert')
    const policy = headers['content-security-policy']
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' .*style-src 'self' 'sha256-[^']+'/)
    expect(policy).not.toContain('unsafe')
  })

  describe('of the demo', () => {
    test('are kept until the demo’s data change', async () => {
      const first = await app.inject({ url: '/demo/properties' })
      const etag = String(first.headers.etag)
      expect(first.headers['cache-control']).toBe('no-cache')
      const ask = () => app.inject({ url: '/demo/properties', headers: { 'if-none-match': etag } })
      expect((await ask()).statusCode).toBe(304)
      await own('DEMO', 104)
      const next = await ask()
      expect(next.statusCode).toBe(200)
      expect(unitsOf(next.body)).toEqual([104])
    })

    test('know nobody, whoever opens them', async () => {
      const browser = await newOwner('demo@example.de', 'A')
      const { body } = await browser.open('/demo/contact')
      expect(body).toContain('"who":null')
    })

    test('are compressed once, for each encoding', async () => {
      const headers = { 'accept-encoding': 'br' }
      const ask = () => app.inject({ url: '/demo/dashboard?lang', headers })
      const [first, second] = [await ask(), await ask()]
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
      const plain = await app.inject({ url: '/demo/dashboard?lang' })
      if (first.headers['content-encoding'] === 'br')
        expect(brotliDecompressSync(first.rawPayload).toString()).toContain('"who":null')
      expect(plain.body).toContain('"who":null')
    })
  })

  describe('of a customer', () => {
    test('are for them alone, and never stored', async () => {
      const browser = await newOwner('a@example.de', 'A')
      const { body, headers } = await browser.open('/dashboard')
      expect(body).toContain('"who":"a@example.de"')
      expect(unitsOf(body)).toEqual([101])
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers.etag).toBeUndefined()
    })

    test('never show another’s data, a hundred times at once', async () => {
      const [a, b] = [await newOwner('a1@example.de', 'A'), await newOwner('b1@example.de', 'B')]
      const pages = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const [browser, email, count] =
            index % 2 === 0 ? ([a, 'a1', 101] as const) : ([b, 'b1', 102] as const)
          return { html: (await browser.open('/dashboard')).body, email, count }
        }),
      )
      for (const { html, email, count } of pages) {
        expect(html).toContain(`"who":"${email}@example.de"`)
        expect(unitsOf(html)).toEqual([count])
      }
    })

    test('come without data where they ask for another’s', async () => {
      const browser = await newOwner('a2@example.de', 'A')
      const { body } = await browser.open('/dashboard?kunde=B')
      expect(unitsOf(body)).toEqual([])
      expect(body).toContain('<div id="root"></div>')
    })

    test('follow the rights of the moment', async () => {
      const browser = await newOwner('a3@example.de', 'A')
      expect(unitsOf((await browser.open('/dashboard')).body)).toEqual([101])
      await database.db.deleteFrom('account_link').where('email', '=', 'a3@example.de').execute()
      expect(unitsOf((await browser.open('/dashboard?kunde=A')).body)).toEqual([])
      await browser.signOut()
      expect((await browser.open('/dashboard?kunde=DEMO')).body).toContain('"who":null')
    })
  })

  test('of operators show whom they choose', async () => {
    const browser = new Browser(app)
    const invitee = { kind: 'operator', email: OPERATOR } as const
    await browser.signUp(OPERATOR, await createInvitation(database.db, invitee, PUBLIC_URL))
    await browser.link(await createInvitation(database.db, invitee, PUBLIC_URL))
    expect(unitsOf((await browser.open('/dashboard?kunde=B')).body)).toEqual([102])
  })

  test('can lead elsewhere', async () => {
    const { statusCode, headers } = await app.inject({ url: '/weiter' })
    expect([statusCode, headers.location]).toEqual([302, '/login?ziel=%2Fweiter'])
  })

  test('of accounts are left to the browser with the hosted provider', async () => {
    const project = { FIREBASE_PROJECT_ID: 'hausblick', FIREBASE_API_KEY: 'key' }
    const environment = { IDENTITY: 'firebase', ...project }
    const hosted = await newApp(database, { webFolder, renderPage, environment })
    const { body } = await hosted.inject({ url: '/Dashboard/' })
    expect(body).toContain('<div id="root"></div>')
    expect((await hosted.inject({ url: '/login' })).body).toContain('"who":null')
    expect((await hosted.inject({ url: '/demo/dashboard' })).body).toContain('"who":null')
  })

  test('are left to the browser while the service is busy', async () => {
    const busy = await newApp(database, {
      webFolder,
      renderPage,
      limits: { ...patientLimits, renderingDelayMs: -1 },
    })
    const { body, headers } = await busy.inject({ url: '/demo/dashboard' })
    expect(body).toContain('<div id="root"></div>')
    expect(body).toContain('<title>Dashboard (Demo) – Hausblick</title>')
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

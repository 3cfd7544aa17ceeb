import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  listDocumentChoicesCall,
  listDocumentsCall,
  TOTAL_COUNT,
} from '@hausblick/contract/calls/documents.ts'
import type { DocumentRow } from '@hausblick/contract/documents.ts'
import type { RenderPage } from '@hausblick/contract/renderedPage.ts'
import { beforeAll, expect, test } from 'vitest'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { newFolders } from '../../../testing/folders.ts'

const STAFF = 'kollegin@betreiber.example'

interface Shown {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Renders as JSON what the call answers that the page's address names. */
const renderPage: RenderPage = async ({ url, session, read, renderedAt }) => {
  const { path = '', ...query } = Object.fromEntries(new URL(url).searchParams)
  const { body, headers } = await read(path, query, {})
  return {
    kind: 'page',
    html: JSON.stringify({ body, headers: Object.fromEntries(headers) } satisfies Shown),
    data: { session, renderedAt, loaderData: {}, queries: {} },
    sources: [],
  }
}

onEachDatabase('pages of documents', (newDatabase) => {
  const { add, call, database } = useDocuments(newDatabase)
  const newApp = newApps()
  const newFolder = newFolders()
  let staff: Browser
  let customer: Browser

  beforeAll(async () => {
    for (const [index, customerId] of ['A', 'B', 'A', 'B'].entries())
      await add({ customerId, street: `Allee ${index}`, date: `202${index}-01-01`, state: 'filed' })
    await add({ customerId: 'B', type: 'Rechnung', name: 'Dach' })
    const webFolder = await newFolder()
    await writeFile(join(webFolder, 'index.html'), '<head></head><div id="root"></div>')
    const app = await newApp(database(), {
      webFolder,
      renderPage,
      environment: { STAFF_EMAILS: STAFF },
    })
    const signUp = async (email: string, invitee: Parameters<typeof createInvitation>[1]) => {
      const browser = new Browser(app)
      await browser.signUp(email, await createInvitation(database().db, invitee, PUBLIC_URL))
      await browser.link(await createInvitation(database().db, invitee, PUBLIC_URL))
      return browser
    }
    staff = await signUp(STAFF, { kind: 'staff', email: STAFF })
    customer = await signUp('neu@example.de', { kind: 'customer', customerId: 'A' })
  })

  /** Returns what a page shows; null if it is left to the browser. */
  async function show(browser: Browser, path: string, query: Record<string, string>) {
    const { body } = await browser.open(`/documents?${new URLSearchParams({ path, ...query })}`)
    const html = /<div id="root">(?<html>.*?)<\/div>/.exec(body)?.groups?.html
    return html ? (JSON.parse(html) as Shown) : null
  }

  /** Leaves out what differs from reply to reply. */
  const comparable = (rows: unknown) =>
    (rows as DocumentRow[]).map(({ downloadUrl, ...row }) => ({
      ...row,
      address: downloadUrl.split('?')[0],
    }))

  const paged = { customerId: 'all', summaryOnly: '1', limit: '2' }

  test.each([
    paged,
    { ...paged, sort: 'street', direction: 'descending' },
    { ...paged, type: 'Rechnung', search: 'dach' },
    { ...paged, year: '1999' },
    { customerId: 'B' },
  ])('show staff the list that the call answers to %j', async (query) => {
    const answer = await call('staff', { url: listDocumentsCall.path, query })
    const shown = await show(staff, listDocumentsCall.path, query)
    expect(comparable(shown?.body)).toEqual(comparable(answer.json()))
    expect(shown?.headers[TOTAL_COUNT]).toBe(answer.headers[TOTAL_COUNT])
    expect(shown?.headers.link).toBe(answer.headers.link)
  })

  test('name the next page and how many match', async () => {
    const shown = await show(staff, listDocumentsCall.path, paged)
    expect(shown?.headers[TOTAL_COUNT]).toBe('5')
    expect(shown?.headers.link).toContain('rel="next"')
  })

  test('show staff what the filters offer', async () => {
    const query = { limit: '3' }
    const shown = await show(staff, listDocumentChoicesCall.path, query)
    const answer = await call('staff', { url: listDocumentChoicesCall.path, query })
    expect(shown?.body).toEqual(answer.json())
    expect(shown?.body).toMatchObject({ streets: ['Allee 0', 'Allee 1', 'Allee 2'] })
  })

  test.each([
    [listDocumentsCall.path, paged],
    [listDocumentsCall.path, { customerId: 'B' }],
    [listDocumentChoicesCall.path, { limit: '3' }],
  ])('show customers nothing of others: %s %j', async (path, query) => {
    expect(await show(customer, path, query)).toBeNull()
  })

  test('show customers their own list', async () => {
    const shown = await show(customer, listDocumentsCall.path, { customerId: 'A' })
    expect(comparable(shown?.body)).toHaveLength(2)
  })

  test('come without content where the call would be malformed', async () => {
    expect(await show(staff, listDocumentsCall.path, { ...paged, month: '13' })).toBeNull()
  })
})

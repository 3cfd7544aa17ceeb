import type { APIRequestContext, Browser } from '@playwright/test'
import { pagePaths } from '../contract/src/addresses.ts'
import { listCustomersCall } from '../contract/src/calls/customers.ts'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import type { Service } from './service.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

/** What identifies a customer on each page. */
interface Marked {
  readonly id: string
  readonly email: string
  readonly marks: Readonly<Record<(typeof paths)[number], string>>
}

const paths = [
  pagePaths.dashboard,
  pagePaths.properties,
  pagePaths.documents,
  pagePaths.settings,
] as const

/** Creates a customer whose names and figures nobody else has. */
async function newMarked(service: Service, id: string, millions: number): Promise<Marked> {
  const [street, name] = [`Straße-${id}`, `Brief-${id}`]
  await importTable(service, `customerid;portfoliovalue\n${id};${millions}345678\n`)
  const unit = `${id};${id}-P1;${street};7;3;Frau`
  await importTable(
    service,
    `customerid;propertyid;street;number;numberofrooms;tenanttitle\n${unit}\n`,
  )
  await addDocuments(service, id, [{ name, street }])
  const email = newEmail()
  return {
    id,
    email,
    marks: {
      [pagePaths.dashboard]: `${millions}.345.678`,
      [pagePaths.properties]: street,
      [pagePaths.documents]: name,
      [pagePaths.settings]: email,
    },
  }
}

/** Everything that tells of a customer, in content and data. */
const tracesOf = ({ id, email, marks }: Marked) => [id, email, ...Object.values(marks)]

async function signIn(browser: Browser, service: Service, customer: Marked) {
  const context = await browser.newContext({ baseURL: service.url })
  const page = await context.newPage()
  await accept({ page, service }, await service.invite(customer.id), customer.email)
  return { context, customer }
}

async function read(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address)
  await expect(response).toBeOK()
  expect(response.headers()['cache-control']).toBe('private, no-store')
  return await response.text()
}

function expectOnly(html: string, path: (typeof paths)[number], own: Marked, other: Marked) {
  expect(html).toContain('id="seite"')
  expect(html, path).toContain(own.marks[path])
  expect(html, path).toContain(own.email)
  for (const trace of tracesOf(other)) expect(html, path).not.toContain(trace)
}

test(
  'a hundred pages of two customers at once show each only their own',
  once,
  async ({ browser, service }, { testId }) => {
    const [a, b] = await Promise.all([
      newMarked(service, `Anna-${testId}`, 71).then((one) => signIn(browser, service, one)),
      newMarked(service, `Bert-${testId}`, 93).then((one) => signIn(browser, service, one)),
    ])
    const loads = Array.from({ length: 100 }, (_, index) => {
      const [own, other] = index % 2 === 0 ? [a, b] : [b, a]
      return { own, other, path: paths[Math.floor(index / 2) % paths.length] ?? paths[0] }
    })
    const pages = await Promise.all(
      loads.map(async ({ own, path }) => await read(own.context.request, path)),
    )
    for (const [index, { own, other, path }] of loads.entries())
      expectOnly(pages[index] ?? '', path, own.customer, other.customer)
    await a.context.close()
    await b.context.close()
  },
)

/** Expects that no page tells of a customer, while their data exist. */
async function expectNoTrace(request: APIRequestContext, customer: Marked, query = '') {
  for (const path of paths) {
    const html = await read(request, path + query)
    for (const trace of Object.values(customer.marks))
      if (trace !== customer.email) expect(html, path).not.toContain(trace)
  }
}

test(
  'a page shows nothing of a customer once the account is no longer theirs',
  once,
  async ({ page, service }, { testId }) => {
    const customer = await newMarked(service, `Clara-${testId}`, 57)
    await accept({ page, service }, await service.invite(customer.id), customer.email)
    await page.goto(pagePaths.dashboard)
    await expect(page.getByText('57.345.678').first()).toBeVisible()

    const { db } = service.database
    await db.deleteFrom('account_link').where('email', '=', customer.email).execute()
    await expectNoTrace(page.request, customer)
    await page.goto(pagePaths.dashboard)
    await expect(page.getByText('Ihrem Konto ist noch kein Bestand zugeordnet.')).toBeVisible()
    await expect(page.getByText('57.345.678')).toHaveCount(0)
  },
)

test(
  'a page shows staff nothing of a customer once they are no longer staff',
  once,
  async ({ page, service }, { testId }) => {
    const customer = await newMarked(service, `Dora-${testId}`, 39)
    const email = await arriveAs('staff', { page, service })
    const query = `?kunde=${customer.id}`
    // Ends what the page before still asks for, so that only the next page's answers are waited for.
    await page.goto('about:blank')
    const choices = page.waitForEvent('requestfinished', (request) =>
      request.url().includes(`${listCustomersCall.path}?`),
    )
    await page.goto(pagePaths.dashboard + query)
    await choices
    await expect(page.getByText('39.345.678').first()).toBeVisible()

    await service.database.db.deleteFrom('account_link').where('email', '=', email).execute()
    await expectNoTrace(page.request, customer, query)
    await page.goto(pagePaths.dashboard + query)
    await expect(page.getByText('Ihrem Konto ist noch kein Bestand zugeordnet.')).toBeVisible()
    await expect(page.getByText('39.345.678')).toHaveCount(0)
  },
)

import type { Page, Request } from '@playwright/test'
import { arrive } from './account.ts'
import { arriveWithDocuments } from './documents.ts'
import { expect, test } from './test.ts'

/** The budget of the scripts and styles that a first visit requests (decision 0076). */
const limit = 170 * 1024
/** The budget of its requests, the page included. */
const maxRequests = 14

test('the demo stays within its bytes and requests, and its pages name their code', async ({
  page,
}) => {
  await expectWithinBudget(page, '/demo/dashboard')
  const own = ['properties', 'documents', 'contact', 'settings'].map((name) => `/demo/${name}`)
  await expectNamedCode(page, [...own, '/login', '/signup', '/passwort'])
})

test('so does a customer’s dashboard, and so do their pages', async ({ page, service }, {
  testId,
}) => {
  await arrive({ page, service })
  await expectWithinBudget(page, '/dashboard')
  await page.context().clearCookies()
  await arriveWithDocuments({ page, service }, `Code-${testId}`, [{ name: 'Brief' }])
  await expectNamedCode(page, ['/properties', '/documents', '/contact', '/settings'])
})

/** Expects that a first visit loads no more scripts and styles, and asks for no more, than is allowed. */
async function expectWithinBudget(page: Page, address: string) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(address)
  await expect(page.getByText(/€\s*[1-9]/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const visit = [...requests]
  const loaded = await Promise.all(
    visit
      .filter((request) => ['script', 'stylesheet'].includes(request.resourceType()))
      .map(measure),
  )
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
  process.stdout.write(
    `${address}: ${sum} bytes of scripts, ${limit} allowed; ${visit.length} requests, ${maxRequests} allowed\n`,
  )
  expect(loaded.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(loaded.length).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(limit)
  expect(visit.length).toBeLessThanOrEqual(maxRequests)
}

/** Expects that, up to its heading, a page loads only scripts named in the HTML sent for its address. */
async function expectNamedCode(page: Page, addresses: readonly string[]) {
  await page.addInitScript(markHeading)
  for (const address of addresses) await test.step(address, () => expectNamed(page, address))
}

async function expectNamed(page: Page, address: string) {
  const sent = await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scripts = await page.evaluate(() => {
    const moment = performance.getEntriesByName('heading')[0]?.startTime ?? Number.NaN
    const resources = performance.getEntriesByType('resource')
    return resources
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= moment)
      .map(({ name }) => new URL(name).pathname)
  })
  const html = (await sent?.text()) ?? ''
  expect(scripts.length, address).toBeGreaterThan(2)
  expect(
    scripts.filter((path) => !html.includes(`"${path}"`)),
    address,
  ).toEqual([])
}

/** Marks when the heading appears; dialogs are preloaded after that. */
function markHeading() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')) return
    performance.mark('heading')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

async function measure(request: Request) {
  const response = await request.response()
  const { responseBodySize } = await request.sizes()
  return {
    url: request.url(),
    type: request.resourceType(),
    encoding: await response?.headerValue('content-encoding'),
    bytes: responseBodySize,
  }
}

import type { Page, Request } from '@playwright/test'
import { arrive } from './account.ts'
import { arriveWithDocuments } from './documents.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

/** The budget of the scripts and styles that a first visit requests (decision 0092). */
const limit = 170 * 1024
/** The budget of its requests, the page included. */
const maxRequests = 14

for (const address of ['/demo/dashboard', '/dashboard'])
  test(`a first visit of ${address} stays within its bytes and requests`, async ({
    page,
    service,
  }) => {
    if (address === '/dashboard') await arrive({ page, service })
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(address)
    await expect(page.getByText(/€\s*[1-9]/).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all(
      requests
        .filter((request) => ['script', 'stylesheet'].includes(request.resourceType()))
        .map(measure),
    )
    const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
    process.stdout.write(
      `${address}: ${sum} bytes of scripts, ${limit} allowed; ${requests.length} requests, ${maxRequests} allowed\n`,
    )
    expect(loaded.filter(({ encoding }) => encoding !== 'br')).toEqual([])
    expect(loaded.length).toBeGreaterThan(0)
    expect(sum).toBeLessThanOrEqual(limit)
    expect(requests.length).toBeLessThanOrEqual(maxRequests)
  })

test(
  'a page’s HTML names all code that its screen needs',
  once,
  async ({ page, service }, { testId }) => {
    await page.addInitScript(markHeading)
    const open = [
      ...['properties', 'documents', 'contact', 'settings'].map((name) => `/demo/${name}`),
      ...['/login', '/signup', '/passwort'],
    ]
    for (const address of open) await expectNamedCode(page, address)
    await arriveWithDocuments({ page, service }, `Code-${testId}`, [{ name: 'Brief' }])
    for (const address of ['/properties', '/documents', '/contact', '/settings'])
      await expectNamedCode(page, address)
  },
)

/** Expects that, up to its heading, a page loads only scripts named in the HTML sent for its address. */
async function expectNamedCode(page: Page, address: string) {
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

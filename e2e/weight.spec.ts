import type { Page, Request } from '@playwright/test'
import { arriveWithDocuments } from './documents.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

/** The budget of scripts and styles on the wire before the first figure appears. */
const limit = 135 * 1024

test('the dashboard loads at most 135 KB of scripts and styles before its figures appear', async ({
  page,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) requests.push(request)
  })
  await page.addInitScript(markFirstFigure)
  await page.goto('/demo/dashboard')
  await expect(page.getByText(/€\s*[1-9]/).first()).toBeVisible()

  const startedBefore = await page.evaluate(() => {
    const moment = performance.getEntriesByName('figure')[0]?.startTime ?? Number.NaN
    const resources = performance.getEntriesByType('resource')
    return resources.filter(({ startTime }) => startTime <= moment).map(({ name }) => name)
  })
  const loaded = await Promise.all(
    requests.filter((request) => startedBefore.includes(request.url())).map(measure),
  )
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
  process.stdout.write(`/demo/dashboard: ${sum} bytes of scripts and styles, ${limit} allowed\n`)
  expect(loaded.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(loaded.map(({ type }) => type)).toEqual(expect.arrayContaining(['script', 'stylesheet']))
  expect(sum).toBeLessThanOrEqual(limit)
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

/** Marks when the first figure appears; what loads later, in idle time, does not count. */
function markFirstFigure() {
  new MutationObserver((_, observer) => {
    if (!/€\s*[1-9]/.test(document.body?.innerText ?? '')) return
    performance.mark('figure')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, characterData: true })
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

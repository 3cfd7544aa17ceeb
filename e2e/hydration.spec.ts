import type { BrowserContext, Page } from '@playwright/test'
import { customerParameter } from '../contract/src/addresses.ts'
import { listCustomersCall } from '../contract/src/calls/customers.ts'
import { readTokenCall } from '../contract/src/calls/identity.ts'
import { previewOperatorCall } from '../contract/src/calls/operator.ts'
import {
  demoPages,
  entryPages,
  furtherPages,
  legalPages,
  operatorPages,
  ownPages,
  pages,
  settingsPages,
  staffPages,
} from '../contract/src/pages.ts'
import { demoPath } from '../contract/src/paths.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { accept, arrive, CUSTOMER, newEmail } from './account.ts'
import { addDocuments } from './documents.ts'
import { holdReact } from './hydration.ts'
import { arriveAs } from './staff.ts'
import { readShifts, slowDown } from './stillness.ts'
import { expect, test } from './test.ts'
import { views } from './views.ts'

// A unique setting gives this file a service of its own, whose inbox stays empty.
test.use({ settings: { MAX_UPLOAD_MB: '23' } })

/** Maximum cumulative layout shift. */
const ALLOWED = 0.01

/** Keeps the heading as it is sent, before any script of the page has run. */
function keepHeading() {
  const found: { sent?: Element | null } = {}
  Object.assign(window, { found })
  new MutationObserver((_, observer) => {
    found.sent = document.querySelector('h1')
    if (found.sent) observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Returns whether React has taken over the page that was sent, rather than rendered another. */
function isTakenOver(): boolean {
  const { sent } = (window as unknown as { found: { sent?: Element | null } }).found
  const main = document.querySelector('main')
  const isHydrated = Object.keys(main ?? {}).some((name) => name.startsWith('__reactFiber$'))
  return isHydrated && sent != null && sent === main?.querySelector('h1')
}

/**
 * Opens pages whose font and replies arrive late, with React held back until all else has arrived. Expects that each continues
 * with what was sent, asking the service for nothing else than is given, and that nothing moves: a press that has begun would
 * end beside what moves, in the part of a page below the screen too.
 */
async function expectUnmoved(
  context: BrowserContext,
  addresses: readonly string[],
  asks: readonly string[],
) {
  for (const address of addresses)
    await test.step(address, async () => {
      // What another page still asks for must not count for this one.
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname)
      })
      await page.addInitScript(keepHeading)
      await slowDown(page)
      // What operators see of their changes comes later, into a room of its own.
      await page.route(`**${previewOperatorCall.path}`, () => {})
      const release = await holdReact(page)
      const opened = page.goto(address)
      await page.waitForURL(address, { waitUntil: 'networkidle' })
      const before = await page.evaluate(readPlaces)
      await release()
      await opened
      await expect.poll(() => asked, address).toEqual(expect.arrayContaining([...asks]))
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
      expect(await page.evaluate(isTakenOver), address).toBe(true)
      expect(asked.toSorted(), address).toEqual(asks)
      expect(await page.evaluate(readPlaces), address).toEqual(before)
      await expectStill(page)
      await page.close()
    })
}

async function expectStill(page: Page) {
  const { sum, moved } = await readShifts(page)
  expect(sum, `${page.url()}: ${moved.join(' · ')}`).toBeLessThanOrEqual(ALLOWED)
}

const pathsOf = (group: readonly { readonly path: string }[]) => group.map(({ path }) => path)

/** Up to thirty pages, one after the other. */
test.beforeEach(() => test.setTimeout(180_000))

test('public pages continue as sent, nothing of them moves, and they only ask who is signed in', async ({
  context,
}) => {
  const demo = [...pathsOf(demoPages), ...views.map(demoPath)]
  await expectUnmoved(context, [...demo, ...pathsOf(legalPages)], [readTokenCall.path])
  await expectUnmoved(context, pathsOf(entryPages), [])
})

test('what has arrived on a slow line stays where it is while the rest follows', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 20, downloadThroughput: 30_720, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', slow)
  await page.route('**/*.{js,woff2}', () => {})
  await page.goto('/demo/properties', { waitUntil: 'domcontentloaded' })
  await expectStill(page)
})

test('a customer’s pages continue as sent, and nothing of them moves', { tag: '@main' }, async ({
  context,
  page,
  service,
}) => {
  await arrive({ page, service })
  await expectUnmoved(context, pathsOf([...ownPages, ...furtherPages, ...settingsPages]), [])
})

const asksOfStaff = [readTokenCall.path, listCustomersCall.path]

test('an operator’s pages continue as sent, and nothing of them moves', async ({
  context,
  page,
  service,
}, { testId }) => {
  // The customer's email address, which arrives after the documents, is much shorter.
  const customer = `Ausgedacht-${testId}-Kunde`
  await addDocuments(service, customer, [{ name: 'Brief', date: '2026-11-01' }])
  await accept({ page, service }, await service.invite(customer), newEmail())
  await arriveAs('operator', { page, service })
  const own = pathsOf([...staffPages, ...operatorPages])
  await expectUnmoved(context, [...own, pages.documents.path, pages.settings.path], asksOfStaff)
  await slowDown(page)
  for (const part of ['angaben', 'recht']) {
    await page.goto(`${pages.operator.path}?bereich=${part}`)
    await page.waitForLoadState('networkidle')
    await expectStill(page)
  }
})

test('a customer’s pages continue as sent to an operator, and nothing of them moves', async ({
  context,
  page,
  service,
}) => {
  await arriveAs('operator', { page, service })
  const selected = `?${writeSearch(customerParameter, '', CUSTOMER)}`
  const ofCustomer = pathsOf([...ownPages, ...furtherPages]).map((path) => path + selected)
  await expectUnmoved(context, ofCustomer, asksOfStaff)
})

/** Returns what can be pressed, each with its place on the page in pixels. */
function readPlaces(): string[] {
  return [...document.querySelectorAll('main :is(h2, a, button, input)')].map((element) => {
    const { top, left } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${name} ${Math.round(left + scrollX)} ${Math.round(top + scrollY)}`
  })
}

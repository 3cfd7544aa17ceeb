import type { BrowserContext, Page } from '@playwright/test'
import { customerParameter, pagePaths } from '../contract/src/addresses.ts'
import { listCustomersCall } from '../contract/src/calls/customers.ts'
import { readTokenCall } from '../contract/src/calls/identity.ts'
import {
  demoPages,
  entryPages,
  furtherPages,
  legalPages,
  operatorPages,
  ownPages,
  settingsPages,
  staffPages,
} from '../contract/src/pages.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { arrive, CUSTOMER } from './account.ts'
import { holdReact } from './hydration.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

// A unique setting gives this file a service of its own, whose inbox stays empty.
test.use({ settings: { ...staffSettings, MAX_UPLOAD_MB: '23' } })

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

/** Opens pages, and expects that each continues with what was sent, asking the service for nothing else than is given. */
async function expectHydrated(
  context: BrowserContext,
  addresses: readonly string[],
  asks: readonly string[],
  open = (page: Page, address: string): Promise<unknown> => page.goto(address),
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
      await open(page, address)
      await expect.poll(() => asked, address).toEqual(expect.arrayContaining([...asks]))
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
      expect(await page.evaluate(isTakenOver), address).toBe(true)
      expect(asked.toSorted(), address).toEqual(asks)
      await page.close()
    })
}

/**
 * Likewise, with React held back until all else has arrived, and expects that nothing moves when it takes over: a press that
 * has begun would end beside what moves, in the part of a page below the screen too.
 */
async function expectUnmoved(
  context: BrowserContext,
  addresses: readonly string[],
  asks: readonly string[],
) {
  await expectHydrated(context, addresses, asks, async (page, address) => {
    const release = await holdReact(page)
    const opened = page.goto(address)
    await page.waitForURL(address, { waitUntil: 'networkidle' })
    const before = await page.evaluate(readPlaces)
    await release()
    await opened
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(readPlaces), address).toEqual(before)
  })
}

/** About twenty pages, one after the other. */
const MANY_PAGES_MS = 120_000

const pathsOf = (group: readonly { readonly path: string }[]) => group.map(({ path }) => path)

for (const kind of ['staff', 'operator'] as const)
  test(`a customer’s pages continue as sent to ${kind}, and ask for the customers to select from`, {
    tag: '@once',
  }, async ({ context, page, service }) => {
    test.setTimeout(MANY_PAGES_MS)
    await arriveAs(kind, { page, service })
    const selected = `?${writeSearch(customerParameter, '', CUSTOMER)}`
    const choices = [readTokenCall.path, listCustomersCall.path]
    await expectHydrated(
      context,
      pathsOf([...ownPages, ...furtherPages, ...staffPages]).map((path) => path + selected),
      choices,
    )
  })

test('public pages continue as sent, nothing of them moves, and they only ask who is signed in', async ({
  context,
}) => {
  test.setTimeout(MANY_PAGES_MS)
  await expectUnmoved(context, pathsOf([...demoPages, ...legalPages]), [readTokenCall.path])
  await expectUnmoved(context, pathsOf(entryPages), [])
})

test('a customer’s pages continue as sent, and nothing of them moves', async ({
  context,
  page,
  service,
}) => {
  test.setTimeout(MANY_PAGES_MS)
  await arrive({ page, service })
  await expectUnmoved(context, pathsOf([...ownPages, ...furtherPages, ...settingsPages]), [])
})

test('an operator’s pages continue as sent, and nothing of them moves', async ({
  context,
  page,
  service,
}) => {
  test.setTimeout(MANY_PAGES_MS)
  await arriveAs('operator', { page, service })
  const asks = [readTokenCall.path, listCustomersCall.path]
  await expectUnmoved(
    context,
    [...pathsOf([...staffPages, ...operatorPages]), pagePaths.settings],
    asks,
  )
})

/** Returns what can be pressed, each with its place on the page in pixels. */
function readPlaces(): string[] {
  return [...document.querySelectorAll('main :is(h2, a, button, input)')].map((element) => {
    const { top, left } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${name} ${Math.round(left + scrollX)} ${Math.round(top + scrollY)}`
  })
}

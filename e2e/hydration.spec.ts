import type { Page } from '@playwright/test'
import { customerParameter } from '../contract/src/addresses.ts'
import { paths } from '../contract/src/calls.ts'
import { identityPaths } from '../contract/src/identity.ts'
import { demoPages, entryPages, legalPages, ownPages, staffPages } from '../contract/src/pages.ts'
import { writeSearch } from '../contract/src/searchParameters.ts'
import { arrive, CUSTOMER } from './account.ts'
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
async function expectHydrated(page: Page, addresses: readonly string[], asks: readonly string[]) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.addInitScript(keepHeading)
  for (const address of addresses)
    await test.step(address, async () => {
      asked.length = 0
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
      expect(await page.evaluate(isTakenOver), address).toBe(true)
      expect(asked.toSorted(), address).toEqual(asks)
    })
}

const pathsOf = (group: readonly { readonly path: string }[]) => group.map(({ path }) => path)

test('public pages continue as sent, and only ask who is signed in', async ({ page }) => {
  await expectHydrated(page, pathsOf([...demoPages, ...legalPages]), [identityPaths.token])
})

test('pages for visitors who are not signed in continue as sent', async ({ page }) => {
  await expectHydrated(page, pathsOf(entryPages), [])
})

test('a customer’s pages continue as sent', async ({ page, service }) => {
  await arrive({ page, service })
  await expectHydrated(page, pathsOf(ownPages), [])
})

for (const kind of ['staff', 'operator'] as const)
  test(`a customer’s pages continue as sent to ${kind}, and ask for the customers to select from`, async ({
    page,
    service,
  }) => {
    await arriveAs(kind, { page, service })
    // The page that was left may still ask.
    await page.waitForLoadState('networkidle')
    const selected = `?${writeSearch(customerParameter, '', CUSTOMER)}`
    const choices = [identityPaths.token, paths.customers]
    await expectHydrated(
      page,
      pathsOf([...ownPages, ...staffPages]).map((path) => path + selected),
      choices,
    )
  })

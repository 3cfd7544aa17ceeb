import type { Page } from '@playwright/test'
import { readTokenCall, signOutCall } from '../contract/src/calls/identity.ts'
import { readPortfoliosCall } from '../contract/src/calls/records.ts'
import { arrive, expectDashboard, expectLogin, signIn, signOut } from './account.ts'
import { receiveShells } from './shell.ts'
import { expect, test } from './test.ts'

// The browser logs a cache miss.
test.use({
  expectedComplaints: /ERR_CACHE_MISS|401 \(Unauthorized\)|Fehler: ServiceError: Bitte melden Sie/,
})

test('a session ends and starts in all tabs at once, and leaves nothing', async ({
  page,
  context,
  service,
}) => {
  const email = await arrive({ page, service })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expectDashboard(other)
  await page.goto('/contact')
  const read = page.waitForRequest((request) => request.url().includes(readPortfoliosCall.path))
  await page.getByRole('link', { name: 'Hausblick, zum Dashboard' }).click()
  await expectDashboard(page)
  const held = { url: (await read).url(), headers: await (await read).allHeaders() }
  await expect.poll(() => isCached(page, held)).toBe(true)

  await signOut(page)
  for (const tab of [page, other]) await expectLogin(tab)
  expect(await isCached(page, held)).toBe(false)
  // The device cookie remains, which does not identify the account.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['hausblick.device'])
  expect(await page.evaluate(listStored)).toEqual([])
  await page.goBack()
  await expectLogin(page)

  await signIn(page, email)
  for (const tab of [page, other]) await expectDashboard(tab)

  await test.step('that of another user in another tab leaves nothing of the previous one', async () => {
    await page.goto('/settings')
    await expect(ownAddress(page, email)).toBeVisible()
    const after = await arrive({ page, service })
    await context.clearCookies()
    const next = await context.newPage()
    await signIn(next, after)
    await expect(ownAddress(page, after)).toBeVisible()
    await expect(ownAddress(page, email)).toHaveCount(0)
  })
})

test('a session renews its token once, silently, and ends with the call after it was ended elsewhere', async ({
  page,
  context,
  service,
}) => {
  await page.clock.install()
  await arrive({ page, service })
  await page.goto('/dashboard')
  await page.getByText('Portfolio Übersicht').waitFor()

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.fastForward('09:30')
  await lookAway(page)
  await expect.poll(() => asked.filter(isRead).length).toBeGreaterThan(1)
  expect(asked.filter((path) => path === readTokenCall.path)).toHaveLength(1)
  await expectDashboard(page)

  const headers = { origin: service.url }
  await context.request.post(signOutCall.path, { data: {}, headers })
  await page.clock.fastForward('02:00')
  await lookAway(page)
  await expectLogin(page)
})

test('who is signed in is asked by the demo after its figures appear, by other pages before', async ({
  page,
  service,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const opening = page.goto('/demo/dashboard')
  await expect(page.getByText(/€\s*[1-9]/).first()).toBeVisible()
  expect(asked.filter((path) => /auth|session/i.test(path))).toEqual([])
  scripts.resolve()
  await opening
  await expect.poll(() => asked).toContain(readTokenCall.path)

  const email = await arrive({ page, service })
  await receiveShells(page)
  const token = Promise.withResolvers<void>()
  await page.route(`**${readTokenCall.path}`, async (route) => {
    await token.promise
    await route.continue()
  })
  await page.goto('/settings')
  await expect(page.getByText('Lade…')).toBeVisible()
  token.resolve()
  await expect(ownAddress(page, email)).toBeVisible()
})

/** Locates an address as that of the signed-in account; members of a customer also see each other's. */
function ownAddress(page: Page, email: string) {
  return page.getByRole('definition').getByText(email, { exact: true })
}

/** Leaves the page and returns, which makes it refetch stale data. */
async function lookAway(page: Page) {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

function isRead(path: string) {
  return path.startsWith('/api/') && !path.startsWith('/api/auth/')
}

/** Returns whether the browser has a reply in its HTTP cache. */
async function isCached(
  page: Page,
  { url, headers }: { url: string; headers: Record<string, string> },
) {
  return await page.evaluate(
    ([address, authorization]) =>
      fetch(address, {
        cache: 'only-if-cached',
        mode: 'same-origin',
        headers: { authorization },
      }).then(
        (reply) => reply.ok,
        () => false,
      ),
    [url, headers.authorization ?? ''] as const,
  )
}

/** Lists everything that the page has stored in the browser, by name. */
async function listStored() {
  const databases = await indexedDB.databases()
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...databases.map(({ name }) => name),
    ...(await caches.keys()),
  ]
}

import type { Page } from '@playwright/test'
import { identityPaths } from '../contract/src/identity.ts'
import { arrive, expectDashboard, expectLogin, signIn, signOut } from './account.ts'
import { expect, test } from './test.ts'

test.describe('a session', { tag: '@once' }, () => {
  test('ends and begins in all tabs at once', async ({ page, context, service }) => {
    const email = await arrive({ page, service })
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expectDashboard(other)

    await signOut(page)
    await expectLogin(page)
    await expectLogin(other)

    await signIn(page, email)
    await expectDashboard(page)
    await expectDashboard(other)
  })

  test('of somebody else in another tab leaves nothing of the one before', async ({
    page,
    context,
    service,
  }) => {
    const before = await arrive({ page, service })
    await page.goto('/settings')
    await expect(page.getByText(before)).toBeVisible()
    const after = await arrive({ page, service })
    await context.clearCookies()
    const other = await context.newPage()
    await signIn(other, after)
    await expect(page.getByText(after)).toBeVisible()
    await expect(page.getByText(before)).toHaveCount(0)
  })

  test('renews its token once before it expires, without a word', async ({ page, service }) => {
    await page.clock.install()
    await arrive({ page, service })
    await page.goto('/dashboard')
    await page.getByText('Portfolio Übersicht').waitFor()

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.fastForward('09:30')
    await lookAway(page)
    await expect.poll(() => asked.filter(isRead).length).toBeGreaterThan(1)
    expect(asked.filter((path) => path === identityPaths.token)).toHaveLength(1)
    await expectDashboard(page)
  })

  test.describe('that was ended elsewhere', () => {
    test.use({ expectedComplaints: /401 \(Unauthorized\)|Fehler: ServiceError: Bitte melden Sie/ })

    test('ends here with the next call', async ({ page, context, service }) => {
      await page.clock.install()
      await arrive({ page, service })
      await page.goto('/dashboard')
      await page.getByText('Portfolio Übersicht').waitFor()
      const headers = { origin: service.url }
      await context.request.post(identityPaths.signOut, { data: {}, headers })
      await page.clock.fastForward('02:00')
      await lookAway(page)
      await expectLogin(page)
    })
  })

  test('is nothing that the demo asks for, or loads the code of', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/demo/dashboard')
    await expect(page.getByText(/€\s*[1-9]/).first()).toBeVisible()
    expect(asked.filter((path) => /auth|session/i.test(path))).toEqual([])
  })
})

/** Leaves the page and comes back to it, upon which it reads again what it has read long ago. */
async function lookAway(page: Page) {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

function isRead(path: string) {
  return path.startsWith('/api/') && !path.startsWith('/api/auth/')
}

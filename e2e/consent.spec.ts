import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const SCRIPT = 'https://zaehlt.example/skript.js'

test.use({ settings: { ANALYTICS_SCRIPT_URL: SCRIPT } })
// One worker for all, since each would start a service with these settings.
test.describe.configure({ mode: 'default' })

/** Serves a fake third-party script that records its execution. */
async function serveScript(page: Page) {
  await page.context().route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.counted = "yes"',
    }),
  )
}

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Dürfen wir die Nutzung auswerten?' })
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Alle akzeptieren' })
const reject = (page: Page) => banner(page).getByRole('button', { name: 'Alle ablehnen' })
const review = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Einwilligung ändern' })

// Any unexpected request to a third party fails a test.
test('without consent nothing is loaded from elsewhere, and the banner stands in nobody’s way', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries().flatMap((entry) => ('value' in entry ? [entry.value] : []))
      const before = Number(document.documentElement.dataset.shift ?? 0)
      const sum = entries.reduce((total: number, value) => total + Number(value), before)
      document.documentElement.dataset.shift = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await test.step('nothing moves when it appears, and nothing overflows', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/agb')
    await expect(banner(page)).toBeVisible()
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)
  })
  await test.step('the keyboard reaches it first and can leave it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/demo/dashboard')
    await expect(banner(page)).toBeVisible()
    for (const name of [
      'Datenschutzerklärung',
      'Alle ablehnen',
      'Alle akzeptieren',
      'Zum Inhalt springen',
    ]) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveText(name)
    }
  })
  await test.step('both answers look alike', async () => {
    const [yes, no] = await Promise.all([accept(page).boundingBox(), reject(page).boundingBox()])
    expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y])
    const look = (answer: Locator) =>
      answer.evaluate((button) => {
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
        return { color, backgroundColor, borderColor, fontWeight }
      })
    expect(await look(accept(page))).toEqual(await look(reject(page)))
  })
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`it is accessible in ${colorScheme}, and hides nothing`, async () => {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [foot, cover] = await Promise.all([
        page.getByRole('contentinfo').boundingBox(),
        banner(page).boundingBox(),
      ])
      expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBeLessThanOrEqual(
        Math.round(cover?.y ?? 0),
      )
    })
  await test.step('a refusal is remembered', async () => {
    await reject(page).click()
    await expect(banner(page)).toHaveCount(0)
    await page.goto('/login')
    await expect(review(page)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-counted')
  })
})

test.describe('with consent', () => {
  test.use({ expectedComplaints: /^left the service: https:\/\/zaehlt\.example\/skript\.js$/ })

  test('the script is loaded until the consent is withdrawn', async ({ page }) => {
    await serveScript(page)
    await page.goto('/datenschutz')
    await reject(page).click()
    await review(page).click()
    await expect(banner(page)).toBeFocused()
    await accept(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
    await expect(review(page)).toBeFocused()
    await page.goto('/impressum')
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
    await expect(banner(page)).toHaveCount(0)

    await review(page).click()
    await reject(page).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-counted')
    await expect(review(page)).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/demo/dashboard')
    await expect(review(page)).toBeVisible()
    expect(asked.filter((url) => url.startsWith('https:'))).toEqual([])
  })
})

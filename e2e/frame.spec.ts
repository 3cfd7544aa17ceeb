import { legalPages, ownPages, pages } from '../contract/src/pages.ts'
import { demoPath } from '../contract/src/paths.ts'
import { berlinYear } from '../figures/src/dates/berlinDay.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test('header and footer link to the pages, a menu does on phones', async ({ page }) => {
  await page.goto('/demo/dashboard')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const button = page.getByRole('button', { name: 'Menü' })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(button).toBeVisible({ visible: width === 390 })
    for (const { path, title: name } of ownPages) {
      if (width === 390) {
        await expect(menu).toBeHidden()
        await button.click()
        await expect(button).toHaveAttribute('aria-expanded', 'true')
      }
      const link = menu.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', demoPath(path))
      await link.click()
      await expect(page).toHaveURL(demoPath(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/ – Hausblick$/)
      if (path !== pages.dashboard.path) await expect(page.locator('main')).toBeFocused()
    }
  }
  await page.goBack()
  await expect(page).toHaveURL('/demo/contact')

  await button.click()
  const current = menu.getByRole('link', { name: 'Kontakt' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.mouse.click(20, 700)
  await expect(menu).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText(`© ${berlinYear(new Date())} Hausblick`)).toBeVisible()
  for (const { path, title: name } of legalPages) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  await page.goto('/demo/dashboard')
  await expect(page.getByText('Sie sehen die Demo mit Beispieldaten.')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('link', { name: 'Wohnungen' })).toHaveAttribute('href', '/properties')
})

test('something moves while the code of a page loads', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route(/ContactPage/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/demo/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).first().click()
  const bar = page.getByRole('progressbar', { name: 'Die Seite wird geladen' })
  await expect(bar).toBeVisible()
  expect(await bar.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(1)
  released.resolve()
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('page and browser follow the system’s theme until one is chosen', async ({ page }) => {
  const light = { page: 'rgb(247, 246, 242)', bars: '#f7f6f2' }
  const dark = { page: 'rgb(14, 19, 17)', bars: '#0e1311' }
  const colors = () =>
    page.evaluate(() => ({
      page: getComputedStyle(document.documentElement).backgroundColor,
      bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
    }))
  const button = page.getByRole('button', { name: /hellem und dunklem Design/ })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/demo/dashboard')
  expect(await colors()).toEqual(dark)
  await button.click()
  expect(await colors()).toEqual(light)
  await page.reload()
  expect(await colors()).toEqual(light)
  await button.click()
  expect(await colors()).toEqual(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await colors()).toEqual(dark)
})

test('Verwaltung has one menu, which opens on phones and tablets, below a header of one line', async ({
  page,
  service,
}) => {
  await arriveAs('operator', { page, service })
  const menu = page.getByRole('navigation', { name: 'Verwaltung' })
  const button = page.getByRole('button', { name: /^Verwaltung/ })
  await page.goto('/verwaltung/kunden')
  await expect(button).toBeHidden()
  // Their counts follow what others do meanwhile.
  const readEntries = () =>
    menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const entries = await readEntries()
  expect(entries.length).toBeGreaterThan(14)
  for (const width of [390, 768])
    for (const [path, current] of [
      ['/verwaltung/kunden', 'Kunden'],
      ['/documents/eingang/stapel', 'Eingang'],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto(path)
      await expect(menu).toBeHidden()
      await expect(button).toHaveText(`Verwaltung: ${current}`)
      await button.press('Enter')
      await expect.poll(readEntries).toEqual(entries)
      await expect(menu.locator('[aria-current]')).toContainText(current)
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link').first()).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
    }
  const header = page.getByRole('banner')
  const heightOf = async () => (await header.boundingBox())?.height
  expect(await heightOf(), 'for operators').toBeLessThan(70)
  await page.goto('/demo/dashboard')
  expect(await heightOf(), 'for owners').toBeLessThan(70)
})

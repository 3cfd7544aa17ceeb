import { demoPath, pagePaths } from '../contract/src/addresses.ts'
import { legalPages, ownPages } from '../contract/src/pages.ts'
import { berlinYear } from '../figures/src/dates/berlinDay.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

test('the header links to the pages within the demo', async ({ page, isMobile }) => {
  await page.goto('/demo/dashboard')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const button = page.getByRole('button', { name: 'Menü' })
  await expect(button).toBeVisible({ visible: isMobile })
  for (const { path, title: name } of ownPages) {
    const address = demoPath(path)
    if (isMobile) {
      await expect(menu).toBeHidden()
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    }
    const link = menu.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', address)
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/ – Hausblick$/)
    if (path !== pagePaths.dashboard) await expect(page.locator('main')).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL('/demo/contact')
})

test('the menu closes on Escape and on a click outside', once, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/demo/dashboard')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  const button = page.getByRole('button', { name: 'Menü' })
  await button.click()
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.mouse.click(20, 700)
  await expect(menu).toBeHidden()
})

test('the demo is marked as such and links to the login', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  await expect(page.getByText('Sie sehen die Demo mit Beispieldaten.')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('link', { name: 'Wohnungen' })).toHaveAttribute('href', '/properties')
})

test('the footer links to the legal pages', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  await expect(page.getByText(`© ${berlinYear(new Date())} Hausblick`)).toBeVisible()
  for (const { path, title: name } of legalPages) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
})

test('the keyboard can skip the header', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the theme follows the system until one is chosen', once, async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = 'rgb(247, 246, 242)'
  const dark = 'rgb(14, 19, 17)'
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/demo/dashboard')
  await expect(page.getByText('Kreditübersicht')).toBeVisible()
  expect(await background()).toBe(dark)
  await expectAccessible(page)
  await page.getByRole('button', { name: /hellem und dunklem Design/ }).click()
  expect(await background()).toBe(light)
  await page.reload()
  expect(await background()).toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: /hellem und dunklem Design/ }).click()
  expect(await background()).toBe(dark)
})

test('nothing overflows the page at any width', once, async ({ page }) => {
  const overhang = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
  for (const view of ['', '?ansicht=objekt', '?ansicht=einheit']) {
    await page.goto(`/demo/dashboard${view}`)
    await expect(page.getByText(/^€\s\d/).first()).toBeVisible()
    for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(overhang, `at ${width} px`).toBe(0)
    }
  }
})

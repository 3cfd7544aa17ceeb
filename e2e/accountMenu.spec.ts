import type { Page } from '@playwright/test'
import {
  arrive,
  CUSTOMER,
  expectDashboard,
  expectLogin,
  expectSettings,
  fillIn,
  newEmail,
} from './account.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /ERR_FAILED|Fehler: / })

const button = (page: Page) => page.getByRole('button', { name: 'Konto', exact: true })
const menu = (page: Page) => page.getByRole('menu', { name: 'Konto' })
const entry = (page: Page, name: string) => menu(page).getByRole('menuitem', { name })

test('the account menu shows the user, the settings and the sign-out', async ({
  page,
  service,
}) => {
  const email = await arriveAs('operator', { page, service })
  await test.step('at the second try, where its code has failed to load', async () => {
    await page.goto(`/contact?kunde=${CUSTOMER}`)
    await page.route('**/assets/AccountMenu-*.js', (route) => route.abort())
    await button(page).click()
    await expect(page.getByRole('alert')).toHaveText(/^Das Menü konnte nicht geladen werden\./)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('**/assets/AccountMenu-*.js')
    await button(page).click()
    await expect(menu(page)).toContainText(`Angemeldet als ${email} Betreiber`)
    const entries = ['Verwaltung', 'Einstellungen', 'Logout']
    await expect(menu(page).getByRole('menuitem')).toHaveText(entries)
    const settings = `/settings?kunde=${CUSTOMER}`
    await expect(entry(page, 'Einstellungen')).toHaveAttribute('href', settings)
  })
  await test.step('in both themes', async () => {
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
  await test.step('by keyboard, and restores the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Verwaltung')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Einstellungen')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Logout')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/settings?kunde=${CUSTOMER}`)
    await expect(menu(page)).toBeHidden()
    await expectSettings(page)
  })
  await test.step('on the inbox, which belongs to Verwaltung', async () => {
    await page.goto('/documents/eingang')
    const links = page.getByRole('navigation', { name: 'Hauptmenü' })
    const link = links.getByRole('link', { name: 'Verwaltung' })
    await expect(link).toHaveAttribute('aria-current', 'true')
    await link.click()
    await expect(page).toHaveURL(/^[^?]*\/verwaltung/)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await page.waitForLoadState('networkidle')
    await button(page).click()
    await entry(page, 'Logout').click()
    await expectLogin(page)
    await expect(menu(page)).toBeHidden()
  })
})

test('an invitation survives a visit to the demo, and waits for a sign-out', {
  tag: '@phone',
}, async ({ page, service, isMobile }) => {
  const link = await service.invite(CUSTOMER)
  const { pathname, search } = new URL(link)
  const follow = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name }).click()
  }
  await test.step('of visitors', async () => {
    await page.goto(link)
    await button(page).click()
    await expect(menu(page)).toContainText('Sie sind nicht angemeldet.')
    const entries = ['Zu Ihrer Einladung', 'Anmelden', 'Demo ansehen']
    await expect(menu(page).getByRole('menuitem')).toHaveText(entries)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await follow('Demo')
    await page.reload()
    await page.getByRole('link', { name: 'Zu Ihrer Einladung' }).click()
    await expect(page).toHaveURL(pathname + search)
    await expect(page.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible()
    await follow('Wohnungen')
    await expectLogin(page)
    await page.getByRole('main').getByRole('link', { name: 'Registrieren' }).click()
    await expect(page).toHaveURL(pathname + search)
    await fillIn(page, newEmail())
    await page.getByRole('button', { name: 'Registrieren' }).click()
    await expectDashboard(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
  const email = await arrive({ page, service })
  await test.step('the demo links users to the same page with their own data', async () => {
    await page.goto('/contact')
    await button(page).click()
    await expect(menu(page)).toContainText(`Angemeldet als ${email} Kunde`)
    await expect(menu(page).getByRole('menuitem')).toHaveText(['Einstellungen', 'Logout'])
    await page.goto('/demo/settings')
    await expect(page.getByText(`Sie sind als ${email} angemeldet.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zu Ihren Einstellungen' })).toBeVisible()
    await page.goto('/demo/properties')
    await page.getByRole('link', { name: 'Zu Ihren Daten' }).click()
    await expect(page).toHaveURL('/properties')
    await page.goto('/demo/documents?dialog=hochladen')
    await page.getByRole('dialog').getByRole('link', { name: 'Zu Ihren Dokumenten' }).click()
    await expect(page).toHaveURL('/documents')
  })
  await test.step('a sign-up link tells users that they are signed in', async () => {
    await page.goto('/signup')
    await expect(page.getByRole('main')).toContainText(`Sie sind als ${email} angemeldet.`)
    await expect(page.getByLabel('Passwort')).toHaveCount(0)
    await page.getByRole('link', { name: 'Zu Ihren Daten' }).click()
    await expectDashboard(page)
    await page.goto(await service.invite(CUSTOMER))
    await expect(page.getByRole('heading', { name: 'Sie sind schon angemeldet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Abmelden und Einladung annehmen' }).click()
    await fillIn(page, newEmail())
    await page.getByRole('button', { name: 'Registrieren' }).click()
    await expectDashboard(page)
  })
})

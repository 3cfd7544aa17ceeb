import type { Page } from '@playwright/test'
import { arrive, CUSTOMER } from './account.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Suchen' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** Opens the search by its keys. */
async function open(page: Page) {
  await expect(page.getByRole('button', { name: /^Suchen/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('an owner goes to a unit, a loan, a document and a page', { tag: '@phone' }, async ({
  page,
  service,
}) => {
  await arrive({ page, service })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Suchen/ }).click()
  await expect(option(page, 'Einstellungen')).toBeVisible()
  await expect(option(page, 'Kunden')).toBeHidden()

  await field(page).fill('linden')
  const unit = page.getByRole('group', { name: 'Wohnungen und Objekte' }).getByRole('option')
  await expect(unit.first()).toContainText(/Linden/i)
  await expectAccessible(page)
  await unit.first().click()
  await expect(page).toHaveURL(/\/properties\/(einheit|objekt)\?nummer=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Linden/)

  await open(page)
  await field(page).fill('kredit')
  await page.getByRole('group', { name: 'Kredite' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/dashboard\/kredit\?nummer=/)

  await open(page)
  await field(page).fill('rechnung')
  await page.getByRole('group', { name: 'Dokumente' }).getByRole('option').first().click()
  await expect(page.getByRole('dialog', { name: /Abrechnung/ })).toBeVisible()
})

test('staff go anywhere by the keyboard alone', async ({ page, service }) => {
  await arriveAs('operator', { page, service })
  await open(page)
  await page.keyboard.type(CUSTOMER)
  // Named by its address, once another test has given it an account.
  await expect(option(page, new RegExp(`\\b${CUSTOMER}\\b`)).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()

  await open(page)
  await page.keyboard.type('protokoll')
  await expect(page.getByRole('option', { name: 'Protokoll', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verwaltung/protokoll')
  await expect(page.locator('main')).toBeFocused()

  await open(page)
  await page.keyboard.type('darstell')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('keeps the focus while the page behind it arrives, and says what to do where nothing is found', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/PropertiesPage-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/demo/dashboard')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').nth(1).click()
  await open(page)
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Einheitenübersicht',
  )
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('zugspitze')
  await expect(field(page)).toHaveValue('zugspitze')
  await expect(page.getByText('Prüfen Sie die Schreibweise')).toBeVisible()
  await expect(option(page, 'In Dokumenten nach „zugspitze“ suchen')).toBeVisible()
})

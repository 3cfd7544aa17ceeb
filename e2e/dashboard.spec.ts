import type { Page } from '@playwright/test'
import { BESTAND } from '../server/src/testing/import/bestand.ts'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'
import { arriveWithYears } from './twoYears.ts'

const year = (page: Page) => page.getByLabel('Jahr', { exact: true })
const card = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

/** Expects a page that fits a narrow phone, accessible in both themes. */
async function expectNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  }
}

test('the views work as tabs by keyboard, each with its own choice', async ({ page }) => {
  await page.goto('/demo/dashboard')
  const selected = page.getByRole('tab', { selected: true })
  await selected.focus()
  for (const [key, name] of [
    ['ArrowRight', 'Objekt'],
    ['End', 'Einheit'],
    ['End', 'Einheit'],
    ['ArrowRight', 'Portfolio'],
    ['ArrowLeft', 'Einheit'],
    ['Home', 'Portfolio'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(selected).toHaveText(name)
    await expect(selected).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  for (const [tab, other, loans] of [
    ['Objekt', 'DEMO-O2', 2],
    ['Einheit', 'DEMO-W05', 2],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    const select = page.getByLabel(`Wähle ${tab}:`)
    await expect(select.getByRole('option').first()).toHaveText(/^Lindenstraße 14 ./)
    const value = await card(page, 'Gesamtwert').innerText()
    await select.selectOption(other)
    await expect(card(page, 'Gesamtwert')).not.toHaveText(value)
    await expect(page.getByRole('listitem').filter({ hasText: 'restliche Jahre' })).toHaveCount(
      loans,
    )
  }
  await page.reload()
  await expect(selected).toHaveText('Einheit')
  await expect(page.getByLabel('Wähle Einheit:')).toHaveValue('DEMO-W05')
})

test('the year is chosen, kept in address and history, and compared in the chart', async ({
  page,
  service,
}) => {
  await arriveWithYears({ page, service })
  await page.goto('/dashboard')
  await expect(year(page)).toHaveValue('2025')
  await year(page).selectOption('2024')
  await expect(page).toHaveURL(/\/dashboard\?jahr=2024$/)
  await expect(page.getByText('Stand Dezember 2024')).toBeVisible()
  await page.reload()
  await expect(year(page)).toHaveValue('2024')
  await page.goBack()
  await expect(page.getByText('Stand Dezember 2025')).toBeVisible()
  await expect(year(page)).toHaveValue('2025')
  await page.goto('/dashboard?jahr=2019')
  await year(page).selectOption('2024')
  await year(page).selectOption('2025')
  await expect(page).toHaveURL(/\/dashboard$/)

  const table = page.getByRole('table', { name: 'Einnahmen & Ausgaben' })
  const before = await table.getByRole('row').nth(1).getByRole('cell').nth(3).innerText()
  const chart = page.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart.getByText('Januar 2024')).toBeVisible()
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`Einnahmen 2024 ${before}`))
  await expectNarrow(page)
  await page.goto('/dashboard?ansicht=einheit')
  await expect(page.getByText('Wertentwicklung')).toBeVisible()
  await expectNarrow(page)
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true })

  test('what is owned is explained on demand, and leads on', async ({ page, service }) => {
    await service.importFiles(BESTAND)
    await accept({ page, service }, await service.invite('K-1002'), newEmail())
    await page.goto('/dashboard')
    const section = page.getByRole('region', { name: 'Was Ihnen gehört' })
    await expect(section.locator('dt')).toHaveText([
      'Eigenkapital',
      'Fehlbetrag nach Kreditraten',
      'Beleihung',
      'Rendite nach Kreditraten',
    ])
    const explained = section.getByText('Wert € 509.517,13 weniger Restschuld')
    await expect(explained).toBeHidden()
    const summary = section.getByText('So rechnen wir')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(explained).toBeVisible()
    const { height = 0 } = (await summary.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    const carrying = page.getByText('1 von 3 Einheiten mit Kredit trägt ihre Raten selbst')
    await carrying.click()
    await expect(page.getByText('Trägt sich nicht').first()).toBeVisible()
    await expectNarrow(page)
    await section.getByRole('link', { name: 'Eigenkapital' }).click()
    await expect(page.getByRole('heading', { name: 'Kreditübersicht' })).toBeFocused()

    for (const layout of ['karten', 'liste']) {
      await page.goto(`/properties?darstellung=${layout}`)
      await expect(page.getByText(/^Trägt (?:ihre|sich)/).filter({ visible: true })).toHaveCount(3)
      await expectNarrow(page)
    }
  })
})

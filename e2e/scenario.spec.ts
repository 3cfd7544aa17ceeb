import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const address = '/demo/dashboard/planspiel'

const result = (page: Page) => page.getByRole('region', { name: /^Ergebnis Ende \d{4}/ })
const sentence = (page: Page) => result(page).getByRole('status')
const table = (page: Page) => page.getByRole('region', { name: 'Jahr für Jahr' }).getByRole('table')

test('what would be is tried out beside how it is, and stays in the address', async ({ page }) => {
  await page.goto('/demo/dashboard')
  await page.getByRole('link', { name: /Was wäre, wenn/ }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wäre, wenn …')
  await expect(sentence(page)).toHaveText(/^Noch ist nichts geändert/)
  await expect(page.getByText('Szenario', { exact: true })).toHaveCount(0)
  // A new page takes the focus, which a key pressed before would lose.
  await expect(page.locator('main')).toBeFocused()

  const rents = page.getByRole('slider', { name: 'Mieten steigen im Jahr' })
  await expect(rents).toHaveAttribute('aria-valuetext', 'unverändert')
  await rents.press('End')
  await expect(page).toHaveURL(`${address}?mieten=8`)
  await expect(sentence(page)).toContainText('mehr als „Wie es ist“')
  await expect(result(page)).toContainText('Mieten steigen im Jahr: +8\u00a0%')
  await page.getByLabel('Was verkauft wird').selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?mieten=8&verkauf=objekt-DEMO-O1&verkaufsjahr=\d{4}$/)
  await expect(result(page)).toContainText('zum Wert bis dahin')
  const said = await sentence(page).innerText()
  await page.reload()
  await expect(sentence(page)).toHaveText(said)

  await page.getByRole('button', { name: 'Alles wie es ist' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Annahmen' })).toBeFocused()
  await expect(sentence(page)).toHaveText(/^Noch ist nichts geändert/)

  const amount = page.getByLabel('Sondertilgung im Jahr')
  await amount.fill('99.999.999')
  await expect(amount).toHaveAccessibleDescription(/Bitte geben Sie einen Betrag bis €.12\.600,00/)
  await amount.fill('5.000')
  await expect(page).toHaveURL(`${address}?sondertilgung=5000%2C00`)
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await expect(sentence(page)).toContainText('mehr als „Wie es ist“')
  await expect(table(page).getByRole('row', { name: /Szenario/ })).toHaveCount(10)
})

test('what cannot be assumed is corrected and said', async ({ page }) => {
  await page.goto(`${address}?zins=99&verkauf=nichts&mieten=0&sondertilgung=99999999`)
  await expect(page.getByRole('note')).toHaveText(
    'Aus der Adresse nicht so übernommen: Zins nach der Zinsbindung, Verkauf, Höhe der Sondertilgung. Gerechnet ist mit dem, was bei den Annahmen steht.',
  )
  await expect(page.getByRole('slider', { name: /^Zins/ })).toHaveAttribute(
    'aria-valuetext',
    /^8,00.%$/,
  )
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toContainText('Angenommen ist: Zins nach der Zinsbindung: 8,00')
  for (const role of ['button', 'slider', 'textbox', 'combobox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
})

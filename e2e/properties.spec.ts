import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { expect, test } from './test.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Einheiten' }).getByRole('article')
const card = (page: Page, text: string) => cards(page).filter({ hasText: text })
const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Suche nach Adresse, Name oder Mieter' })
const entry = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()

test('an owner reads the dashboard and a unit', { tag: '@main' }, async ({ page }) => {
  const read = async (call: string): Promise<Record<string, string>[]> =>
    await (await page.request.get(`/api/${call}?customerId=DEMO`)).json()
  const units = await read('property-overview')
  const row = units.find(({ propertyid }) => propertyid === 'DEMO-W05') ?? {}
  const [portfolio = {}] = await read('dashboard-portfolio')
  await page.goto('/demo/dashboard')
  await expect(page).toHaveTitle('Dashboard (Demo) – Hausblick')
  await expect(figure(page, 'Gesamtwert')).toHaveText('€ 3.684.100')
  await expect(figure(page, 'Anzahl d. Einheiten')).toHaveText(portfolio.numberofproperties ?? '')
  await page.getByRole('tab', { name: 'Einheit' }).click()
  const select = page.getByLabel('Wähle Einheit:')
  await expect(select.getByRole('option')).toHaveCount(units.length)
  await select.selectOption('DEMO-W05')
  await page.reload()
  await expect(select).toHaveValue('DEMO-W05')
  await page.getByRole('link', { name: 'Details der Einheit' }).click()

  await expect(page).toHaveURL('/demo/properties?einheit=DEMO-W05')
  const dialog = page.getByRole('dialog', { name: 'DG' })
  await expect(dialog).toHaveAccessibleDescription('Lindenstraße 14, 50674 Köln')
  // The dialog shows sections of which nothing is known, too.
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Allgemeine Informationen',
    'Mieter',
    'Vertragsdetails',
    'Finanzielle Details',
    'Wartung',
    'Geplante Modernisierungen',
    'Objektinformationen',
  ])
  await expect(dialog.getByRole('region', { name: 'Mieter' })).toContainText('Dr. Jonas Feldmann')
  await expect(entry(page, 'Mietende')).toHaveText(
    `${row.dateofrentalend}in den nächsten 12 Monaten`,
  )
  await expect(entry(page, 'Geplant für')).toHaveText('–')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveCount(8)
  await card(page, 'EG rechts').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Mietverträge' }).click()
  await expect(page).toHaveURL('/demo/documents?docType=Mietvertrag&wohnung=Lindenstra%C3%9Fe+14')
  await expect(page.getByText(/^\d+ von \d+ Dokument\(e\) angezeigt$/)).toBeVisible()
})

test('a dialog has an address and closes by going back, Escape, the overlay and ×', async ({
  page,
}) => {
  await page.goto('/demo/properties?suche=linden')
  const dialog = page.getByRole('dialog')
  const link = card(page, 'EG links').getByRole('link', { name: 'EG links' })
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Schließen' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await link.click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/demo/properties?suche=linden&einheit=DEMO-W01')
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/demo/properties?suche=linden')
    await expect(link).toBeFocused()
  }
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/demo/properties?suche=linden')

  for (const [address, title] of [
    ['/demo/properties?einheit=W-999', 'Diese Einheit gibt es nicht'],
    ['/demo/properties?objekt=O-999', 'Dieses Objekt gibt es nicht'],
  ] as const) {
    await page.goto(address)
    const unknown = page.getByRole('dialog', { name: title })
    await expect(unknown).toBeVisible()
    await expectAccessible(page)
    await unknown.getByRole('button', { name: 'Zur Übersicht' }).click()
    await expect(unknown).toBeHidden()
  }
  await expect(page).toHaveURL('/demo/properties?ansicht=objekte')
})

test('list and dialogs work by keyboard alone', async ({ page }) => {
  await page.goto('/demo/properties')
  await searchField(page).focus()
  await page.keyboard.type('berg')
  await expect(page.getByText('3 von 8 Einheiten')).toBeVisible()
  const tools = [
    'Sortieren nach',
    'Aufsteigend sortiert, Reihenfolge umkehren',
    'Karten',
    'Liste',
    /^Freistehend/,
    /^Unter Marktmiete/,
  ]
  for (const name of tools) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Tab')
  await expect(cards(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  const position = dialog.getByRole('status')
  await expect(position).toHaveText('Bergmannstraße 71 1. OG, 1 von 3')
  for (const [key, text] of [
    ['ArrowLeft', 'Bergmannstraße 71 1. OG, 1 von 3'],
    ['ArrowRight', 'Bergmannstraße 71 2. OG, 2 von 3'],
    ['ArrowRight', 'Bergmannstraße 71 Laden EG, 3 von 3'],
    ['ArrowRight', 'Bergmannstraße 71 Laden EG, 3 von 3'],
    ['ArrowLeft', 'Bergmannstraße 71 2. OG, 2 von 3'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(position).toHaveText(text)
  }
  await expect(page).toHaveURL('/demo/properties?suche=berg&einheit=DEMO-W08')

  const leads = dialog.getByRole('navigation', { name: 'Mehr dazu' }).getByRole('link')
  const first = ['Schließen', ...(await leads.allInnerTexts())]
  expect(first).toContain('Zahlen auf dem Dashboard')
  for (const name of [
    ...first,
    'Vorherige Einheit',
    'Nächste Einheit',
    'Mietverträge',
    ...first,
    'Vorherige Einheit',
  ]) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Enter')
  await expect(position).toHaveText('Bergmannstraße 71 1. OG, 1 von 3')
  const previous = dialog.getByRole('button', { name: 'Vorherige Einheit' })
  await expect(previous).toBeFocused()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card(page, '1. OG').getByRole('link', { name: '1. OG' })).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/properties/)
})

test('long lists grow on scrolling', async ({ page, service }, { testId }) => {
  const customer = `VIELE-${testId}`
  const rows = Array.from(
    { length: 120 },
    (_, index) => `${customer};${customer}-W${index};WE ${index};Weg;1`,
  )
  const columns = 'customerid;propertyid;bezeichnungimberblick;street;number'
  await importTable(service, [columns, ...rows, ''].join('\n'))
  await accept({ page, service }, await service.invite(customer), newEmail())
  await page.goto('/properties')
  await expect(cards(page).getByRole('link').nth(10)).toHaveText('WE 10')
  const last = page.getByRole('link', { name: 'WE 119' })
  await expect(last).toHaveCount(0)
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(last).toBeVisible({ timeout: 200 })
  }).toPass()
})

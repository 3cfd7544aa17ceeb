import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signUp } from './account.ts'
import { expectAccessible } from './axe.ts'
import { receiveShells } from './shell.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

const portfolioTexts = [
  'Portfolio Übersicht',
  'Gesamtwert',
  'Einnahmen letzter Monat',
  'Ausgaben letzer Monat',
  'Vermietungsrate pro Jahr',
  'Anzahl d. Einheiten',
  'Einnahmen & Ausgaben',
]
const chosenTexts = [
  'Gesamtwert',
  'Letzte monatl. Einnahme',
  'Letzte monatl. Ausgabe',
  'Vermietungsrate',
  'Cashflow (12 Monate)',
]
const sharedTexts = [
  'Immobilienwert in Euro',
  'Bewertungsjahr',
  'Kaufwert',
  'Kaufdatum',
  'Kreditübersicht',
]

async function expectTexts(page: Page, texts: readonly string[]) {
  for (const text of [...texts, ...sharedTexts])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

/** Formats a row's amount as the dashboard does: `3684100,00` as `€ 3.684.100`. */
function shown(amount: string): string {
  const whole = Math.round(Number(amount.replace(',', '.')))
  return `€ ${String(whole).replace(/\B(?=(\d{3})+$)/g, '.')}`
}

/** Locates a card's figure by the card's name. */
function figure(page: Page, name: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()
}

test('the portfolio is the first view and shows every figure of its row', { tag: '@main' }, async ({
  page,
}) => {
  const [row] = await (await page.request.get('/api/dashboard-portfolio?customerId=DEMO')).json()
  await page.goto('/demo/dashboard')
  await expect(page).toHaveTitle('Dashboard (Demo) – Hausblick')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Portfolio')
  await expectTexts(page, portfolioTexts)

  await expect(figure(page, 'Gesamtwert')).toHaveText(shown(row.portfoliovalue))
  await expect(figure(page, 'Einnahmen letzter Monat')).toHaveText(shown(row.portfolioincome122025))
  await expect(figure(page, 'Ausgaben letzer Monat')).toHaveText(shown(row.portfolioexpenses122025))
  await expect(figure(page, 'Vermietungsrate pro Jahr')).toHaveText(
    row.occupancyrate.replace('%', ' %'),
  )
  await expect(figure(page, 'Anzahl d. Einheiten')).toHaveText(row.numberofproperties)
  await expect(page.getByText('6,25 % Leerstand im Jahr')).toBeVisible()
  await expect(page.getByText('heute 7 vermietet, 1 freistehend')).toBeVisible()
  await expect(page.getByText('zum November')).toHaveCount(2)
  await expect(figure(page, 'Kaufwert')).toHaveText(shown(row.portfoliopurchasingvalue))
  await expect(figure(page, 'Bewertungsjahr')).toHaveText(row.valuationdate.slice(-4))
  await expect(page.getByText(`+${row.portfoliovaluechangein.replace('%', ' %')}`)).toHaveCount(2)
  await expectAccessible(page)
})

const views = [
  {
    tab: 'Objekt',
    selector: 'Wähle Objekt:',
    heading: 'Objekt-Ansicht',
    own: 'Anzahl Einheiten',
    call: '/api/dashboard-object?customerId=DEMO',
    value: 'objectvalue',
  },
  {
    tab: 'Einheit',
    selector: 'Wähle Einheit:',
    heading: 'Einheiten-Ansicht',
    own: 'kumulierte Einnahmen',
    call: '/api/dashboard-property?customerId=DEMO',
    value: 'propertyvalue',
  },
]

for (const { tab, selector, heading, own, call, value } of views)
  test(`${tab}: the first one is chosen, and every other can be`, async ({ page }) => {
    const rows: Record<string, string>[] = await (await page.request.get(call)).json()
    const [first = {}, second = {}] = rows
    await page.goto('/demo/dashboard')
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectTexts(page, [...chosenTexts, own])
    await expect(figure(page, 'Gesamtwert')).toHaveText(shown(first[value] ?? ''))
    await expectAccessible(page)

    const select = page.getByLabel(selector)
    await expect(select.getByRole('option')).toHaveCount(rows.length)
    await expect(select.getByRole('option').first()).toHaveText(/^Lindenstraße 14 ./)
    await select.selectOption({ index: 1 })
    await expect(figure(page, 'Gesamtwert')).toHaveText(shown(second[value] ?? ''))

    await page.reload()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
    await expect(figure(page, 'Gesamtwert')).toHaveText(shown(second[value] ?? ''))
  })

test('the views work as tabs by keyboard', once, async ({ page }) => {
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
})

test('an unknown id in the address falls back to the first item', once, async ({ page }) => {
  await page.goto('/demo/dashboard?ansicht=dach')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Portfolio')
  await page.goto('/demo/dashboard?ansicht=objekt&objekt=O-999')
  await expect(page.getByLabel('Wähle Objekt:')).toHaveValue('DEMO-O1')
})

test('only rows of the demo customer are sent', once, async ({ page }) => {
  await receiveShells(page)
  const calls: URL[] = []
  const customers = new Set<string>()
  await page.route(/-(portfolio|object|property|overview)\?/, async (route) => {
    const response = await route.fetch()
    for (const row of await response.json()) customers.add(row.customerid)
    calls.push(new URL(response.url()))
    await route.fulfill({ response })
  })
  await page.goto('/demo/dashboard')
  await expect.poll(() => calls.length).toBe(6)
  await page.getByRole('tab', { name: 'Objekt' }).click()
  await page.getByRole('tab', { name: 'Einheit' }).click()
  await expect(page.getByLabel('Wähle Einheit:')).toBeVisible()
  expect(calls.map((url) => url.search)).toEqual(Array(6).fill('?customerId=DEMO'))
  expect([...customers]).toEqual(['DEMO'])
})

test('a customer without objects, months and loans', once, async ({ page, service }, testInfo) => {
  const file = testInfo.outputPath('bestand.csv')
  await writeFile(
    file,
    'customerid;portfoliovalue;valuationdate;avepurchasingdate\nNEU-1;250000;Ende 2024;Herbst 2011\n',
  )
  await service.importFiles(file)
  await signUp(page, await service.invite('NEU-1'))

  await expect(figure(page, 'Gesamtwert')).toHaveText('€ 250.000')
  await expect(page.getByRole('tab')).toHaveText(['Portfolio', 'Einheit'])
  await expect(figure(page, 'Vermietungsrate pro Jahr')).toHaveText('n/a')
  await expect(figure(page, 'Einnahmen letzter Monat')).toHaveText('€ 0')
  await expect(page.getByText('Für 2025 sind keine Einnahmen und Ausgaben erfasst.')).toBeVisible()
  await expect(figure(page, 'Bewertungsjahr')).toHaveText('2024')
  await expect(figure(page, 'Kaufdatum')).toContainText('2011')
  await expect(page.getByText('Keine Kreditdaten gefunden')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard?ansicht=objekt')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Portfolio')
  await page.getByRole('tab', { name: 'Einheit' }).click()
  await expect(page.getByText('Noch keine Zahlen vorhanden')).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'
import { arriveWithYears, OWNER, older } from './twoYears.ts'

interface Expected {
  readonly income: readonly number[]
  readonly expenses: readonly number[]
  readonly value: number
}

type Portfolios = Readonly<
  Record<
    string,
    Record<'portfolio', Expected> & Record<'object' | 'property', Record<string, Expected>>
  >
>

async function expected(): Promise<Portfolios[string]> {
  const all: Portfolios = JSON.parse(await readFile(join(older, 'expected.json'), 'utf8'))
  const own = all[OWNER]
  if (!own) throw new Error(`Nothing is expected for ${OWNER}.`)
  return own
}

/** Writes an amount as the cards do. */
const euros = (amount = Number.NaN) =>
  `€\u00a0${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 }).format(amount)}`
const exactly = (amount: number) =>
  `${amount < 0 ? '−\u00a0' : ''}€\u00a0${new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount))}`

const year = (page: Page) => page.getByLabel('Jahr', { exact: true })

test.beforeEach(arriveWithYears)

/** The card of a label, with figure and note. */
const card = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

test('the year is chosen, kept in the address and in the history', async ({ page }) => {
  const { portfolio } = await expected()
  await page.goto('/dashboard')
  await expect(year(page)).toHaveValue('2025')
  await expect(page.getByText('Stand Dezember 2025')).toBeVisible()

  await year(page).selectOption('2024')
  await expect(page).toHaveURL(/\/dashboard\?jahr=2024$/)
  await expect(page.getByText('Stand Dezember 2024')).toBeVisible()
  await expect(card(page, 'Einnahmen letzter Monat')).toContainText(euros(portfolio.income[11]))
  await expect(page.getByText('Leerstand im Jahr 2025')).toBeVisible()

  await page.reload()
  await expect(year(page)).toHaveValue('2024')
  await expect(page.getByText('Stand Dezember 2024')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Stand Dezember 2025')).toBeVisible()
  await expect(year(page)).toHaveValue('2025')

  await page.goto('/dashboard?jahr=2019')
  await expect(page.getByText('Stand Dezember 2025')).toBeVisible()
  await year(page).selectOption('2024')
  await year(page).selectOption('2025')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the amounts of all views are those of the year', async ({ page }) => {
  const { portfolio, object, property } = await expected()
  await page.goto('/dashboard?jahr=2024')
  await expectMonths(page, portfolio)
  for (const [id, figures] of Object.entries(object)) {
    await page.goto(`/dashboard?jahr=2024&ansicht=objekt&objekt=${id}`)
    await expectMonths(page, figures)
  }
  for (const [id, figures] of Object.entries(property)) {
    await page.goto(`/dashboard?jahr=2024&ansicht=einheit&einheit=${id}`)
    await expectMonths(page, figures)
    const sum = figures.income.reduce((total, amount) => total + amount, 0)
    await expect(card(page, 'kumulierte Einnahmen')).toContainText(euros(sum))
    await expect(card(page, 'kumulierte Einnahmen')).toContainText('Gesamtjahr 2024')
  }
})

/** Expects the amounts of the cards and of each row of the chart's table, which is of the first year. */
async function expectMonths(page: Page, { income, expenses }: Expected) {
  const rows = page.getByRole('table', { name: /Einnahmen|Cashflow/ }).getByRole('row')
  await expect(rows).toHaveCount(13)
  for (const [index, amount] of income.entries())
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText([
      exactly(amount),
      exactly(expenses[index] ?? Number.NaN),
      exactly(amount - (expenses[index] ?? Number.NaN)),
    ])
  const last = card(page, 'Gesamtwert').locator('..').locator('> div')
  await expect(last.nth(1)).toContainText(euros(income[11] ?? Number.NaN))
  await expect(last.nth(2)).toContainText(euros(expenses[11] ?? Number.NaN))
  await expect(page.getByText('gegenüber')).toHaveCount(0)
}

test('a year is compared with the one before, in cards, chart and table', async ({ page }) => {
  const { portfolio } = await expected()
  await page.goto('/dashboard')
  const cards = ['Einnahmen letzter Monat', 'Ausgaben letzer Monat']
  // € 2.246 and € 2.174, € 464 and € 449.
  await expect(card(page, cards[0] ?? '')).toContainText('+\u00a0€\u00a072gegenüber 2024')
  await expect(card(page, cards[1] ?? '')).toContainText('+\u00a0€\u00a015gegenüber 2024')

  await expect(page.getByText('Einnahmen 2024').first()).toBeVisible()
  await expect(page.locator('path[stroke-dasharray].stroke-income')).toHaveCount(1)
  await expect(page.locator('path[stroke-dasharray].stroke-expenses')).toHaveCount(1)

  const table = page.getByRole('table', { name: 'Einnahmen & Ausgaben' })
  for (const name of ['Einnahmen 2024', 'Ausgaben 2024'])
    await expect(table.getByRole('columnheader', { name })).toBeAttached()
  for (const [index, amount] of portfolio.income.entries()) {
    const cells = table
      .getByRole('row')
      .nth(index + 1)
      .getByRole('cell')
    await expect(cells.nth(3)).toHaveText(exactly(amount))
    await expect(cells.nth(4)).toHaveText(exactly(portfolio.expenses[index] ?? Number.NaN))
  }

  const chart = page.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart.getByText('Januar 2024')).toBeVisible()
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`Einnahmen 2024 ${exactly(portfolio.income[0] ?? 0)}`),
  )

  await page.goto('/dashboard?ansicht=einheit&einheit=K-1001-W01')
  // € 4.016 as stated for 2025, and € 3.694.
  await expect(card(page, 'kumulierte Einnahmen')).toContainText('+\u00a0€\u00a0322gegenüber 2024')
})

test('values before the one shown are listed by their date', { tag: '@once' }, async ({ page }) => {
  const { property } = await expected()
  await page.goto('/dashboard?ansicht=einheit&einheit=K-1001-W01')
  const history = page.getByRole('region', { name: 'Wertentwicklung' })
  await expect(history.getByRole('rowheader')).toHaveText(['31.12.2024'])
  await expect(history.getByRole('cell')).toHaveText([
    euros(property['K-1001-W01']?.value ?? Number.NaN),
  ])
  await expect(page.getByRole('region', { name: 'Immobilienwert in Euro' })).toContainText(
    '€\u00a0105.781',
  )
  await expect(history).toContainText('+\u00a0€\u00a08.494 (+8,73\u00a0%)')
})

test('everything fits a narrow phone and is accessible, light and dark', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/dashboard', '/dashboard?jahr=2024&ansicht=einheit'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Wertentwicklung' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expectAccessible(page)
      await page.getByRole('slider').focus()
      await expectAccessible(page)
    }
})

test('with a single year, nothing of it is shown', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/demo/dashboard')
  await expect(page.getByText('Stand Dezember 2025')).toBeVisible()
  await expect(year(page)).toHaveCount(0)
  await expect(page.getByText('2024')).toHaveCount(0)
  await expect(page.getByText('Wertentwicklung')).toHaveCount(0)
  await expect(page.locator('path[stroke-dasharray].stroke-income')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/api/dashboard-'))).toEqual([])
})

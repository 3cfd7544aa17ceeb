import type { Locator, Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

/** The day on which what is imported now is owed. */
const today = () =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format()

const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: 'restliche Jahre' })

/** Reads one entry of each loan card, in order. */
async function entries(page: Page, name: string): Promise<number[]> {
  const texts = await cards(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .allInnerTexts()
  return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
}

test('each loan shows its cost and term', async ({ page }) => {
  const rows = await (await page.request.get('/api/credit-overview?customerId=DEMO')).json()
  await page.goto('/demo/dashboard')
  await expect(cards(page)).toHaveCount(rows.length)
  const nearlyPaid = cards(page).filter({ hasText: 'Bergmannstraße 71, 10961 Berlin' })
  for (const text of [
    'restliche Jahre 0,8',
    '96 % der Laufzeit vorbei',
    'Monatliche Zahlung',
    '€ 1.985',
    'Zinssatz',
    '2,40 %',
    'Verbleibender Kredit',
    '€ 19.633',
    'Dauer',
    '20 Jahre',
  ])
    await expect(nearlyPaid).toContainText(text)
  await expect(nearlyPaid.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '96')
})

test('the filter matches names and ids, and says when nothing matches', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  const filter = page.getByPlaceholder('Filter nach Wohnungsname')
  await filter.fill('BERGMANN')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText(/^2 von 5 Krediten · Restschuld €/)).toBeVisible()
  await filter.fill('demo-d3')
  await expect(cards(page)).toHaveCount(1)
  await filter.fill('')
  await expect(cards(page)).toHaveCount(5)
  await filter.fill('Kredit DEMO-D3')
  await expect(cards(page)).toHaveCount(1)
  await filter.fill('bergmannstr. 71')
  await expect(cards(page)).toHaveCount(2)
  await filter.fill('Schloss')
  await expect(page.getByText('Kein Kredit passt zu „Schloss“.')).toBeVisible()
  await expect(page.getByText('Keine Kreditdaten gefunden')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(cards(page)).toHaveCount(5)
  await expect(filter).toBeFocused()
})

test('loans can be sorted by each field in both directions', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  await expect(cards(page)).toHaveCount(5)
  const titles = await cards(page).getByRole('heading').allInnerTexts()
  const field = page.getByLabel('Sortieren nach')
  await expect(field.getByRole('option')).toHaveText([
    'Wohnungsname',
    'Monatliche Zahlung',
    'Zinssatz',
    'Verbleibender Kredit',
    'Dauer',
  ])
  const direction = page.getByLabel('Reihenfolge')
  await expect(direction.getByRole('option')).toHaveText(['Aufsteigend', 'Absteigend'])

  // The page follows the address, which holds the choice.
  const select = async (by: Locator, option: string) => {
    await by.selectOption(option)
    await expect(by.locator('option:checked')).toHaveText(option)
  }
  for (const name of ['Monatliche Zahlung', 'Zinssatz', 'Verbleibender Kredit', 'Dauer']) {
    await select(field, name)
    await select(direction, 'Aufsteigend')
    const up = await entries(page, name)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(new Set(up).size).toBeGreaterThan(1)
    await select(direction, 'Absteigend')
    expect(await entries(page, name)).toEqual(up.toReversed())
  }
  await select(field, 'Wohnungsname')
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(titles.toReversed())
})

test('an object shows its own loans', once, async ({ page }) => {
  await page.goto('/demo/dashboard?ansicht=objekt&objekt=DEMO-O2')
  await expect(cards(page)).toHaveCount(2)
  await page.getByLabel('Wähle Objekt:').selectOption('DEMO-O1')
  await expect(cards(page)).toHaveCount(3)
})

/** Signs in as a customer of two flats with these loans, whose fields follow `creditHeader`. */
async function arriveWithLoans(
  { page, service }: { page: Page; service: Service },
  customer: string,
  loans: readonly string[],
) {
  const units = ['WE 02 2. OG Mitte', 'WE 10 EG links'].map(
    (name, place) => `${customer};${customer}-W${place};${name};Weserstraße;176;Berlin`,
  )
  const values = units.map((_, place) => `${customer};${customer}-W${place};339600`)
  for (const table of [
    ['customerid;portfoliovalue', `${customer};679200`],
    ['customerid;propertyid;bezeichnungimberblick;street;number;city', ...units],
    ['customerid;propertyid;propertyvalue', ...values],
    [creditHeader, ...loans],
  ])
    await importTable(service, `${table.join('\n')}\n`)
  await accept({ page, service }, await service.invite(customer), newEmail())
}

const creditHeader =
  'customerid;creditid;propertyid;street;number;city;interestrate;monthlypayment;remainingcredit;duration;yearsremaining'

test(
  'a loan names its unit, and two of one address are distinguishable',
  once,
  async ({ page, service }, { testId }) => {
    const customer = `FUER-${testId}`
    const loan = (id: string, units: string, remaining: string) =>
      `${customer};${id};${units};Weserstraße;176;Berlin;2,4;1000;${remaining};20;10`
    await arriveWithLoans({ page, service }, customer, [
      loan('4711', `${customer}-W1,${customer}-W0`, '498296'),
      loan('4712', `${customer}-W0`, '1000'),
    ])
    await page.goto('/dashboard')
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).getByRole('heading')).toHaveText(
      Array(2).fill('Weserstraße 176, Berlin'),
    )
    const shared = cards(page).filter({ hasText: 'Kredit 4711' })
    await expect(shared).toContainText('Für 2 Einheiten: WE 02 2. OG Mitte und WE 10 EG links')
    await expect(cards(page).filter({ hasText: 'Kredit 4712' })).toContainText(
      'Für WE 02 2. OG Mitte',
    )
    await expect(
      page.getByText(`2 Kredite · Restschuld € 499.296 am ${today()}`, { exact: true }),
    ).toBeVisible()

    await page.goto(`/dashboard?ansicht=einheit&einheit=${customer}-W1`)
    await expect(shared).toHaveCount(1)
    await expect(
      page.getByText(`1 Kredit · Restschuld € 498.296 am ${today()}, auch für andere Einheiten`, {
        exact: true,
      }),
    ).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'an ended loan is shown as repaid, one of unknown term is not',
  once,
  async ({ page, service }, { testId }) => {
    const customer = `ENDE-${testId}`
    const loan = (id: string, figures: string) =>
      `${customer};${id};${customer}-W0;Weserstraße;176;Berlin;${figures}`
    await arriveWithLoans({ page, service }, customer, [
      loan('abbezahlt', '2,4;1000;0;20;5'),
      loan('beendet', '2,4;1000;283339;9;0,0'),
      loan('unbekannt', ';;;20;'),
    ])
    await page.goto('/dashboard')
    const bar = (id: string) => cards(page).filter({ hasText: `Kredit ${id}` })
    for (const [id, says, percent] of [
      ['abbezahlt', 'restliche Jahre 5abbezahlt', '100'],
      ['beendet', 'restliche Jahre 0Laufzeit vorbei, noch nicht abbezahlt', '0'],
      ['unbekannt', 'restliche Jahre n/a', '0'],
    ] as const) {
      await expect(bar(id)).toContainText(says)
      await expect(bar(id).getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
    }
    for (const missing of ['Monatliche Zahlungn/a', 'Zinssatzn/a', 'Verbleibender Kreditn/a'])
      await expect(bar('unbekannt')).toContainText(missing)
    await expect(
      page.getByText(`3 Kredite · Restschuld € 283.339 am ${today()}, soweit bekannt`, {
        exact: true,
      }),
    ).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/** Imports a table whose monthly columns are those of a kind of row in a year. */
async function importMonths(
  service: Service,
  { columns, months, year }: { columns: string; months: string; year: number },
  rows: readonly (readonly [
    keys: string,
    income: readonly number[],
    expenses: readonly number[],
  ])[],
) {
  const names = ['income', 'expenses'].flatMap((flow) =>
    MONTHS.map((month) => `${months}${flow}${month}${year}`),
  )
  const fill = (amounts: readonly number[]) =>
    MONTHS.map((_, month) => (amounts[month] ?? 0).toFixed(2).replace('.', ','))
  const lines = rows.map(([keys, income, expenses]) =>
    [keys, ...fill(income), ...fill(expenses)].join(';'),
  )
  await importTable(service, `${columns};${names.join(';')}\n${lines.join('\n')}\n`)
}

const two = (amount: number) => [amount, amount]

/** Signs in the owner of a building with two units, whose figures of two months of both years have kinds. */
async function arriveWithKinds({ page, service }: { page: Page; service: Service }, id: string) {
  await importTable(
    service,
    `customerid;propertyid;street;number;zipcode;city;tenanttitle\n${id};${id}-1;Lindenweg;3;36037;Fulda;Frau\n${id};${id}-2;Lindenweg;3;36037;Fulda;\n`,
  )
  await importTable(
    service,
    `customerid;objectid;street;number;zipcode;city;numberofunits;landareasqm\n${id};${id}-O;Lindenweg;3;36037;Fulda;2;500\n`,
  )
  for (const [year, factor] of [
    [2024, 0.5],
    [2025, 1],
  ] as const) {
    const all = [[...two(2000 * factor)], [1000 * factor, 1500 * factor]] as const
    await importMonths(service, { columns: 'customerid', months: 'portfolio', year }, [
      [id, ...all],
    ])
    await importMonths(service, { columns: 'customerid;objectid', months: 'object', year }, [
      [`${id};${id}-O`, ...all],
    ])
    await importMonths(service, { columns: 'customerid;propertyid', months: 'property', year }, [
      [`${id};${id}-1`, two(1200 * factor), [400 * factor, 900 * factor]],
      [`${id};${id}-2`, two(800 * factor), two(300 * factor)],
    ])
    await importMonths(
      service,
      { columns: 'customerid;propertyid;objectid;kind', months: 'kind', year },
      [
        [`${id};${id}-1;;Instandhaltung`, [], [250 * factor, 800.4 * factor]],
        [`${id};${id}-1;;Kaltmiete`, two(1000 * factor), []],
        [`${id};${id}-2;;Verwaltung`, [], two(60 * factor)],
        [`${id};${id}-2;;Betriebskosten`, [], [40 * factor, -30 * factor]],
        [`${id};;${id}-O;Instandhaltung`, [], two(100 * factor)],
      ],
    )
  }
  await accept({ page, service }, await service.invite(id), newEmail())
}

const card = (page: Page) => page.getByRole('region', { name: 'Wofür?' })

/** Returns the texts of the cells of each kind, and of the sum. */
async function readRows(page: Page) {
  const rows = card(page)
    .locator('table')
    .first()
    .locator(':scope > tbody > tr, :scope > tfoot > tr')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((all) =>
    all
      .filter((row) => row.querySelector('th'))
      .map((row) =>
        Array.from(row.children, (cell) =>
          (cell as HTMLElement).innerText.trim().replace(/\s+/g, ' '),
        ),
      ),
  )
}

test('kinds are added up for portfolio, building and unit, over each period', async ({
  page,
  service,
}, { testId }) => {
  const id = `Art-${testId}`
  await arriveWithKinds({ page, service }, id)
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('Ausgaben Januar–Februar 2025')
  expect(await readRows(page)).toEqual([
    ['Instandhaltung', '€ 1.250', '50 %', '€ 625'],
    ['Verwaltung', '€ 120', '4,8 %', '€ 60'],
    ['Betriebskosten', '€ 10', '0,4 %', '€ 5'],
    ['ohne Angabe', '€ 1.120', '44,8 %', '€ 560'],
    ['Summe', '€ 2.500', '', '€ 1.250'],
  ])

  await card(page).getByRole('button', { name: 'Monat', exact: true }).click()
  await expect(page).toHaveURL(/zeitraum=monat/)
  await expect(card(page)).toContainText('Ausgaben Februar 2025')
  expect((await readRows(page)).map(([name, amount]) => [name, amount])).toEqual([
    ['Instandhaltung', '€ 900'],
    ['Verwaltung', '€ 60'],
    ['Betriebskosten Gutschrift', '− € 30'],
    ['ohne Angabe', '€ 570'],
    ['Summe', '€ 1.500'],
  ])

  await card(page).getByRole('button', { name: '12 Monate' }).click()
  await expect(card(page)).toContainText('Ausgaben März 2024–Februar 2025')
  await card(page).getByRole('button', { name: 'Einnahmen' }).click()
  await expect(card(page)).toContainText('Einnahmen März 2024–Februar 2025')
  expect((await readRows(page))[0]).toEqual(['Kaltmiete', '€ 2.000', '50 %'])

  await page.goto(`/dashboard?ansicht=objekt&objekt=${id}-O`)
  await expect(card(page)).toContainText('€ 1.250')
  await page.goto(`/dashboard?ansicht=einheit&einheit=${id}-2`)
  await expect(card(page)).toContainText('Betriebskosten')
  expect((await readRows(page)).map(([name, amount]) => [name, amount])).toEqual([
    ['Verwaltung', '€ 120'],
    ['Betriebskosten', '€ 10'],
    ['ohne Angabe', '€ 470'],
    ['Summe', '€ 600'],
  ])
})

test('a kind is opened by keyboard, shown by month and leads to documents', async ({
  page,
  service,
}, { testId }) => {
  await arriveWithKinds({ page, service }, `Monat-${testId}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  const button = card(page).getByRole('button', { name: 'Instandhaltung' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/art=instandhaltung/)
  await card(page).getByText('Als Tabelle').click()
  const rows = card(page).locator('details tbody tr')
  await expect(rows).toHaveText([
    /^Januar: Dokumente zu „Instandhaltung“€\s350,00€\s175,00$/,
    /^Februar: Dokumente zu „Instandhaltung“€\s900,40€\s450,20$/,
  ])
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)

  await page.reload()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await card(page).getByText('Als Tabelle').click()
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/documents\?jahr=2025&monat=02&suche=Instandhaltung$/)
  await page.goBack()
  await button.focus()
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page).not.toHaveURL(/art=/)
})

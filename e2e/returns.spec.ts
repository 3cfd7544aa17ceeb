import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /status of 400/ })

const entry = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })

/** Returns the monthly columns of a unit in a year, or of its portfolio. */
const columns = (of: 'property' | 'portfolio', year: number) =>
  ['income', 'expenses']
    .flatMap((kind) =>
      Array.from(
        { length: 12 },
        (_, month) => `${of}${kind}${String(month + 1).padStart(2, '0')}${year}`,
      ),
    )
    .join(';')

const months = (income: string, expenses: string) =>
  [...Array(12).fill(income), ...Array(12).fill(expenses)].join(';')

/** Imports a flat that was bought in 2024 and is known since, with a loan whose terms are known. Returns its owner's id. */
async function importFlat(service: Service): Promise<string> {
  const id = `REND-${process.pid}-${Date.now()}`
  for (const [year, rent] of [
    [2024, '1000'],
    [2025, '1100'],
  ] as const) {
    const valued = '240000;31.12.2025;200000;15.01.2024'
    await importTable(
      service,
      `customerid;propertyid;propertyvalue;valuationdate;purchasingvalue;purchasingdate;${columns('property', year)}\n${id};${id}-W1;${valued};${months(rent, '200')}\n`,
    )
    await importTable(
      service,
      `customerid;portfoliovalue;valuationdate;portfoliopurchasingvalue;avepurchasingdate;${columns('portfolio', year)}\n${id};${valued};${months(rent, '200')}\n`,
    )
  }
  await importTable(
    service,
    `customerid;propertyid;street;number;sizeinsqm\n${id};${id}-W1;Weg;1;50\n`,
  )
  await importTable(
    service,
    `customerid;creditid;propertyid;remainingcredit;monthlypayment;interestrate\n${id};${id}-D1;${id}-W1;100000;500;2,4%\n`,
  )
  await importTable(
    service,
    `customerid;creditid;disbursementdate;balancedate\n${id};${id}-D1;15.01.2024;31.12.2025\n`,
  )
  return id
}

test('an operator enters consumer prices, by which returns are told in real terms', async ({
  page,
  service,
}) => {
  const id = await importFlat(service)
  await arriveAs('operator', { page, service })
  const address = `/dashboard/renditen?ansicht=einheit&kunde=${id}`
  await page.goto(`/dashboard?ansicht=einheit&kunde=${id}`)
  await page.getByRole('link', { name: 'Renditen und Jahre im Vergleich' }).click()
  await expect(page.getByRole('heading', { name: 'Renditen', level: 1 })).toBeVisible()
  await expect(entry(page, 'Rendite pro Jahr, real')).toContainText(
    'Es fehlen die Verbraucherpreise der Jahre 2024–2025.',
  )
  await page.goto('/verwaltung/verbraucherpreise')
  const save = page.getByRole('button', { name: 'Speichern' })
  for (const [typed, fault] of [
    ['2024 hundert', 'Zeile 1 („2024 hundert“) ist nicht zu lesen.'],
    ['2024 80\n2025 110', 'Von 2024 auf 2025 ändert sich der Index zu stark.'],
  ] as const) {
    await page.getByLabel('Jahr und Index').fill(typed)
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByLabel('Jahr und Index').fill('2025 110\n2024 100')
  await save.click()
  await expect(page.getByText('Die Verbraucherpreise sind gespeichert.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^2025/ })).toHaveText('2025110+10\u00a0%')
  await page.goto(address)
  await expect(entry(page, 'Rendite pro Jahr, real').locator('dd > span')).toHaveText('9,6\u00a0%')
  await expect(entry(page, 'Wertänderung, real').locator('dd > span')).toHaveText('+9,09\u00a0%')
  await page.getByLabel('Jahr', { exact: true }).selectOption('2024')
  await expect(page.getByRole('heading', { name: 'Mietrenditen 2024' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  for (const summary of await page.locator('summary').all()) await summary.click()
  await page.getByRole('button', { name: 'Mehr zu 2024' }).click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: 'Zum Dashboard', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\?ansicht=einheit&.*jahr=2024/)
})

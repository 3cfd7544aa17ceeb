// Over 200 lines because it is one journey: a loan from its card to its table.

import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const figure = (page: Page, name: string | RegExp) =>
  page.locator('dl > div').filter({ has: page.locator('dt').getByText(name, { exact: true }) })

test('a loan opens from its card, and going back closes it', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  await page.getByRole('link', { name: 'Bergmannstraße 71 (Fassade und Fenster)' }).first().click()
  await expect(page).toHaveURL('/demo/dashboard/kredit?nummer=DEMO-D5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bergmannstraße 71 (Fassade und Fenster), 10961 Berlin',
  )
  await expect(page).toHaveTitle('Kredit (Demo) – Hausblick')
  await expect(page.getByText('Kredit DEMO-D5 · Havelkasse')).toBeVisible()
  for (const name of [
    /^Restschuld am \d/,
    'Restschuld am Ende der Zinsbindung',
    'Letzte Rate',
    'Noch zu zahlende Zinsen',
  ])
    await expect(figure(page, name)).toContainText(/\d/)
  await page.reload()
  await expect(figure(page, 'Letzte Rate')).toContainText('bei 2,85 %')
  await page.goBack()
  await expect(page).toHaveURL('/demo/dashboard')
})

test('a year opens to its months, which add up to it', once, async ({ page }) => {
  await page.goto('/demo/dashboard/kredit?nummer=DEMO-D5')
  const table = section(page, 'Jahr für Jahr').getByRole('table')
  const year = new Date().getFullYear() + 1
  const row = table.getByRole('row').filter({ hasText: String(year) })
  const interestOf = async (index: number) =>
    cents(await row.nth(index).getByRole('cell').first().innerText())
  const whole = await interestOf(0)
  await table.getByRole('button', { name: `Monate von ${year}` }).click()
  await expect(row).toHaveCount(13)
  const months = await Promise.all(Array.from({ length: 12 }, (_, month) => interestOf(month + 1)))
  expect(months.reduce((sum, one) => sum + one, 0)).toBe(whole)
  await expectAccessible(page)
  await table.getByRole('button', { name: `Monate von ${year}` }).click()
  await expect(row).toHaveCount(1)
  const earlier = page.getByRole('button', { name: /^Jahre ab \d{4} zeigen$/ })
  const count = await table.getByRole('row').count()
  await earlier.click()
  expect(await table.getByRole('row').count()).toBeGreaterThan(count + 3)
  await page.getByRole('button', { name: 'Frühere Jahre ausblenden' }).click()
  await expect(table.getByRole('row')).toHaveCount(count)
})

test(
  'the rate after the fixed interest can be chosen, and stays in the address',
  once,
  async ({ page }) => {
    await page.goto('/demo/dashboard/kredit?nummer=DEMO-D5')
    const rate = page.getByRole('slider', { name: 'Angenommener Zinssatz' })
    await expect(rate).toHaveAttribute('aria-valuetext', /^wie heute: 2,85.%$/)
    const before = await figure(page, 'Noch zu zahlende Zinsen').innerText()
    await rate.press('End')
    await expect(rate).toHaveAttribute('aria-valuetext', /^8,00.%$/)
    await expect(page).toHaveURL('/demo/dashboard/kredit?nummer=DEMO-D5&zins=8%2C00')
    await expect(figure(page, 'Noch zu zahlende Zinsen')).not.toHaveText(before)
    await page.reload()
    await expect(rate).toHaveAttribute('aria-valuetext', /^8,00.%$/)
    await expect(page.getByText(/mit 8,00.% gerechnet/)).toBeVisible()
    await page.getByRole('button', { name: 'Wie heute' }).click()
    await expect(page).toHaveURL('/demo/dashboard/kredit?nummer=DEMO-D5')
    await expect(rate).toBeFocused()
    await expect(rate).toHaveAttribute('aria-valuetext', /^wie heute: 2,85.%$/)
  },
)

test('a rate in the address need not be one of the slider’s', once, async ({ page }) => {
  await page.goto('/demo/dashboard/kredit?nummer=DEMO-D5&zins=6%2C52')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^6,52.%$/)
  await expect(page.getByText('bei 6,52\u00a0%').first()).toBeVisible()
})

test(
  'what rests on an assumed rate says so, and what is known stays',
  once,
  async ({ page, service }) => {
    const customer = await newCustomer(service, 'ANNAHME')
    await accept({ page, service }, await service.invite(customer), newEmail())
    const address = `/dashboard/kredit?nummer=${customer}-abgelaufen`
    const month = page.getByRole('region', { name: /^Diesen Monat/ })
    const contract = section(page, 'Vertrag')
    const owed = figure(page, /^Restschuld am \d/)
    await page.goto(address)
    await expect(month).toContainText('Szenario')
    await expect(owed).toContainText('bei 2,00\u00a0%Szenario')
    const known = await contract.innerText()
    const before = await owed.innerText()
    await page.goto(`${address}&zins=6%2C375`)
    await expect(month.getByText('Zinssatz')).toBeVisible()
    await expect(month).toContainText('6,375\u00a0%')
    await expect(month).not.toContainText('2,00\u00a0%')
    // What is owed today is the same on every page, whatever rate is tried out.
    expect(await owed.innerText()).toBe(before)
    expect(await contract.innerText()).toBe(known)
    // Whose payment would not cover the interest at this rate.
    await page.goto(`/dashboard/kredit?nummer=${customer}-teuer&zins=8%2C00`)
    await expect(figure(page, 'Letzte Rate')).toContainText('nicht bekanntbei 8,00\u00a0%Szenario')
  },
)

test(
  'a special repayment that is tried out changes nothing that has been paid',
  once,
  async ({ page }) => {
    const address = '/demo/dashboard/kredit?nummer=DEMO-D5'
    await page.goto(address)
    const owed = await figure(page, /^Restschuld am \d/).innerText()
    await page.goto(`${address}&jaehrlich=2500%2C00&ab=2020-01`)
    await expect(figure(page, /^Restschuld am \d/)).toHaveText(owed.replaceAll('\n', ''))
    await expect(figure(page, 'Letzte Rate')).toContainText('mit ausprobierter Sondertilgung')
    await expect(figure(page, 'Letzte Rate')).toContainText('Szenario')
    await expect(page.getByText('„Szenario“ heißt auch: mit der ausprobierten')).toBeVisible()
  },
)

test('special repayments are tried out within what the contract allows', once, async ({ page }) => {
  await page.goto('/demo/dashboard/kredit?nummer=DEMO-D5')
  const tried = section(page, 'Sondertilgung ausprobieren')
  await expect(tried.getByText(/Ihr Vertrag erlaubt 10.% des Darlehensbetrags/)).toBeVisible()
  const amount = tried.getByLabel('Betrag')
  const submit = tried.getByRole('button', { name: 'Berechnen' })
  await submit.click()
  await expect(tried.getByText('Bitte geben Sie einen Betrag in Euro ein')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('100.000')
  await expect(tried.getByText('Ihr Vertrag erlaubt höchstens')).toBeVisible()
  await amount.fill('2.500')
  await tried.getByLabel('Wie oft').selectOption('jedes Jahr')
  await submit.click()
  await expect(tried.getByRole('status')).toHaveText(
    /Das spart €.[\d.,]+ Zinsen, und der Kredit ist .*Jahre?.* früher abbezahlt\. Zusammen sind das/,
  )
  await expect(page).toHaveURL(/jaehrlich=2500%2C00&ab=\d{4}-\d{2}$/)
  await expect(page.getByRole('columnheader', { name: 'Sondertilgung' })).toBeVisible()
  await expect(section(page, 'Verlauf der Restschuld')).toContainText('ohne Sondertilgung')
  await expectAccessible(page)
  await tried.getByRole('button', { name: 'Ohne Sondertilgung' }).click()
  await expect(tried.getByRole('status')).toHaveCount(0)
  await expect(amount).toBeFocused()

  await page.goto('/demo/dashboard/kredit?nummer=DEMO-D5&sondertilgung=2500%2C00&ab=2027-01')
  await expect(amount).toHaveValue('2.500,00')
  await page.goto('/demo/dashboard/kredit?nummer=DEMO-D2')
  await expect(tried.getByText('Laut Vertrag ist keine Sondertilgung vorgesehen.')).toBeVisible()
})

test('what is unknown or contradicts is said in words', once, async ({ page, service }) => {
  const customer = await newCustomer(service, 'KREDIT')
  await accept({ page, service }, await service.invite(customer), newEmail())
  const said: Readonly<Record<string, string>> = {
    'ohne-Zins': 'Für den Tilgungsplan fehlt der Zinssatz.',
    'ohne-Daten': 'Zu welchem Tag die Restschuld gilt, ist nicht hinterlegt.',
    'zu-klein': 'So wird der Kredit nie abbezahlt.',
    'andere-Jahre': 'Die hinterlegte Restlaufzeit beträgt noch 20 Jahre, der Tilgungsplan ergibt',
    endfaellig: 'Hinterlegt ist eine Rate von € 1.000,00.',
    'endfaellig-Jahre':
      'Die hinterlegte Restlaufzeit beträgt noch 8 Jahre, der Tilgungsplan ergibt 4 Jahre.',
    abgelaufen: 'Die Zinsbindung endete am 30.06.2024.',
  }
  for (const [id, text] of Object.entries(said)) {
    await page.goto(`/dashboard/kredit?nummer=${customer}-${id}`)
    await expect(page.getByText(text.replaceAll(' € ', ' €\u00a0')), id).toBeVisible()
    const marks = section(page, 'Jahr für Jahr').getByText('Schätzung')
    await expect(marks, id).toHaveCount(id === 'ohne-Daten' ? 1 : 0)
  }
  await expectAccessible(page)
  // A payment that covers no interest is due nevertheless, and what is recorded is shown.
  await page.goto(`/dashboard/kredit?nummer=${customer}-zu-klein`)
  const contract = section(page, 'Vertrag')
  await expect(contract).toContainText('Restschuld vom 31.12.2025€\u00a0100.000,00')
  await expect(page.getByText(/keine Rate/)).toHaveCount(0)
  await page.goto(`/dashboard/kredit?nummer=${customer}-ohne-Zins`)
  await expect(contract).toContainText('Monatliche Rate€\u00a01.000,00')
  await page.goto(`/dashboard/kredit?nummer=${customer}-vorher-getilgt`)
  await expect(figure(page, 'Letzte Rate')).toContainText('Januar 2026')
  // The fixed interest has ended, but nothing is owed after it.
  await expect(page.getByText('Die Zinsbindung endete')).toHaveCount(0)
  await page.goto('/dashboard/kredit?nummer=fremd')
  await expect(page.getByText('Diesen Kredit finden wir nicht.')).toBeVisible()
})

test('a phone of 320 pixels shows all of it', once, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(
      '/demo/dashboard/kredit?nummer=DEMO-D5&zins=6%2C50&jaehrlich=5000%2C00&ab=2027-01',
    )
    await expect(section(page, 'Jahr für Jahr')).toBeVisible()
    await expectAccessible(page)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
  }
})

test('the years fit a phone of 320 pixels without scrolling', once, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const loan of ['DEMO-D1', 'DEMO-D3', 'DEMO-D5']) {
    await page.goto(`/demo/dashboard/kredit?nummer=${loan}`)
    const table = section(page, 'Jahr für Jahr').getByRole('region', { name: 'Beträge in Euro' })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    const hidden = await table.evaluate((area) => area.scrollWidth - area.clientWidth)
    expect(hidden, loan).toBeLessThanOrEqual(0)
  }
})

/** Reads an amount of a table. */
function cents(text: string): number {
  return Number(text.replace(/[.,]/g, ''))
}

/** Creates a customer with loans of which something is unknown or contradicts. Returns their id. */
async function newCustomer(service: Service, name: string): Promise<string> {
  const id = `${name}-${process.pid}`
  const loans = [
    'ohne-Zins;;1000;100000;8,9',
    'ohne-Daten;2;1000;100000;9,2',
    'zu-klein;6;100;100000;8',
    'andere-Jahre;2;1000;100000;20',
    'endfaellig;2;1000;100000;4',
    'endfaellig-Jahre;2;166,67;100000;8',
    'abgelaufen;2;1000;100000;9,2',
    'teuer;2;500;100000;20,3',
    'vorher-getilgt;2;1000;500;0,1',
  ]
  const terms = [
    'zu-klein;31.12.2025;;Annuität;',
    'andere-Jahre;31.12.2025;;Annuität;',
    'endfaellig;31.12.2025;;endfällig;31.12.2029',
    'endfaellig-Jahre;31.12.2025;;endfällig;31.12.2029',
    'abgelaufen;31.12.2025;30.06.2024;Annuität;',
    'teuer;31.12.2025;30.06.2024;Annuität;',
    'vorher-getilgt;31.12.2025;28.02.2026;Annuität;',
  ]
  const rows = (all: readonly string[]) => all.map((row) => `${id};${id}-${row}\n`).join('')
  await importTable(
    service,
    `customerid;creditid;interestrate;monthlypayment;remainingcredit;yearsremaining\n${rows(loans)}`,
  )
  await importTable(
    service,
    `customerid;creditid;balancedate;fixedinterestuntil;repaymenttype;maturitydate\n${rows(terms)}`,
  )
  return id
}

import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const WIDTHS = [320, 390, 768, 1280]
const LOAN = '/demo/dashboard/kredit?nummer=DEMO-D5'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figure = (page: Page, name: string | RegExp) =>
  page.locator('dl > div').filter({ has: page.locator('dt').getByText(name, { exact: true }) })
/** Reads an amount of a table. */
const cents = (text: string) => Number(text.replace(/[.,]/g, ''))

test('a loan is read, year by year, and what may come is tried out', { tag: '@main' }, async ({
  page,
}) => {
  await test.step('it opens from its card, and going back closes it', async () => {
    await page.goto('/demo/dashboard')
    const name = 'Bergmannstraße 71 (Fassade und Fenster)'
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(LOAN)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, 10961 Berlin`)
    await expect(page).toHaveTitle('Kredit (Demo) – Hausblick')
    await expect(page.getByText('Kredit DEMO-D5 · Havelkasse')).toBeVisible()
    await page.reload()
    await expect(figure(page, 'Letzte Rate')).toContainText('bei 2,85 %')
    await page.goBack()
    await expect(page).toHaveURL('/demo/dashboard')
    await page.goForward()
  })

  await test.step('a year opens to its months, which add up to it', async () => {
    const table = section(page, 'Jahr für Jahr').getByRole('table')
    const year = new Date().getFullYear() + 1
    const row = table.getByRole('row').filter({ hasText: String(year) })
    await expect(row).toHaveCount(1)
    await table.getByRole('button', { name: `Monate von ${year}` }).click()
    await expect(row).toHaveCount(13)
    const all = await row.evaluateAll((rows) =>
      rows.map((one) => one.querySelector('td')?.innerText ?? ''),
    )
    const [whole, ...months] = all.map(cents)
    expect(months.reduce((sum, one) => sum + one, 0)).toBe(whole)
    await expectAccessible(page)
    await table.getByRole('button', { name: `Monate von ${year}` }).click()
    await expect(row).toHaveCount(1)
    const count = await table.getByRole('row').count()
    await page.getByRole('button', { name: /^Jahre ab \d{4} zeigen$/ }).click()
    expect(await table.getByRole('row').count()).toBeGreaterThan(count + 3)
    await page.getByRole('button', { name: 'Frühere Jahre ausblenden' }).click()
    await expect(table.getByRole('row')).toHaveCount(count)
  })

  await test.step('the rate after the fixed interest stays in the address', async () => {
    const rate = page.getByRole('slider', { name: 'Angenommener Zinssatz' })
    await expect(rate).toHaveAttribute('aria-valuetext', /^wie heute: 2,85.%$/)
    const before = await figure(page, 'Noch zu zahlende Zinsen').innerText()
    await rate.press('End')
    await expect(rate).toHaveAttribute('aria-valuetext', /^8,00.%$/)
    await expect(page).toHaveURL(`${LOAN}&zins=8%2C00`)
    await expect(figure(page, 'Noch zu zahlende Zinsen')).not.toHaveText(before)
    await page.reload()
    await expect(rate).toHaveAttribute('aria-valuetext', /^8,00.%$/)
    await page.getByRole('button', { name: 'Wie heute' }).click()
    await expect(page).toHaveURL(LOAN)
    await expect(rate).toBeFocused()
    await expect(rate).toHaveAttribute('aria-valuetext', /^wie heute: 2,85.%$/)
  })
})

test('special repayments are tried out within what the contract allows', async ({ page }) => {
  await page.goto(LOAN)
  const tried = section(page, 'Sondertilgung ausprobieren')
  const amount = tried.getByLabel('Betrag')
  const submit = tried.getByRole('button', { name: 'Berechnen' })
  await submit.click()
  await expect(tried.getByText('Bitte geben Sie einen Betrag in Euro ein')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('100.000')
  await expect(tried.getByText('Ihr Vertrag erlaubt höchstens')).toBeVisible()
  await expectAccessible(page)
  await amount.fill('2.500')
  await tried.getByLabel('Wie oft').selectOption('jedes Jahr')
  await submit.click()
  await expect(tried.getByRole('status')).toHaveText(
    /Das spart €.[\d.,]+ Zinsen, und der Kredit ist .*Jahre?.* früher abbezahlt\. Zusammen sind das/,
  )
  await expect(page).toHaveURL(/jaehrlich=2500%2C00&ab=\d{4}-\d{2}$/)
  await expect(page.getByRole('columnheader', { name: 'Sondertilgung' })).toBeVisible()
  await tried.getByRole('button', { name: 'Ohne Sondertilgung' }).click()
  await expect(tried.getByRole('status')).toHaveCount(0)
  await expect(amount).toBeFocused()
  await page.goto(`${LOAN}&sondertilgung=2500%2C00&ab=2027-01`)
  await expect(amount).toHaveValue('2.500,00')
})

/** Returns the day that is so many days from now, as files have it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  })
}

/** Remaining credits in euros, and the end of the fixed interest in days from now: close to today, at the edges, and far off. */
const LOANS: readonly (readonly [credit: number, fixedFor: number])[] = [
  [100_000, 0],
  [100_000, 20],
  [100_000, -20],
  [100_000, 600],
  [100_000, -300],
  [240_000, 90],
  [240_000, 4_000],
  // Repaid within three months, so that today is at the right edge.
  [14_000, -15],
  [14_000, 15],
  [14_000, -330],
]

async function newCustomer(service: Service): Promise<string> {
  const id = `VERLAUF-${process.pid}`
  const rows = LOANS.map(([credit], index) => `${id};${id}-${index};2;1000;${credit};9\n`)
  await importTable(
    service,
    `customerid;creditid;interestrate;monthlypayment;remainingcredit;yearsremaining\n${rows.join('')}`,
  )
  const terms = LOANS.map(
    ([, days], index) => `${id};${id}-${index};${dayIn(-365)};${dayIn(days)};Annuität\n`,
  )
  await importTable(
    service,
    `customerid;creditid;balancedate;fixedinterestuntil;repaymenttype\n${terms.join('')}`,
  )
  return id
}

/** Returns what is wrong with the names of both days. */
function findCrossings(section: Element): string[] {
  const box = (element: Element) => element.getBoundingClientRect()
  const days = [...section.querySelectorAll('line')].map((line) => {
    const name = line.nextElementSibling ?? line
    return { text: name.textContent ?? '', line: box(line), name: box(name) }
  })
  if (days.length !== 2) return [`${days.length} days`]
  const frame = box(section)
  return days.flatMap(({ text, name }) => [
    ...(name.left < frame.left || name.right > frame.right ? [`${text} leaves the card`] : []),
    ...days
      .filter((other) => other.text !== text)
      .flatMap((other) => [
        ...(other.line.left > name.left &&
        other.line.left < name.right &&
        other.line.top < name.bottom
          ? [`${text} is crossed by the line of ${other.text}`]
          : []),
        ...(Math.min(name.right, other.name.right) > Math.max(name.left, other.name.left) &&
        Math.min(name.bottom, other.name.bottom) - Math.max(name.top, other.name.top) > 1
          ? [`${text} overlaps ${other.text}`]
          : []),
      ]),
  ])
}

test('a loan fits narrow phones, and the days in its chart do not cross', async ({
  page,
  service,
}) => {
  const chart = section(page, 'Verlauf der Restschuld')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const loan of [
    'DEMO-D1',
    'DEMO-D3',
    'DEMO-D5&zins=6%2C50',
    'DEMO-D5&zins=6%2C50&jaehrlich=5000%2C00&ab=2027-01',
  ]) {
    await page.goto(`/demo/dashboard/kredit?nummer=${loan}`)
    const table = section(page, 'Jahr für Jahr').getByRole('region', { name: 'Beträge in Euro' })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    const hidden = await table.evaluate((area) => area.scrollWidth - area.clientWidth)
    if (!loan.includes('jaehrlich')) expect(hidden, loan).toBeLessThanOrEqual(0)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, loan).toBeLessThanOrEqual(0)
  }
  const customer = await newCustomer(service)
  await accept({ page, service }, await service.invite(customer), newEmail())
  for (const [index, loan] of LOANS.entries()) {
    await page.goto(`/dashboard/kredit?nummer=${customer}-${index}`)
    await expect(chart.getByText('heute', { exact: true })).toHaveCount(1)
    await expect(chart.getByText('Zinsbindung endet', { exact: true })).toHaveCount(1)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await chart.evaluate(findCrossings), `${loan} at ${width}`).toEqual([])
    }
  }
})

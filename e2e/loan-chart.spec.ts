import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }
const WIDTHS = [320, 390, 768, 1280]
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the day that is so many days from now, as files have it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('de-DE', {
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

const chart = (page: Page) => page.getByRole('region', { name: 'Verlauf der Restschuld' })

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

test('the names of the days do not cross, wherever they are', once, async ({ page, service }) => {
  const customer = await newCustomer(service)
  await accept({ page, service }, await service.invite(customer), newEmail())
  for (const [index, loan] of LOANS.entries()) {
    await page.goto(`/dashboard/kredit?nummer=${customer}-${index}`)
    await expect(chart(page).getByText('heute', { exact: true })).toHaveCount(1)
    await expect(chart(page).getByText('Zinsbindung endet', { exact: true })).toHaveCount(1)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await chart(page).evaluate(findCrossings), `${loan} at ${width}`).toEqual([])
    }
  }
  // What is doubtful comes after the chart, also on a phone.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/dashboard/kredit?nummer=${customer}-2`)
  const doubts = page.getByRole('region', { name: 'Das fällt uns auf' })
  const bottom = await chart(page).evaluate((section) => section.getBoundingClientRect().bottom)
  const top = await doubts.evaluate((section) => section.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(bottom)
})

import type { Page } from '@playwright/test'
import { wholeYear } from './demoYears.ts'
import { expect, test } from './test.ts'

/** Height of the chart in pixels (product §27). */
const HEIGHT = 300

const months = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez']

async function openChart(page: Page) {
  await page.goto(`/demo/dashboard?jahr=${wholeYear}`)
  const chart = page.getByRole('slider')
  await expect(chart).toBeVisible()
  await chart.scrollIntoViewIfNeeded()
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart has no place on the page.')
  return { chart, box, tooltip: chart.getByText(String(wholeYear)) }
}

/** Returns the x coordinate of a month's line, right of the axis labels. */
async function findMonthX(page: Page, month: string): Promise<number> {
  const box = await page.getByRole('slider').getByText(month, { exact: true }).boundingBox()
  if (!box) throw new Error(`The axis does not name ${month}.`)
  return box.x + box.width / 2
}

test('pointing at a month shows its amounts', { tag: '@phone' }, async ({ page, hasTouch }) => {
  const { chart, box, tooltip } = await openChart(page)
  expect(box.height).toBe(HEIGHT)
  for (const month of months.filter((_, index) => index % 2 === 0))
    await expect(chart.getByText(month, { exact: true })).toBeVisible()
  await expect(tooltip).toBeHidden()
  const point = { x: (await findMonthX(page, 'Mai')) + 4, y: box.y + 200 }
  if (hasTouch) await page.touchscreen.tap(point.x, point.y)
  else await page.mouse.move(point.x, point.y)
  await expect(tooltip).toHaveText(`Mai ${wholeYear}`)
  for (const name of ['Einnahmen', 'Ausgaben', 'Überschuss'])
    await expect(chart.getByText(name)).toBeVisible()

  if (hasTouch) return
  await page.mouse.move(point.x, box.y + HEIGHT + 200)
  await expect(tooltip).toBeHidden()
})

test('labels leave room between each other at every width and letter size', async ({ page }) => {
  const { chart } = await openChart(page)
  for (const letters of ['16px', '32px']) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      letters,
    )
    for (const width of [320, 390, 480, 768, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [key, named] of [
        ['Escape', 'Jan'],
        ['Home', 'Jan'],
        ['ArrowRight', 'Feb'],
        ['End', 'Dez'],
      ] as const) {
        await chart.focus()
        await page.keyboard.press('Home')
        await page.keyboard.press(key)
        const what = `${key} at ${width} pixels with letters of ${letters}`
        const shown = await chart.evaluate(measureLabels, months)
        expect(
          shown.map(({ text }) => text),
          what,
        ).toContain(named)
        expect(Math.min(...shown.slice(1).map(({ distance }) => distance)), what).toBeGreaterThan(3)
      }
    }
  }
})

/** Returns the visible ones of the given labels, each with its distance from the one before, in pixels. */
function measureLabels(chart: Element, labels: readonly string[]) {
  const shown = [...chart.querySelectorAll('span')]
    .filter((label) => labels.includes(label.textContent ?? '') && label.checkVisibility())
    .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
  return shown.map(({ text, box }, index) => ({
    text,
    distance: box.left - (shown[index - 1]?.box.right ?? 0),
  }))
}

test('the keyboard moves through the months, which are announced', async ({ page }) => {
  const { chart, tooltip } = await openChart(page)
  const table = page.getByRole('table', { name: 'Einnahmen & Ausgaben' })
  await expect(table.getByRole('rowheader')).toHaveCount(12)
  await chart.focus()
  for (const [key, month] of [
    ['Home', 'Januar'],
    ['ArrowRight', 'Februar'],
    ['ArrowRight', 'März'],
    ['ArrowLeft', 'Februar'],
    ['End', 'Dezember'],
    ['ArrowRight', 'Dezember'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tooltip).toHaveText(`${month} ${wholeYear}`)
    const row = table.getByRole('row', { name: new RegExp(`^${month}`) })
    const [income, expenses, surplus] = await row.getByRole('cell').allInnerTexts()
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      `${month} ${wholeYear}, Einnahmen ${income}, Ausgaben ${expenses}, Überschuss ${surplus}`,
    )
  }
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(chart).toBeFocused()
})

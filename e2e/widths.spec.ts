import type { Locator, Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

// Links of the header are tall enough for fingers where there is a touch screen.
test.use({ hasTouch: true })

const widths = [320, 390, 640, 768, 900, 1023, 1280, 1600, 1920]

/** Runs a check at each window width; `message` names the width. */
async function atWidths(
  page: Page,
  widths: readonly number[],
  check: (width: number, message: string) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await check(width, `at ${width} pixels`)
  }
}

/** Expects a measure to have the given value at each window width. */
async function expectAtWidths(
  page: Page,
  expected: Readonly<Record<number, number>>,
  measure: () => Promise<number>,
) {
  await atWidths(page, Object.keys(expected).map(Number), async (width, message) => {
    expect(await measure(), message).toBe(expected[width])
  })
}

/** Returns the width of a page's content, in pixels. */
function measureContentWidth(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main)
    return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  })
}

test('the demo fits at any width, without gaps', async ({ page }) => {
  await page.goto('/demo/dashboard')
  await expectAtWidths(
    page,
    { 390: 358, 1280: 1200, 1599: 1200, 1600: 1440, 1720: 1560, 1920: 1560, 2560: 1560 },
    () => measureContentWidth(page),
  )
  const links = page.getByRole('banner').getByRole('link')
  await atWidths(page, [768, 1280], async (_, message) => {
    const heights = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().height)),
    )
    expect(Math.min(...heights), `a header for fingers ${message}`).toBeGreaterThanOrEqual(44)
  })

  for (const view of ['portfolio', 'objekt', 'einheit'])
    await test.step(`the rows of cards of ${view}`, async () => {
      await page.goto(`/demo/dashboard?ansicht=${view}`)
      const cards = page.getByRole('tabpanel').locator('dl').filter({ hasText: 'Gesamtwert' })
      await expect(cards.locator('> div')).toHaveCount(5)
      await atWidths(page, widths, async (_, message) => {
        for (const missing of await cards.evaluate(measureGapsOfRows))
          expect(missing, message).toBeLessThan(1)
        const overhang = () =>
          page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
        await expect.poll(overhang, message).toBe(0)
      })
    })

  for (const unit of ['DEMO-W01', 'DEMO-W05', 'DEMO-W07'])
    await test.step(`the few loans of ${unit}`, async () => {
      await page.goto(`/demo/dashboard?ansicht=einheit&einheit=${unit}`)
      const loans = page.getByRole('listitem').filter({ hasText: 'restliche Jahre' })
      await expect(loans.first()).toBeVisible()
      await atWidths(page, [1023, 1280, 1920], async (_, message) => {
        const [last, room] = await Promise.all([
          loans.last().boundingBox(),
          page.getByRole('tabpanel').boundingBox(),
        ])
        const missing = rightOf(room) - rightOf(last)
        expect(Math.abs(missing), message).toBeLessThan(1)
      })
    })

  await page.goto('/demo/properties')
  const units = page.getByRole('main').getByRole('listitem')
  await expect(units.nth(4)).toBeVisible()
  await expectAtWidths(page, { 390: 1, 768: 2, 1023: 2, 1024: 3, 1599: 3, 1600: 4, 1920: 4 }, () =>
    countColumns(units),
  )
  await page.emulateMedia({ media: 'print' })
  expect(await countColumns(units), 'on paper').toBe(2)
})

test('a few units and buildings leave no gap beside them', async ({ page, service }) => {
  const customer = await newSmallCustomer(service)
  await accept({ page, service }, await service.invite(customer), newEmail())
  const entries = page.getByRole('main').getByRole('listitem')
  for (const [address, text, count] of [
    ['/properties', 'Kurze Straße', 1],
    ['/properties?ansicht=objekte', 'Kurze Straße', 2],
  ] as const) {
    await page.goto(address)
    const few = entries.filter({ hasText: text })
    await expect(few).toHaveCount(count)
    await atWidths(page, [390, 768, 1280, 1920], async (_, message) => {
      expect.soft(await measureGapBeside(few.last()), `${address} ${message}`).toBeLessThan(1)
    })
  }
})

/** Returns how far each row of a list of cards is from filling it, in pixels. */
function measureGapsOfRows(list: Element): number[] {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap)
  const boxes = [...list.children].map((card) => card.getBoundingClientRect())
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
  return [...rows.values()].map((row) =>
    Math.abs(row.reduce((sum, box) => sum + box.width + gap, -gap - list.clientWidth)),
  )
}

/** Creates a customer with one unit and two buildings. Returns their id. */
async function newSmallCustomer(service: Service): Promise<string> {
  const id = `WENIG-${process.pid}`
  await importTable(
    service,
    `customerid;propertyid;street;number;sizeinsqm\n${id};${id}-W1;Kurze Straße;1;50\n`,
  )
  await importTable(
    service,
    `customerid;objectid;street;number;numberofunits\n${id};${id}-O1;Kurze Straße;1;1\n${id};${id}-O2;Kurze Straße;2;1\n`,
  )
  return id
}

/** Returns the empty width beside an entry of a list, in pixels. */
function measureGapBeside(entry: Locator): Promise<number> {
  return entry.evaluate((element) => {
    const list = element.parentElement?.getBoundingClientRect()
    return Math.abs((list?.right ?? Number.NaN) - element.getBoundingClientRect().right)
  })
}

function countColumns(entries: Locator): Promise<number> {
  return entries.evaluateAll(
    (elements) =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size,
  )
}

function rightOf(box: { x: number; width: number } | null): number {
  return box ? box.x + box.width : Number.NaN
}

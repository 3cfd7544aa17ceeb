import type { Locator, Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

const widths = [320, 390, 768, 900, 1023, 1280, 1600, 1920]

/** The width in pixels that a page leaves to its content. */
function contentWidth(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main)
    return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  })
}

test('content is 1200 pixels wide at most, and 1560 on wide screens', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  for (const [width, expected] of [
    [390, 358],
    [1280, 1200],
    [1599, 1200],
    [1600, 1440],
    [1720, 1560],
    [1920, 1560],
    [2560, 1560],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await contentWidth(page), `at ${width} pixels`).toBe(expected)
  }
})

for (const view of ['portfolio', 'objekt', 'einheit'])
  test(`no row of the cards of ${view} leaves a hole at any width`, once, async ({ page }) => {
    await page.goto(`/demo/dashboard?ansicht=${view}`)
    const cards = page.getByRole('tabpanel').locator('dl').first()
    await expect(cards.locator('> div')).toHaveCount(5)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const areas = await cards.evaluate((list) => {
        const gap = Number.parseFloat(getComputedStyle(list).columnGap)
        const boxes = [...list.children].map((card) => card.getBoundingClientRect())
        const rows = Map.groupBy(boxes, ({ top }) => Math.round(top))
        return [...rows.values()].map((row) =>
          row.reduce((sum, box) => sum + box.width + gap, -gap - list.clientWidth),
        )
      })
      for (const missing of areas) expect(Math.abs(missing), `at ${width} pixels`).toBeLessThan(1)
    }
  })

test('few loans leave no hole beside them', once, async ({ page }) => {
  for (const unit of ['DEMO-W01', 'DEMO-W05', 'DEMO-W07']) {
    await page.goto(`/demo/dashboard?ansicht=einheit&einheit=${unit}`)
    const loans = page.getByRole('listitem').filter({ hasText: 'restliche Jahre' })
    await expect(loans.first()).toBeVisible()
    for (const width of [1023, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [last, room] = await Promise.all([
        loans.last().boundingBox(),
        page.getByRole('tabpanel').boundingBox(),
      ])
      const missing = rightOf(room) - rightOf(last)
      expect(Math.abs(missing), `${unit} at ${width} pixels`).toBeLessThan(1)
    }
  }
})

test(
  'few dates, units and buildings leave no hole beside them',
  once,
  async ({ page, service }) => {
    const customer = await customerOfFew(service)
    await accept({ page, service }, await service.invite(customer), newEmail())
    const entries = page.getByRole('main').getByRole('listitem')
    for (const [address, text, count] of [
      ['/dashboard', 'Mieterhöhung möglich', 1],
      ['/properties', 'Kurze Straße', 1],
      ['/properties?ansicht=objekte', 'Kurze Straße', 2],
    ] as const) {
      await page.goto(address)
      const few = entries.filter({ hasText: text })
      await expect(few).toHaveCount(count)
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect
          .soft(await missingBeside(few.last()), `${address} at ${width} pixels`)
          .toBeLessThan(1)
      }
    }
  },
)

test('many units stand in as many columns as there is room for', once, async ({ page }) => {
  await page.goto('/demo/properties')
  const units = page.getByRole('main').getByRole('listitem')
  await expect(units.nth(4)).toBeVisible()
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1599, 3],
    [1600, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columnsOf(units), `at ${width} pixels`).toBe(columns)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await columnsOf(units), 'on paper').toBe(2)
})

test('many dates stand in up to three columns', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  const dates = page.getByRole('region', { name: 'Nächste Termine' }).getByRole('listitem')
  await expect(dates.nth(3)).toBeVisible()
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1599, 2],
    [1600, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columnsOf(dates), `at ${width} pixels`).toBe(columns)
  }
})

/** A customer with one unit, one date and two buildings; answers their id. */
async function customerOfFew(service: Service): Promise<string> {
  const id = `WENIG-${process.pid}`
  const date = new Date(Date.now() + 60 * 24 * 3600 * 1000).toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  await importTable(
    service,
    `customerid;propertyid;street;number;sizeinsqm;datenextrentincrease\n${id};${id}-W1;Kurze Straße;1;50;${date}\n`,
  )
  await importTable(
    service,
    `customerid;objectid;street;number;numberofunits\n${id};${id}-O1;Kurze Straße;1;1\n${id};${id}-O2;Kurze Straße;2;1\n`,
  )
  return id
}

/** How much of the list's width is left empty beside an entry, in pixels. */
function missingBeside(entry: Locator): Promise<number> {
  return entry.evaluate((element) => {
    const list = element.parentElement?.getBoundingClientRect()
    return Math.abs((list?.right ?? Number.NaN) - element.getBoundingClientRect().right)
  })
}

function columnsOf(entries: Locator): Promise<number> {
  return entries.evaluateAll(
    (elements) =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size,
  )
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('the header’s links are high enough', once, async ({ page }) => {
    await page.goto('/demo/dashboard')
    const links = page.getByRole('banner').getByRole('link')
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 1024 })
      const heights = await links.evaluateAll((all) =>
        all.map((link) => Math.round(link.getBoundingClientRect().height)),
      )
      expect(Math.min(...heights), `at ${width} pixels`).toBeGreaterThanOrEqual(44)
    }
  })
})

function rightOf(box: { x: number; width: number } | null): number {
  return box ? box.x + box.width : Number.NaN
}

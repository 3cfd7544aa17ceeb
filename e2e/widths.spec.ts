import type { Page } from '@playwright/test'
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

function rightOf(box: { x: number; width: number } | null): number {
  return box ? box.x + box.width : Number.NaN
}

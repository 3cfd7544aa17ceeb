import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

/** Forced colors (Windows' contrast themes) remove backgrounds. */
test.use({ forcedColors: 'active' })

const styleOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, outlineStyle, borderStyle, stroke, color } = getComputedStyle(element)
    return { backgroundColor, outlineStyle, borderStyle, stroke, color }
  })

test('buttons, selections, badges and lines remain distinguishable', async ({ page }) => {
  await page.goto('/login')
  const main = page.getByRole('button', { name: 'Einloggen' })
  const canvas = (await styleOf(page.locator('html'))).backgroundColor
  expect((await styleOf(main)).backgroundColor).not.toBe(canvas)
  expect((await styleOf(main)).color).toBe(canvas)
  expect(await styleOf(page.getByRole('link', { name: 'Demo ansehen' }))).toMatchObject({
    borderStyle: 'solid',
  })
  await main.click()
  expect(await styleOf(page.getByLabel('E-Mail'))).toMatchObject({ borderStyle: 'dashed' })

  await page.goto('/demo/dashboard')
  const selected = page.getByRole('tab', { selected: true })
  await expect(selected).toBeVisible()
  expect(await styleOf(selected)).toMatchObject({ outlineStyle: 'solid' })
  expect(await styleOf(page.getByRole('tab', { selected: false }).first())).toMatchObject({
    outlineStyle: 'none',
  })
  const lines = page.locator('path.stroke-income, path.stroke-expenses')
  await expect(lines).toHaveCount(4)
  const strokes = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke))
  expect(new Set([...strokes, canvas]).size).toBe(3)

  await page.goto('/demo/properties')
  const badge = page.getByText('Vermietet', { exact: true }).first()
  await expect(badge).toBeVisible()
  expect(await styleOf(badge)).toMatchObject({ outlineStyle: 'solid' })
})

import { MONTH_LABELS } from '../figures/src/cashflow.ts'
import { wholeYear } from './demoYears.ts'
import { germanDay } from './germanDay.ts'
import { printed } from './printed.ts'
import { expect, test } from './test.ts'

test('the dashboard is printed as shown, light, dated, without controls, at the paper’s width', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/demo/dashboard?ansicht=einheit')
  const selector = page.getByLabel('Wähle Einheit:')
  await expect(selector).toBeVisible()
  const unit = await selector.locator('option').first().innerText()
  const day = germanDay(new Date())

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText(day, { exact: true })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: unit })).toBeVisible()
  await expect(page.getByText('Kunde DEMO')).toBeVisible()
  await expect(page.getByText('kumulierte Einnahmen')).toBeVisible()
  for (const role of [
    'button',
    'tab',
    'combobox',
    'searchbox',
    'navigation',
    'contentinfo',
  ] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await background()).toBe('rgb(255, 255, 255)')
  const value = page.getByText('Gesamtwert', { exact: true })
  const color = () => value.evaluate((element) => getComputedStyle(element).color)
  expect(await color()).toBe('rgb(70, 82, 76)')
  // No heading or note is alone at the foot of a sheet.
  await page.goto('/demo/dashboard')
  const note = page.getByText(/^Sortiert nach Wohnungsname/).locator('..')
  await expect(note).toHaveCSS('break-after', 'avoid')
  const top = page.getByRole('region', { name: 'Kreditübersicht' }).locator('> div').first()
  await expect(top).toHaveCSS('break-inside', 'avoid')

  await page.emulateMedia({ media: null })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/demo/dashboard?jahr=${wholeYear}`)
    await expect(page.getByRole('slider')).toBeVisible()
    const text = (await printed(page)).join(' ')
    expect(text, `from a window of ${width} pixels`).toMatch(
      new RegExp(`€.10\\.000.*${MONTH_LABELS.join('.*')}`, 's'),
    )
  }
})

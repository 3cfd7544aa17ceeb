import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { receiveShells } from './shell.ts'
import { expect, test } from './test.ts'

const table = (page: Page, name = 'Einheiten') => page.getByRole('table', { name })
const names = (page: Page) =>
  table(page).locator('tbody').getByRole('link').filter({ hasNotText: 'Trägt' })
const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Suche nach Adresse, Name oder Mieter' })

/** Counts the page and the dialogs that are wider than their room. */
const countWider = (page: Page) =>
  page.evaluate(
    () =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].filter(
        (element) => element.scrollWidth > element.clientWidth,
      ).length,
  )

test('units can be shown as a list, of which phones fold a part', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/demo/properties')
  await page.getByRole('button', { name: 'Liste' }).click()
  await expect(page).toHaveURL('/demo/properties?darstellung=liste')
  await expect(names(page)).toHaveCount(8)
  const row = table(page).getByRole('row').filter({ hasText: 'EG rechts' })
  const wide = ['Vermietet', 'Karl-Heinz Brandt', '83,00 m²', '€ 8,60', '€ 14,60', '−41 %']
  // What a month costs a square metre depends on how much of the year is known.
  const returns = [/^€.[1-3],\d\d$/]
  for (const text of ['€ 713,80', ...(isMobile ? ['41 % unter Markt'] : [...wide, ...returns])])
    await expect(row.getByText(text).filter({ visible: true })).toHaveCount(1)
  await row.getByRole('button', { name: 'Mehr zu EG rechts' }).click()
  if (isMobile)
    for (const text of [...wide, ...returns])
      await expect(table(page).getByText(text).filter({ visible: true })).toHaveCount(1)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Mehr zu EG rechts' }).click()

  // A click anywhere on a row opens its dialog; closing restores the focus.
  await row.getByText('€ 713,80').click()
  await expect(page.getByRole('dialog', { name: 'EG rechts' })).toBeVisible()
  await expect(page).toHaveURL('/demo/properties?darstellung=liste&einheit=DEMO-W02')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('link', { name: 'EG rechts' })).toBeFocused()

  await page.getByRole('tab', { name: 'Objekte' }).click()
  await expect(table(page, 'Objekte').locator('tbody').getByRole('link')).toHaveText([
    'Vorderhaus',
    'Gründerzeithaus',
  ])
  await page.goBack()
  await page.reload()
  await expect(names(page)).toHaveCount(8)
})

test('units are searched, filtered and sorted, which the address keeps', async ({ page }) => {
  await page.goto('/demo/properties?darstellung=liste')
  await test.step('by headers, in both directions, unknown values last', async () => {
    const head = (name: string) => table(page).getByRole('columnheader', { name })
    await expect(head('Adresse')).toHaveAttribute('aria-sort', 'ascending')
    for (const order of ['ascending', 'descending']) {
      await head('Mietende').getByRole('button').click()
      await expect(head('Mietende')).toHaveAttribute('aria-sort', order)
      await expect(head('Adresse')).toHaveAttribute('aria-sort', 'none')
      // Only one of the demo's units has a contract that ends.
      await expect(names(page).first()).toHaveText('DG')
    }
    await expect(page).toHaveURL(
      '/demo/properties?darstellung=liste&sortierung=mietende&richtung=absteigend',
    )
    await page.getByRole('button', { name: 'Karten' }).click()
    await page.getByLabel('Sortieren nach').selectOption('Nach monatlicher Miete')
    await page.getByRole('button', { name: 'Aufsteigend sortiert, Reihenfolge umkehren' }).click()
    await expect(page).toHaveURL('/demo/properties?sortierung=miete&richtung=absteigend')
    await expect(page.getByRole('article').first()).toContainText('Laden EG')
    await page.getByRole('article').first().click()
    await expect(page.getByRole('dialog', { name: 'Laden EG' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 von 8')
    await page.keyboard.press('Escape')
  })
  await test.step('by filters, which can be taken back', async () => {
    await page.goto('/demo/properties?darstellung=liste')
    const filter = (name: string) => page.getByRole('button', { name })
    await filter('Freistehend').click()
    await expect(page).toHaveURL('/demo/properties?darstellung=liste&nur=freistehend')
    await expect(filter('Freistehend')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('1 von 8 Einheiten')).toBeVisible()
    await page.reload()
    await expect(names(page)).toHaveCount(1)
    await filter('Freistehend').click()
    await expect(names(page)).toHaveCount(8)
    await filter('Unter Marktmiete').click()
    const below = Number(/\d+/.exec(await filter('Unter Marktmiete').innerText())?.[0])
    await expect(names(page)).toHaveCount(below)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Gefiltert nach „Unter Marktmiete“.')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await searchField(page).fill('Schloss')
    await expect(page.getByText('Nichts passt zu dieser Auswahl.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Suche und Filter zurücksetzen' }).click()
    await expect(names(page)).toHaveCount(8)
  })
  await test.step('by what is typed', async () => {
    for (const [text, count] of [
      ['FELDMANN', 1],
      ['koeln', 5],
      ['laden', 1],
    ] as const) {
      await searchField(page).fill(text)
      await expect(page.getByText(`${count} von 8 Einheiten`)).toBeVisible()
    }
    await expect(page).toHaveURL('/demo/properties?darstellung=liste&suche=laden')
    await searchField(page).fill('Schloss')
    await page.getByRole('button', { name: 'Suche zurücksetzen' }).click()
    await expect(names(page)).toHaveCount(8)
    await expect(searchField(page)).toBeFocused()
  })
})

test('cards, list and dialogs fit every width, and large type', async ({ page }) => {
  const searches = [
    '',
    '?ansicht=objekte',
    '?darstellung=liste',
    '?ansicht=objekte&darstellung=liste',
    '?einheit=DEMO-W05',
    '?objekt=DEMO-O2',
    '?einheit=W-999',
  ]
  for (const search of searches) {
    await page.goto(`/demo/properties${search}`)
    await expect(page.locator('article, tbody a').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(/einheit=|objekt=/.test(search) ? 1 : 0)
    for (const [width, type] of [
      [320, '16px'],
      [390, '32px'],
      [1920, '16px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, type)
      expect(await countWider(page), `${search} at ${width} pixels, ${type}`).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  // A phone shows the column of the list’s order.
  for (const order of ['mietende', 'mieter', 'groesse'])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/demo/properties?darstellung=liste&sortierung=${order}`)
      await expect(table(page).getByRole('columnheader')).toHaveCount(width === 390 ? 3 : 2)
      expect(await countWider(page)).toBe(0)
    }
})

test('a unit’s dialog shows what matters on a phone, and is printed alone, in light colors', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/demo/properties?einheit=DEMO-W05')
  const dialog = page.getByRole('dialog')
  const fold = await dialog.getByRole('link', { name: 'Mietverträge' }).boundingBox()
  for (const name of ['Mietbeginn', 'Mietende', 'Monatliche Miete', 'Marktvergleich']) {
    const entry = dialog.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    const box = await entry.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(fold?.y ?? 0)
  }
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(dialog.getByText('Objektinformationen')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeHidden()
  await expect(dialog.getByText('Mietverträge')).toBeHidden()
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const cut = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(cut).toBe(0)
})

test.describe('when the units fail to load', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test('the page says so and can be retried', async ({ page }) => {
    await receiveShells(page)
    await page.route('**/api/property-overview?*', (route) => route.abort())
    await page.goto('/demo/properties')
    await expect(page.getByText('Ihre Einheiten konnten nicht geladen werden.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/property-overview?*')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('article')).toHaveCount(8)
  })
})

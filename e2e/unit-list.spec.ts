import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

const table = (page: Page, name = 'Einheiten') => page.getByRole('table', { name })
const names = (page: Page) =>
  table(page).locator('tbody').getByRole('link').filter({ hasNotText: 'Trägt' })
const filter = (page: Page, name: string) => page.getByRole('button', { name })

test('units can be shown as a list, which the address keeps', async ({ page, isMobile }) => {
  await page.goto('/demo/properties')
  await expect(page.getByText('8 Einheiten · heute 7 vermietet, 1 freistehend')).toBeVisible()
  await page.getByRole('button', { name: 'Liste' }).click()
  await expect(page).toHaveURL('/demo/properties?darstellung=liste')
  await expect(names(page)).toHaveText([
    '1. OG',
    '2. OG',
    'Laden EG',
    '1. OG',
    '2. OG',
    'DG',
    'EG links',
    'EG rechts',
  ])
  const row = table(page).getByRole('row').filter({ hasText: 'EG rechts' })
  const wide = ['Vermietet', 'Karl-Heinz Brandt', '83,00 m²', '€ 8,60', '€ 14,60', '−41 %']
  const returns = ['1,81 %', '€ 2,18']
  for (const text of ['€ 713,80', ...(isMobile ? ['41 % unter Markt'] : [...wide, ...returns])])
    await expect(row.getByText(text).filter({ visible: true })).toHaveCount(1)
  // Sorted by address, a house is named once.
  const house = table(page).getByRole('rowheader', { name: 'Lindenstraße 14, 50674 Köln' })
  await expect(house).toHaveCount(1)
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
  await expectAccessible(page)
  await page.goBack()
  await expect(names(page)).toHaveCount(8)
  await page.reload()
  await expect(names(page)).toHaveCount(8)
})

test('a phone shows the list’s order', once, async ({ page }) => {
  const beyond = () => document.documentElement.scrollWidth - innerWidth
  for (const order of ['mietende', 'mieter', 'groesse'])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/demo/properties?darstellung=liste&sortierung=${order}`)
      await expect(names(page)).toHaveCount(8)
      await expect(table(page).getByRole('columnheader')).toHaveCount(width === 390 ? 3 : 2)
      expect(await page.evaluate(beyond)).toBe(0)
    }
})

test(
  'headers sort the list in both directions, with unknown values last',
  once,
  async ({ page }) => {
    await page.goto('/demo/properties?darstellung=liste')
    const head = (name: string) => table(page).getByRole('columnheader', { name })
    await expect(head('Adresse')).toHaveAttribute('aria-sort', 'ascending')
    await head('Mietende').getByRole('button').click()
    await expect(head('Mietende')).toHaveAttribute('aria-sort', 'ascending')
    await expect(head('Adresse')).toHaveAttribute('aria-sort', 'none')
    await expect(page).toHaveURL('/demo/properties?darstellung=liste&sortierung=mietende')
    // Only one of the demo's units has a contract that ends.
    await expect(names(page).first()).toHaveText('DG')
    await head('Mietende').getByRole('button').click()
    await expect(head('Mietende')).toHaveAttribute('aria-sort', 'descending')
    await expect(names(page).first()).toHaveText('DG')

    await head('Monatliche Miete').getByRole('button').click()
    const rents = () => table(page).locator('tbody td:nth-child(4)').allInnerTexts()
    const amounts = (texts: readonly string[]) =>
      texts.map((text) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')))
    await expect(async () => {
      const shown = amounts(await rents())
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      expect(new Set(shown).size).toBeGreaterThan(3)
    }).toPass()
    await page.goBack()
    await expect(head('Mietende')).toHaveAttribute('aria-sort', 'descending')
  },
)

test('a selector sorts the cards, and the dialog follows that order', async ({ page }) => {
  await page.goto('/demo/properties')
  await page.getByLabel('Sortieren nach').selectOption('Nach monatlicher Miete')
  await page.getByRole('button', { name: 'Aufsteigend sortiert, Reihenfolge umkehren' }).click()
  await expect(page).toHaveURL('/demo/properties?sortierung=miete&richtung=absteigend')
  const cards = page.getByRole('list', { name: 'Einheiten' }).getByRole('article')
  await expect(cards.first().getByRole('link').first()).toHaveText('Laden EG')
  await cards.first().click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 von 8')
})

test('vacant units, or those below the market rent, can be listed alone', async ({ page }) => {
  await page.goto('/demo/properties?darstellung=liste')
  await filter(page, 'Freistehend').click()
  await expect(page).toHaveURL('/demo/properties?darstellung=liste&nur=freistehend')
  await expect(filter(page, 'Freistehend')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 von 8 Einheiten')).toBeVisible()
  await expect(names(page)).toHaveCount(1)
  await page.reload()
  await expect(names(page)).toHaveCount(1)
  await filter(page, 'Freistehend').click()
  await expect(names(page)).toHaveCount(8)

  await filter(page, 'Unter Marktmiete').click()
  const below = Number(/\d+/.exec(await filter(page, 'Unter Marktmiete').innerText())?.[0])
  expect(below).toBeGreaterThan(1)
  await expect(names(page)).toHaveCount(below)
  await expect(names(page).filter({ hasText: 'DG' })).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Gefiltert nach „Unter Marktmiete“.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('searchbox').fill('Schloss')
  await expect(page.getByText('Nichts passt zu dieser Auswahl.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suche und Filter zurücksetzen' }).click()
  await expect(names(page)).toHaveCount(8)
  await expect(page).toHaveURL('/demo/properties?darstellung=liste')
})

test(
  'a tenant without a title counts as one in the list and on the dashboard',
  once,
  async ({ page, service }, { testId }) => {
    const customer = `Mieter-${testId}`
    await importTable(service, `customerid;numberofproperties\n${customer};2\n`)
    const rows = [`${customer};${customer}-W1;Weg;1;Demir`, `${customer};${customer}-W2;Weg;2;`]
    await importTable(
      service,
      `customerid;propertyid;street;number;tenantlastname\n${rows.join('\n')}\n`,
    )
    await accept({ page, service }, await service.invite(customer), newEmail())
    await page.goto('/properties?suche=demir')
    const found = page.getByRole('list', { name: 'Einheiten' }).getByRole('article')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('Vermietet')
    await page.goto('/properties')
    await expect(page.getByText('2 Einheiten · heute 1 vermietet, 1 freistehend')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('heute 1 vermietet, 1 frei')).toBeVisible()
  },
)

test('nothing overflows a phone in large type', once, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '32px'
    })
  })
  for (const search of ['', '?darstellung=liste', '?ansicht=objekte&darstellung=liste']) {
    await page.goto(`/demo/properties${search}`)
    await expect(page.locator('article, tbody a').first()).toBeVisible()
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect(widths[0], search).toBe(widths[1])
  }
})

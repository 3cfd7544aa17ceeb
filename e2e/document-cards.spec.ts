import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments, namesOf, openFilters } from './documents.ts'
import { expect, test } from './test.ts'

const documents = [
  { name: 'Nachtrag', type: 'Mietvertrag', date: '2025-03-09' },
  { name: 'Heizung', type: 'Rechnung', date: '2024-12-24' },
  { name: 'Ahorn', type: 'Rechnung', date: '2024-03-01' },
]
const byDate = ['Nachtrag', 'Heizung', 'Ahorn']
const byName = ['Ahorn', 'Heizung', 'Nachtrag']

const expectNames = (page: Page, names: readonly string[]) =>
  expect.poll(() => namesOf(page)).toEqual(names)

test(
  'cards are sorted and filtered by what a button shows',
  { tag: '@once' },
  async ({ page, service }, { testId }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await arriveWithDocuments({ page, service }, `Karten-${testId}`, documents)
    await page.goto('/documents')
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    const order = page.getByLabel('Reihenfolge')
    await expect(order).toBeHidden()
    await openFilters(page)
    await expect(order).toHaveValue('descending')
    await page.getByLabel('Sortieren nach').selectOption('Nach Name')
    await expect(order).toHaveValue('ascending')
    await expectNames(page, byName)
    await order.selectOption('Absteigend')
    await expectNames(page, byName.toReversed())
    await page.getByLabel('Sortieren nach').selectOption('Nach Datum')
    await expect(order).toHaveValue('descending')
    await expectNames(page, byDate)

    await page.getByLabel('Typ').selectOption('Rechnung')
    await page.getByLabel('Jahr').selectOption('2024')
    const button = page.getByRole('button', { name: 'Filter (2)' })
    await button.click()
    await expect(order).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^2024.*entfernen/ }).click()
    await expect(page).toHaveURL('/documents?docType=Rechnung')
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()

    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('columnheader', { name: 'Datum' })).toBeVisible()
    await expect(page.getByLabel('Typ')).toHaveValue('Rechnung')
    await expect(button).toBeHidden()
  },
)

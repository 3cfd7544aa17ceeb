import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments, namesOf, openFilters, rowsOf } from './documents.ts'
import { expect, test } from './test.ts'

const documents = [
  { name: 'Nachtrag_2 Müller', type: 'Mietvertrag', street: 'Lindenweg 10', date: '2025-03-09' },
  {
    name: 'Heizung 2024',
    type: 'Rechnung',
    street: 'Lindenweg 2',
    date: '2024-12-24',
    size: 1.24 * 1024 * 1024,
  },
  { name: 'Äpfelkiste', type: 'Brief', street: 'Allee 1', date: null },
  {
    name: 'ahornfällung',
    type: 'Rechnung',
    street: 'Allee 1',
    date: '2024-03-01',
    state: 'received',
  },
] as const

const byDate = ['Nachtrag_2 Müller', 'Heizung 2024', 'ahornfällung', 'Äpfelkiste']
const byName = ['ahornfällung', 'Äpfelkiste', 'Heizung 2024', 'Nachtrag_2 Müller']

/** Compares the names only, without badges. */
async function expectNames(page: Page, names: readonly string[]) {
  await expect(async () => {
    const shown = await namesOf(page)
    expect(shown.map((name) => name.replace(/\s*(eingegangen|erfasst)$/, ''))).toEqual(names)
  }).toPass({ timeout: 15_000 })
}

const count = (page: Page) => page.getByText(/Dokument\(e\) angezeigt/)
const search = (page: Page) => page.getByRole('searchbox')

test(
  'the list is filtered and searched, which its address keeps and going back undoes',
  {
    tag: '@phone',
  },
  async ({ page, service }, { testId }) => {
    await arriveWithDocuments({ page, service }, `Liste-${testId}`, documents)
    await page.goto('/documents')

    await test.step('it shows the parts of each document’s name, latest first', async () => {
      await expect(count(page)).toHaveText('4 von 4 Dokument(e) angezeigt')
      await expectNames(page, byDate)
      const row = (name: string) => rowsOf(page).filter({ hasText: name })
      for (const text of ['Rechnung', 'Lindenweg 2', '24.12.2024', '1,2 MB'])
        await expect(row('Heizung 2024')).toContainText(text)
      await expect(row('Äpfelkiste')).toContainText('unbekannt')
      await expect(row('ahornfällung')).toContainText('eingegangen')
      await expect(page.getByLabel('Kunden', { exact: false })).toHaveCount(0)
    })

    await openFilters(page)
    for (const [label, options] of [
      ['Adresse', ['Alle Wohnungen', 'Allee 1', 'Lindenweg 2', 'Lindenweg 10']],
      ['Typ', ['Alle Typen', 'Brief', 'Mietvertrag', 'Rechnung']],
      ['Jahr', ['Alle Jahre', '2025', '2024']],
    ] as const)
      await expect(page.getByLabel(label).getByRole('option')).toHaveText([...options])

    await test.step('each filter narrows it', async () => {
      await page.getByLabel('Adresse').selectOption('Allee 1')
      await expectNames(page, ['ahornfällung', 'Äpfelkiste'])
      await expect(count(page)).toHaveText('2 von 4 Dokument(e) angezeigt')
      await page.getByLabel('Jahr').selectOption('2024')
      await expectNames(page, ['ahornfällung'])
      await expect(page).toHaveURL('/documents?wohnung=Allee+1&jahr=2024')
      await page.reload()
      await expectNames(page, ['ahornfällung'])
      await page.goBack()
      await expectNames(page, ['ahornfällung', 'Äpfelkiste'])
      await page.goBack()
      await expectNames(page, byDate)
      await openFilters(page)
      await page.getByLabel('Monat').selectOption('März')
      await expectNames(page, ['Nachtrag_2 Müller', 'ahornfällung'])
      await page.getByLabel('Typ').selectOption('Brief')
      await expect(page.getByText('Keine Dokumente gefunden')).toBeVisible()
      await expect(count(page)).toHaveText('0 von 4 Dokument(e) angezeigt')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
      await expectNames(page, byDate)
    })

    await test.step('a type in the address need not exist', async () => {
      await page.goto('/documents?docType=Grundbuch')
      await expect(page.getByText('Keine Dokumente gefunden')).toBeVisible()
      await expect(page.getByLabel('Typ')).toHaveValue('Grundbuch')
    })

    await test.step('the search matches every word and adds one history entry', async () => {
      await page.goto('/documents')
      await openFilters(page)
      await page.getByLabel('Typ').selectOption('Rechnung')
      await expectNames(page, ['Heizung 2024', 'ahornfällung'])
      await search(page).pressSequentially('alLEE ahorn')
      await expectNames(page, ['ahornfällung'])
      await expect(page).toHaveURL(/suche=alLEE\+ahorn/)
      await page.reload()
      await expect(search(page)).toHaveValue('alLEE ahorn')
      await expectNames(page, ['ahornfällung'])
      await page.goBack()
      await expect(search(page)).toHaveValue('')
      await expectNames(page, byDate)
      await search(page).fill('MULLER')
      await expectNames(page, ['Nachtrag_2 Müller'])
    })
  },
)

test('columns sort the list, on a narrow page what a button shows', async ({ page, service }, {
  testId,
}) => {
  await arriveWithDocuments({ page, service }, `Spalten-${testId}`, documents)
  await page.goto('/documents')
  const head = (name: string) => page.getByRole('columnheader', { name })

  await test.step('a click on a column sorts by it, a second one reverses the order', async () => {
    const sort = (name: string) => head(name).getByRole('button').click()
    await expect(head('Datum')).toHaveAttribute('aria-sort', 'descending')
    await sort('Datum')
    await expectNames(page, byDate.toReversed())
    await expect(head('Datum')).toHaveAttribute('aria-sort', 'ascending')
    await sort('Name')
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    await expect(head('Datum')).toHaveAttribute('aria-sort', 'none')
    await expectNames(page, byName)
    await sort('Adresse')
    await expectNames(page, ['ahornfällung', 'Äpfelkiste', 'Heizung 2024', 'Nachtrag_2 Müller'])
    await sort('Datum')
    await expectNames(page, byDate)
    await sort('Größe')
    await expect(rowsOf(page).last()).toContainText('Heizung 2024')
    await page.reload()
    await expect(head('Größe')).toHaveAttribute('aria-sort', 'ascending')
  })

  await page.setViewportSize({ width: 390, height: 844 })
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
  await expect(head('Datum')).toBeVisible()
  await expect(page.getByLabel('Typ')).toHaveValue('Rechnung')
  await expect(button).toBeHidden()
})

test('the demo shows the demo customer’s documents to everyone', async ({ page }) => {
  await page.goto('/demo/documents')
  await expect(rowsOf(page).filter({ hasText: 'Gründerzeithaus' })).toBeVisible()
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await expect(page.getByText('In der Demo lassen sich keine Dokumente hochladen.')).toBeVisible()
})

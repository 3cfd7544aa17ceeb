import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments, namesOf, openFilters, rowsOf } from './documents.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

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
  'the list shows the parts of each document’s name, latest first',
  { tag: '@main' },
  async ({ page, service }, { testId }) => {
    await arriveWithDocuments({ page, service }, `Liste-${testId}`, documents)
    await page.goto('/documents')
    await expect(page.getByRole('heading', { name: 'Dokumente', level: 1 })).toBeVisible()
    await expect(count(page)).toHaveText('4 von 4 Dokument(e) angezeigt')
    await expectNames(page, byDate)
    const row = (name: string) => rowsOf(page).filter({ hasText: name })
    for (const text of ['Rechnung', 'Lindenweg 2', '24.12.2024', '1,2 MB'])
      await expect(row('Heizung 2024')).toContainText(text)
    await expect(row('Äpfelkiste')).toContainText('unbekannt')
    await expect(row('ahornfällung')).toContainText('eingegangen')
    await expect(page.getByLabel('Kunden', { exact: false })).toHaveCount(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  },
)

test('each filter narrows the list, is kept in the address and is undone by going back', async ({
  page,
  service,
}, { testId }) => {
  await arriveWithDocuments({ page, service }, `Filter-${testId}`, documents)
  await page.goto('/documents')
  await expect(count(page)).toHaveText('4 von 4 Dokument(e) angezeigt')
  await openFilters(page)
  await expect(page.getByLabel('Adresse').getByRole('option')).toHaveText([
    'Alle Wohnungen',
    'Allee 1',
    'Lindenweg 2',
    'Lindenweg 10',
  ])
  await expect(page.getByLabel('Typ').getByRole('option')).toHaveText([
    'Alle Typen',
    'Brief',
    'Mietvertrag',
    'Rechnung',
  ])
  await expect(page.getByLabel('Jahr').getByRole('option')).toHaveText([
    'Alle Jahre',
    '2025',
    '2024',
  ])
  await expect(page.getByLabel('Monat').getByRole('option')).toHaveText([
    'Alle Monate',
    ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August'],
    ...['September', 'Oktober', 'November', 'Dezember'],
  ])

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

test(
  'docType in the address filters by that type, even if none exists',
  once,
  async ({ page, service }, { testId }) => {
    await arriveWithDocuments({ page, service }, `Typ-${testId}`, documents)
    await page.goto('/documents?docType=Rechnung')
    await expectNames(page, ['Heizung 2024', 'ahornfällung'])
    await expect(page.getByLabel('Typ')).toHaveValue('Rechnung')
    await page.goto('/documents?docType=Grundbuch')
    await expect(page.getByText('Keine Dokumente gefunden')).toBeVisible()
    await expect(page.getByLabel('Typ')).toHaveValue('Grundbuch')
  },
)

test(
  'the search matches every word and adds one history entry',
  once,
  async ({ page, service }, { testId }) => {
    await arriveWithDocuments({ page, service }, `Suche-${testId}`, documents)
    await page.goto('/documents')
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
  },
)

test(
  'a click on a column sorts by it, a second one reverses the order',
  once,
  async ({ page, service }, { testId }) => {
    await arriveWithDocuments({ page, service }, `Spalten-${testId}`, documents)
    await page.goto('/documents')
    const head = (name: string) => page.getByRole('columnheader', { name })
    const sort = (name: string) => head(name).getByRole('button').click()
    await expect(head('Datum')).toHaveAttribute('aria-sort', 'descending')
    await sort('Datum')
    await expectNames(page, byDate.toReversed())
    await expect(head('Datum')).toHaveAttribute('aria-sort', 'ascending')
    await sort('Name')
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    await expect(head('Datum')).toHaveAttribute('aria-sort', 'none')
    await expectNames(page, ['ahornfällung', 'Äpfelkiste', 'Heizung 2024', 'Nachtrag_2 Müller'])
    await sort('Name')
    await expectNames(page, ['Nachtrag_2 Müller', 'Heizung 2024', 'Äpfelkiste', 'ahornfällung'])
    await sort('Adresse')
    await expectNames(page, ['ahornfällung', 'Äpfelkiste', 'Heizung 2024', 'Nachtrag_2 Müller'])
    await sort('Datum')
    await expectNames(page, byDate)
    await sort('Größe')
    await expect(rowsOf(page).last()).toContainText('Heizung 2024')
    await page.reload()
    await expect(head('Größe')).toHaveAttribute('aria-sort', 'ascending')
  },
)

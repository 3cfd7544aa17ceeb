import { expectAccessible } from './axe.ts'
import {
  apply,
  dropOnImports,
  examine,
  expectDifferences,
  goOnToCheck,
  readSource,
  type SourceFile,
  sheetOf,
} from './importing.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// A service of its own, into which nothing else is read.
test.use({ settings: { MAX_UPLOAD_MB: '21' } })

const JOURNAL = '2-journal.csv'
const SOURCES = [
  '1-mieterliste.xlsx',
  JOURNAL,
  '3-darlehen-bank.xlsx',
  '4-eigentuemer.csv',
  '5-werte-von-hand.xlsx',
]

test('five files of other programs become the figures of the dashboard', async ({
  page,
  service,
}) => {
  test.slow()
  await arriveAs('operator', { page, service })
  await dropOnImports(page, SOURCES.map(readSource))
  await expectAccessible(page)
  await examine(page)

  await sheetOf(page, '1-mieterliste.xlsx', 'Deckblatt').leaveOut.click()
  const rents = sheetOf(page, '1-mieterliste.xlsx', 'Mieterliste')
  await expect(rents.region).toContainText('36 Zeilen gehen ein')
  await expect(rents.save).toBeEnabled()
  await expectAccessible(page)
  await rents.save.click()
  await sheetOf(page, '1-mieterliste.xlsx', 'Leerstände').leaveOut.click()
  const journal = sheetOf(page, JOURNAL)
  await expect(journal.save).toBeEnabled()
  await expect(journal.region).toContainText('Hausgeld')
  await journal.save.click()
  await sheetOf(page, '3-darlehen-bank.xlsx', 'Table 1').save.click()
  await sheetOf(page, '4-eigentuemer.csv').save.click()
  await sheetOf(page, '5-werte-von-hand.xlsx', 'Wohnungen').save.click()
  await sheetOf(page, '5-werte-von-hand.xlsx', 'Häuser').save.click()
  await goOnToCheck(page)

  await expectDifferences(page)
  await apply(page)
  await expectAccessible(page)
  await page.goto('/dashboard?kunde=E-1001')
  await expect(page.getByText('€ 3.524.878').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wofür?' })).toContainText('Instandhaltung')

  // Next month the same program gives out its journal again: nothing has to be said of it.
  await dropOnImports(page, [movePosting(readSource(JOURNAL))])
  await examine(page)
  await expectDifferences(page)
  await expect(page.getByRole('table', { name: /Zahl der Zeilen/ })).toContainText(
    'Beträge nach Art110',
  )
  await apply(page)
})

/** Books a repair of a journal as another cost, which changes its kind and no sum. */
function movePosting({ name, content }: SourceFile): SourceFile {
  const text = content.toString('latin1')
  const moved = text.replace(
    'B00100;4500;Reparaturen/Instandhaltung',
    'B00100;4900;Sonstige Kosten',
  )
  expect(moved).not.toBe(text)
  return { name, content: Buffer.from(moved, 'latin1') }
}

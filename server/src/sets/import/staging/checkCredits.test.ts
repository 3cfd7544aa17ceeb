import { expect, test } from 'vitest'
import { creditKind } from '../../../records/kinds/credit.ts'
import { creditTermsKind } from '../../../records/kinds/creditTerms.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { csvOf, oneCustomer } from '../../../testing/import/csv.ts'
import { errorsOf, sumChanges, writeFiles } from '../../../testing/import/importing.ts'
import { useRefusedImports } from '../../../testing/import/refused.ts'
import { importFiles } from '../importFiles.ts'

const K1 = { customerid: 'K-1' }
const K2 = { customerid: 'K-2' }

onEachDatabase('dangling references are refused', (newDatabase) => {
  const expectRefused = useRefusedImports(newDatabase)

  test('to a unit and an object in neither the files nor the database', async () => {
    const credits = csvOf(creditKind, [
      { ...K1, creditid: 'D1', propertyid: 'W1, W9', objectid: 'O1' },
      { ...K1, creditid: 'D2', propertyid: 'W2', objectid: 'O8' },
    ])
    await expectRefused({ 'credits.csv': credits }, [
      'credits.csv, Zeile 2, Spalte „propertyid“: Der Kredit „D1“ nennt die Einheit „W9“, die „K-1“ weder in den Dateien noch im Bestand hat. Berichtigen Sie die Kennung, oder ergänzen Sie die Einheit in property-overview oder dashboard-property.',
      'credits.csv, Zeile 3, Spalte „objectid“: Der Kredit „D2“ nennt das Objekt „O8“, das „K-1“ weder in den Dateien noch im Bestand hat. Berichtigen Sie die Kennung, oder ergänzen Sie das Objekt in object-overview oder dashboard-object.',
    ])
  })

  test('to a unit of another customer', async () => {
    const credits = csvOf(creditKind, [{ ...K2, creditid: 'D7', propertyid: 'W1' }])
    const units = csvOf(propertyKind, [{ ...K1, propertyid: 'W1' }])
    await expectRefused({ 'credits.csv': credits, 'property.csv': units }, [
      'credits.csv, Zeile 2, Spalte „propertyid“: Der Kredit „D7“ nennt die Einheit „W1“, die „K-2“ weder in den Dateien noch im Bestand hat. Berichtigen Sie die Kennung, oder ergänzen Sie die Einheit in property-overview oder dashboard-property.',
    ])
  })

  test('to a stored unit that the files remove', async () => {
    const credits = csvOf(creditKind, [{ ...K1, creditid: 'D1', propertyid: 'W1' }])
    const only = [{ ...K1, propertyid: 'W2' }]
    const files = {
      'credits.csv': credits,
      'overview.csv': csvOf(propertyOverviewKind, only),
      'property.csv': csvOf(propertyKind, only),
    }
    await expectRefused(files, [
      'credits.csv, Zeile 2, Spalte „propertyid“: Der Kredit „D1“ nennt die Einheit „W1“, die „K-1“ weder in den Dateien noch im Bestand hat. Berichtigen Sie die Kennung, oder ergänzen Sie die Einheit in property-overview oder dashboard-property.',
    ])
  })

  test('from a stored credit to a unit that the files remove', async () => {
    const only = [{ ...K1, propertyid: 'W2' }]
    const files = {
      'overview.csv': csvOf(propertyOverviewKind, only),
      'property.csv': csvOf(propertyKind, only),
    }
    await expectRefused(files, [
      'overview.csv: Nach diesem Import hätte „K-1“ die Einheit „W1“ nicht mehr, die der Kredit „D1“ nennt. Ergänzen Sie die Einheit, oder importieren Sie zugleich die Kredite (credit-overview).',
    ])
  })

  test('from terms to a credit in neither the files nor the database', async () => {
    const terms = csvOf(creditTermsKind, [
      { ...K1, creditid: 'D1' },
      { ...K1, creditid: 'D9' },
    ])
    await expectRefused({ 'terms.csv': terms }, [
      'terms.csv, Zeile 3, Spalte „creditid“: Den Kredit „D9“ hat „K-1“ weder in den Dateien noch im Bestand. Berichtigen Sie die Kennung, oder ergänzen Sie den Kredit in credit-overview.',
    ])
  })

  test('from terms to a credit that the files remove', async () => {
    const terms = csvOf(creditTermsKind, [{ ...K1, creditid: 'D1' }])
    const credits = csvOf(creditKind, [{ ...K1, creditid: 'D2' }])
    await expectRefused({ 'credits.csv': credits, 'terms.csv': terms }, [
      'terms.csv, Zeile 2, Spalte „creditid“: Den Kredit „D1“ hat „K-1“ weder in den Dateien noch im Bestand. Berichtigen Sie die Kennung, oder ergänzen Sie den Kredit in credit-overview.',
    ])
  })

  test('together with other errors', async () => {
    const credits = csvOf(creditKind, [
      { ...K1, creditid: 'D1', propertyid: 'W9' },
      { creditid: 'D2' },
    ])
    await expectRefused({ 'credits.csv': credits }, [
      'credits.csv, Zeile 3, Spalte „customerid“: Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.',
      'credits.csv, Zeile 2, Spalte „propertyid“: Der Kredit „D1“ nennt die Einheit „W9“, die „K-1“ weder in den Dateien noch im Bestand hat. Berichtigen Sie die Kennung, oder ergänzen Sie die Einheit in property-overview oder dashboard-property.',
    ])
  })
})

onEachDatabase('credits are accepted', (newDatabase) => {
  const newFolder = newFolders()

  test.each([
    [
      'that refer to a unit with a row in one of its two tables',
      { 'a.csv': csvOf(propertyKind, [{ ...K1, propertyid: 'W2' }]) },
      { added: 0, changed: 0, unchanged: 1, removed: 1 },
    ],
    [
      'that refer to items in the database and in the files',
      {
        'a.csv': csvOf(objectKind, [{ ...K1, objectid: 'O2' }]),
        'b.csv': csvOf(creditKind, [
          { ...K1, creditid: 'D1', propertyid: 'W2', objectid: 'O1, O2' },
        ]),
      },
      { added: 1, changed: 1, unchanged: 0, removed: 1 },
    ],
    [
      'with their terms, which go with them',
      {
        'a.csv': csvOf(creditKind, [{ ...K1, creditid: 'D9' }]),
        'b.csv': csvOf(creditTermsKind, [{ ...K1, creditid: 'D9', repaymenttype: 'Endfällig' }]),
      },
      { added: 2, changed: 0, unchanged: 0, removed: 2 },
    ],
    [
      'without references',
      { 'b.csv': csvOf(creditKind, [{ ...K1, creditid: 'D9' }]) },
      { added: 1, changed: 0, unchanged: 0, removed: 2 },
    ],
  ])('%s', async (_, files, changes) => {
    const database = await newDatabase()
    const [before, folder] = [await newFolder(), await newFolder()]
    await writeFiles(before, oneCustomer)
    await writeFiles(before, {
      'terms.csv': csvOf(creditTermsKind, [{ ...K1, creditid: 'D1', lender: 'DKB' }]),
    })
    await writeFiles(folder, files)
    await importFiles(database, [before])
    const report = await importFiles(database, [folder])
    expect(errorsOf(report, folder)).toEqual([])
    expect(sumChanges(report)).toEqual(changes)
  })
})

import { test } from 'vitest'
import { creditKind } from '../../records/kinds/credit.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { useRefusedImports } from '../../testing/import/refused.ts'

const header = 'customerid;objectid;city;street;landareasqm'
const objects = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`

type Case = readonly [title: string, files: Readonly<Record<string, string>>, errors: string[]]

const cases: readonly Case[] = [
  [
    'rows without a customer',
    { 'a.csv': objects('K-1;O1;;;', ';O2;Köln;;', ' ;O2;Köln;;') },
    [
      'a.csv, Zeile 3, Spalte „customerid“: Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.',
      'a.csv, Zeile 4, Spalte „customerid“: Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.',
    ],
  ],
  [
    'a row without an id',
    { 'a.csv': objects('K-1;O1;;;', 'K-1; ;Köln;;') },
    [
      'a.csv, Zeile 3, Spalte „objectid“: Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.',
    ],
  ],
  [
    'a duplicate row within a file',
    { 'a.csv': objects('K-1;O1;;;', 'K-1;O2;;;', 'K-1; O1 ;Köln;;') },
    [
      'a.csv, Zeile 4, Spalte „objectid“: „K-1“, „O1“ steht in object-overview zum zweiten Mal, zuerst in: a.csv, Zeile 2. Löschen Sie eine der beiden Zeilen.',
    ],
  ],
  [
    'a duplicate row across files',
    { 'a.csv': objects('K-1;O1;;;'), 'b.csv': objects('K-1;O9;;;', 'K-1;O1;;;') },
    [
      'b.csv, Zeile 3, Spalte „objectid“: „K-1“, „O1“ steht in object-overview zum zweiten Mal, zuerst in: a.csv, Zeile 2. Löschen Sie eine der beiden Zeilen.',
    ],
  ],
  [
    'a duplicate customer',
    { 'a.csv': csvOf(portfolioKind, [{ customerid: 'K-1' }, { customerid: 'K-1' }]) },
    [
      'a.csv, Zeile 3, Spalte „customerid“: „K-1“ steht in dashboard-portfolio zum zweiten Mal, zuerst in: a.csv, Zeile 2. Löschen Sie eine der beiden Zeilen.',
    ],
  ],
  [
    'an invalid customer id',
    { 'a.csv': objects('K 1/2;O1;;;') },
    [
      'a.csv, Zeile 2, Spalte „customerid“: „K 1/2“ kann keine Kundennummer sein. Erlaubt sind bis zu 64 Buchstaben, Ziffern, Punkte und Bindestriche.',
    ],
  ],
  [
    'an id with a comma',
    { 'a.csv': objects('K-1;O1,O2;;;') },
    [
      'a.csv, Zeile 2, Spalte „objectid“: „O1,O2“ enthält ein Komma, das Kennungen voneinander trennt. Vergeben Sie eine Kennung ohne Komma.',
    ],
  ],
  [
    'rows with too few and too many values',
    { 'a.csv': objects('K-1;O1', 'K-1;O1;Haus; Hinterhof;1;2', 'K-1;O1;;;;;') },
    [
      'a.csv, Zeile 2: Die Zeile hat 2 Werte, die Überschrift 5 Spalten. Setzen Sie einen Wert, in dem ein Trennzeichen steht, in Anführungszeichen, oder ergänzen Sie, was fehlt.',
      'a.csv, Zeile 3: Die Zeile hat 6 Werte, die Überschrift 5 Spalten. Setzen Sie einen Wert, in dem ein Trennzeichen steht, in Anführungszeichen, oder ergänzen Sie, was fehlt.',
    ],
  ],
  [
    'unknown, repeated and unnamed columns, and faulty rows below them',
    { 'a.csv': `${header};Notiz;;CITY;type\nK-1;;;;;;;;\n` },
    [
      'a.csv, Zeile 1, Spalte „notiz“: Diese Spalte gibt es in object-overview nicht. Berichtigen Sie den Namen, oder löschen Sie die Spalte.',
      'a.csv, Zeile 1: Spalte 7 hat keine Überschrift. Benennen Sie die Spalte, oder löschen Sie sie.',
      'a.csv, Zeile 1, Spalte „city“: Diese Spalte steht zweimal da, als 3. und als 8. Löschen Sie eine davon.',
      'a.csv, Zeile 2, Spalte „objectid“: Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.',
    ],
  ],
  [
    'a missing key column',
    { 'a.csv': 'customerid;landareasqm;grosstotalarea\nK-1;1;2\n' },
    [
      'a.csv, Zeile 1, Spalte „objectid“: Diese Spalte fehlt. Ohne sie ist keine Zeile von object-overview zuzuordnen: Fügen Sie sie ein.',
    ],
  ],
  [
    'every fault of several files',
    {
      'a.csv': objects(';O1;;;'),
      'b.csv': csvOf(creditKind, [{ customerid: 'K-1', creditid: 'D1', propertyid: 'W9' }]),
      'c.csv': 'customerid;landareasqm;notiz\nK-1;1;x\n',
    },
    [
      'a.csv, Zeile 2, Spalte „customerid“: Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.',
      'c.csv, Zeile 1, Spalte „notiz“: Diese Spalte gibt es in object-overview nicht. Berichtigen Sie den Namen, oder löschen Sie die Spalte.',
      'c.csv, Zeile 1, Spalte „objectid“: Diese Spalte fehlt. Ohne sie ist keine Zeile von object-overview zuzuordnen: Fügen Sie sie ein.',
    ],
  ],
]

onEachDatabase('broken rows are refused', (newDatabase) => {
  const expectRefused = useRefusedImports(newDatabase)

  test.each(cases)('%s', async (_, files, errors) => {
    await expectRefused(files, errors)
  })

  test('a single fault in the last of 50,000 rows', async () => {
    const sound = Array.from({ length: 49_999 }, (_, index) => `K-${index % 500};O${index};Köln;;`)
    await expectRefused({ 'a.csv': objects(...sound, 'K-1;;Köln;;') }, [
      'a.csv, Zeile 50001, Spalte „objectid“: Hier fehlt die Kennung, zu der die Zeile gehört. Tragen Sie sie ein, oder löschen Sie die Zeile.',
    ])
  })
})

import { expect, test } from 'vitest'
import { creditKind } from '../../records/kinds/credit.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { errorsOf, readEverything, writeFiles } from '../../testing/import/importing.ts'
import { useRefusedImports } from '../../testing/import/refused.ts'
import { workbook } from '../../testing/import/workbook.ts'
import { zip } from '../../testing/import/zip.ts'
import { importFiles } from './importFiles.ts'
import { renderProblems } from './problems/renderReport.ts'

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`
const sound = workbook({ rows: row('customerid', 'objectid', 'landareasqm') + row('K-1', 'O1') })

const NO_TABLE =
  'Die erste Zeile nennt nicht die Spalten einer der Tabellen dashboard-portfolio, object-overview, dashboard-object, property-overview, dashboard-property, credit-overview, credit-terms, amounts-by-kind. Setzen Sie deren Feldnamen in die erste Zeile.'

type Case = readonly [title: string, file: string, content: string | Buffer, error: string]

const cases: readonly Case[] = [
  [
    'an empty file',
    'a.csv',
    '',
    'a.csv: Die Datei ist leer. Speichern Sie die Tabelle noch einmal.',
  ],
  ['a file of blank lines', 'a.csv', '\r\n ;; \r\n', `a.csv: ${NO_TABLE}`],
  ['a table without known columns', 'a.csv', 'Name;Ort\nMeier;Köln\n', `a.csv: ${NO_TABLE}`],
  [
    'a table of mostly unknown columns',
    'a.csv',
    'customerid;Name;Ort\nK-1;Meier;Köln\n',
    `a.csv, Zeile 1: ${NO_TABLE}`,
  ],
  [
    'a header that fits two tables',
    'a.csv',
    'customerid;objectid;city\nK-1;O1;Köln\n',
    'a.csv, Zeile 1: Die Überschriften passen zu object-overview und credit-overview. Ergänzen Sie Spalten, an denen die Tabelle zu erkennen ist.',
  ],
  [
    'a PDF named .csv',
    'a.csv',
    '%PDF-1.7\n1 0 obj\n',
    'a.csv: Das ist ein PDF und keine Tabelle. Geben Sie die Tabelle als CSV, XLSX oder ODS an.',
  ],
  [
    'a web page named .xls',
    'a.csv',
    '<html><table><tr><td>customerid</td></tr></table></html>',
    'a.csv: Das ist eine Webseite oder XML und keine Tabelle, auch wenn der Name auf XLS endet. Öffnen Sie die Datei in Ihrer Tabellenkalkulation, und speichern Sie sie als XLSX.',
  ],
  [
    'an image named .csv',
    'a.csv',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'a.csv: Das ist keine Textdatei. Speichern Sie die Tabelle als CSV (UTF-8) oder als XLSX.',
  ],
  [
    'a workbook in the old format',
    'a.xlsx',
    Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
    'a.xlsx: Das ist eine Arbeitsmappe im alten Format (XLS) oder mit Kennwort. Speichern Sie sie ohne Kennwort als XLSX.',
  ],
  [
    'a truncated workbook',
    'a.xlsx',
    sound.subarray(0, sound.length * 0.6),
    'a.xlsx: Die Arbeitsmappe ist beschädigt oder unvollständig. Öffnen Sie sie in Ihrer Tabellenkalkulation, und speichern Sie sie neu als XLSX.',
  ],
  [
    'a ZIP that is not a workbook',
    'a.xlsx',
    zip({ 'content.xml': '<office/>' }),
    'a.xlsx: Das ist keine Arbeitsmappe von Excel oder LibreOffice. Speichern Sie die Tabelle als XLSX oder als CSV (UTF-8), in Numbers mit „Exportieren“.',
  ],
  [
    'a workbook that unpacks to more than 128 MB',
    'a.xlsx',
    workbook({ rows: ' '.repeat(129 * 1024 * 1024) }),
    'a.xlsx: Die Arbeitsmappe ist ausgepackt größer als 128 MB. Teilen Sie sie auf mehrere Dateien auf, oder speichern Sie die Tabellen als CSV.',
  ],
  [
    'a workbook without any of the tables',
    'a.xlsx',
    workbook({ rows: row('Name', 'Ort') }),
    `a.xlsx: ${NO_TABLE}`,
  ],
  [
    'a workbook with a truncated sheet',
    'a.xlsx',
    workbook({ rows: `${row('customerid', 'objectid', 'landareasqm')}<row><c>` }),
    'a.xlsx, Blatt „Blatt“: Die Arbeitsmappe ist beschädigt oder unvollständig. Öffnen Sie sie in Ihrer Tabellenkalkulation, und speichern Sie sie neu als XLSX.',
  ],
  [
    'an unclosed quote',
    'a.csv',
    'customerid;objectid;landareasqm\nK-1;O1;1\nK-1;"O2;2\nK-1;O3;3\n',
    'a.csv, Zeile 3: Ein Anführungszeichen wird geöffnet und nicht wieder geschlossen. Schließen Sie es, oder entfernen Sie es.',
  ],
  [
    'an overlong value',
    'a.csv',
    `customerid;objectid;landareasqm;street\nK-1;O1;1;${'x'.repeat(10_000_000)}\nK-1;O2;1;Weg\n`,
    'a.csv, Zeile 2: Die Zeile ist länger als eine Million Zeichen. Kürzen Sie den langen Wert in ihr; oder, wenn es keinen gibt, schließen Sie ein Anführungszeichen, das geöffnet und nicht wieder geschlossen wird.',
  ],
  [
    'a quote within a value',
    'a.csv',
    'customerid;objectid;landareasqm;street\nK-1;O1;1;Haus "Linde"\n',
    'a.csv, Zeile 2: Ein Anführungszeichen steht mitten in einem Wert. Setzen Sie den ganzen Wert in Anführungszeichen, und verdoppeln Sie die darin.',
  ],
]

onEachDatabase('broken files are refused', (newDatabase) => {
  const expectRefused = useRefusedImports(newDatabase)

  test.each(cases)('%s', async (_, file, content, error) => {
    // The credit's object is not reported, since it may be in the unreadable file.
    const credit = csvOf(creditKind, [{ customerid: 'K-1', creditid: 'D2', objectid: 'O9' }])
    const report = await expectRefused({ [file]: content, 'credits.csv': credit }, [error])
    expect(report.creditsChecked).toBe(false)
    expect(renderProblems(report)).toMatch(/\nOb die Tabellen zueinander passen, ist erst zu /)
  })
})

onEachDatabase('paths without files are refused', (newDatabase) => {
  const newFolder = newFolders()

  test('a missing file and a folder without tables', async () => {
    const database: TestDatabase = await newDatabase()
    const before = await readEverything(database)
    const folder = await newFolder()
    await writeFiles(folder, { 'leer/notiz.txt': 'x' })
    const report = await importFiles(database, [`${folder}/nix.csv`, `${folder}/leer`])
    expect(errorsOf(report, folder)).toEqual([
      'nix.csv: Diese Datei gibt es nicht. Prüfen Sie den Pfad.',
      'leer: In diesem Ordner ist weder eine Tabelle (CSV, XLSX, ODS) noch ein PDF oder eine E-Rechnung (XML). Prüfen Sie den Pfad.',
    ])
    expect(await readEverything(database)).toEqual(before)
  })
})

import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findDocument } from '../../../documents/files/findDocument.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { pdf, useDocuments } from '../../../testing/documents.ts'
import { newFolders } from '../../../testing/folders.ts'
import { writeFiles } from '../../../testing/import/importing.ts'
import { activePdf } from '../../../testing/texts/activePdfs.ts'
import { recordStartedProcesses } from '../../../testing/texts/recordStartedProcesses.ts'
import { importFiles } from '../importFiles.ts'
import { describeProblem, type Problem } from '../problems/problems.ts'
import { importDocuments } from './importDocuments.ts'

onEachDatabase('an archive of documents', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const newFolder = newFolders()

  /** Imports a folder as the command does. */
  async function importFolder(
    folder: string,
    { dryRun = false, strict = false, customerIds = [] as string[] } = {},
  ) {
    const found = await importFiles(documents.database(), [folder])
    const parts = { database: documents.database(), storage: documents.storage() }
    const options = { dryRun, strict, customerIds, onProgress: () => {} }
    const { problems, ...counts } = await importDocuments(parts, found.documents, options)
    const linesOf = (each: readonly Problem[]) =>
      each.map((problem) => describeProblem(problem).replace(join(folder, '/'), '')).toSorted()
    const warnings = linesOf(problems.warnings)
    return {
      ...counts,
      refused: linesOf(problems.errors),
      ...(warnings.length > 0 && { warnings }),
    }
  }

  const namesOf = async (customerId: string) =>
    (await documents.list('staff', { customerId })).map(({ name }) => name).toSorted()

  describe('with valid file names', () => {
    const lease = 'readv_A_Lindenweg 3_20240301_Mietvertrag_Wohnung 1.pdf'
    const bill = 'readv_A_Lindenweg 3_20231231_Nebenkostenabrechnung_2023_Wohnung_1.pdf'
    const undated = 'readv_B_Am Markt 1_unbekannt_Brief_Brief.PDF'

    test('is imported from all folders byte for byte, and importing it again changes nothing', async () => {
      const folder = await newFolder()
      const files = {
        [lease]: pdf('lease'),
        [`2023/alt/${bill}`]: pdf('bill'),
        [`2023/${undated}`]: pdf('undated'),
        [`Kopie/${lease}`]: pdf('lease'),
        '2023/notiz.txt': 'x',
      }
      await writeFiles(folder, files)
      expect(await importFolder(folder, { dryRun: true })).toEqual({
        added: 3,
        unchanged: 1,
        refused: [],
      })
      expect(await documents.count()).toEqual({ listed: 0, stored: 0 })
      expect(await importFolder(folder)).toEqual({ added: 3, unchanged: 1, refused: [] })
      expect(await namesOf('A')).toEqual([bill, lease])
      expect(await namesOf('B')).toEqual([undated.replace('.PDF', '.pdf')])
      const entry = await findDocument(documents.db(), admitCommand('B'), 1)
      const bytes = await documents.storage().read(entry?.file_key ?? '')
      expect((await buffer(bytes)).equals(pdf('undated'))).toBe(true)
      expect(await importFolder(folder)).toEqual({ added: 0, unchanged: 4, refused: [] })
      expect(await documents.count()).toEqual({ listed: 3, stored: 3 })
    })

    test('is completed if some of its documents are already stored', async () => {
      const folder = await newFolder()
      await writeFiles(folder, { [lease]: pdf('lease'), [lease.replace('1', '2')]: pdf('second') })
      expect(await importFolder(folder)).toEqual({ added: 1, unchanged: 1, refused: [] })
    })

    test('is refused where a document of the same name has other content', async () => {
      const folder = await newFolder()
      const twice = lease.replace('Wohnung 1', 'Garten')
      await writeFiles(folder, {
        [lease]: pdf('another lease'),
        [`a/${twice}`]: pdf('one'),
        [`b/${twice}`]: pdf('other'),
      })
      const conflict =
        'Der Kunde hat unter diesem Namen schon ein anderes Dokument. Benennen Sie die Datei um, wenn beide bleiben sollen.'
      const before = await documents.count()
      const expected = {
        added: 1,
        unchanged: 0,
        refused: [`b/${twice}: ${conflict}`, `${lease}: ${conflict}`],
      }
      expect(await importFolder(folder, { dryRun: true })).toEqual(expected)
      expect(await importFolder(folder)).toEqual(expected)
      expect(await documents.count()).toEqual({
        listed: before.listed + 1,
        stored: before.stored + 1,
      })
    })

    test('from a Mac, with decomposed file names, is stored under composed ones', async () => {
      const folder = await newFolder()
      const name = 'readv_A_Köln Straße 5_20240101_Brief_Übergabe.pdf'
      await writeFiles(folder, { [name.normalize('NFD')]: pdf('mac') })
      expect(await importFolder(folder)).toEqual({ added: 1, unchanged: 0, refused: [] })
      expect(await namesOf('A')).toContain(name)
      expect(await importFolder(folder)).toEqual({ added: 0, unchanged: 1, refused: [] })
    })
  })

  test('reports faulty files and imports the others', async () => {
    const folder = await newFolder()
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    const good = 'readv_B_Am Markt 1_20250101_Rechnung_Heizung.pdf'
    await writeFiles(folder, {
      [good]: pdf('heating'),
      'Rechnung.pdf': pdf('nameless'),
      'readv_B_Am Markt 1_20250101_Rechnung.pdf': pdf('too short'),
      'readv_NIEMAND_Am Markt 1_20250101_Rechnung_Dach.pdf': pdf('nobody'),
      'readv_B_Am Markt 1_20250101_Rechnung_Kaputt.pdf': 'no PDF at all',
      'readv_B_Am Markt 1_20250101_Rechnung_Leer.pdf': '',
      'readv_B_Am Markt 1_20250101_Rechnung_Falsch.xml': pdf('misnamed'),
      'readv_B_Am Markt 1_20250101_Foto_Bad.pdf': await photo.jpeg().toBuffer(),
    })
    const before = await documents.count()
    const { refused, ...counts } = await importFolder(folder)
    expect(counts).toEqual({ added: 1, unchanged: 0 })
    expect(refused).toEqual([
      expect.stringMatching(/^Rechnung\.pdf: Der Name sagt nicht, wessen Dokument es ist\./),
      expect.stringMatching(/_Foto_Bad\.pdf: Das ist ein Bild und kein PDF\./),
      expect.stringMatching(/_20250101_Rechnung\.pdf: Der Name sagt nicht/),
      expect.stringMatching(/_Falsch\.xml: Die Endung passt nicht zum Inhalt\./),
      expect.stringMatching(/_Kaputt\.pdf: Diese Datei ist weder ein PDF noch eine E-Rechnung/),
      expect.stringMatching(/_Leer\.pdf: Diese Datei ist leer\./),
      expect.stringMatching(/^readv_NIEMAND_.*: Diesen Kunden gibt es nicht\./),
    ])
    expect(await namesOf('B')).toContain(good)
    expect(await documents.count()).toEqual({
      listed: before.listed + 1,
      stored: before.stored + 1,
    })
  })

  test('warns of invalid and implausible days on every run', async () => {
    const folder = await newFolder()
    const named = (day: string) => `readv_A_Lindenweg 9_${day}_Brief_Tag ${day}.pdf`
    const days = ['20240231', '2024', '99991231', '00010101', 'unbekannt', '20240229']
    await writeFiles(folder, Object.fromEntries(days.map((day) => [named(day), pdf(day)])))
    const lost = (day: string) =>
      `${named(day)}: „${day}“ im Namen ist kein Tag (JJJJMMTT): Das Dokument hat das Datum „unbekannt“. Benennen Sie die Datei vor dem Import um, mit dem Tag oder mit „unbekannt“.`
    const warnings = [
      lost('00010101'),
      lost('20240231'),
      lost('2024'),
      `${named('99991231')}: „99991231“ im Namen ist wohl ein Tippfehler: So alt oder so weit voraus ist kein Dokument. Benennen Sie die Datei vor dem Import um.`,
    ]
    const told = { added: 6, unchanged: 0, refused: [], warnings }
    expect(await importFolder(folder, { dryRun: true })).toEqual(told)
    expect(await importFolder(folder, { dryRun: true, strict: true })).toEqual({
      added: 2,
      unchanged: 0,
      refused: warnings,
    })
    expect(await importFolder(folder)).toEqual(told)
  })

  test('is marked where a document may act', async () => {
    const folder = await newFolder()
    const bytes = activePdf({ catalog: '/OpenAction<</S/Launch/F(calc.exe)>>' })
    await writeFiles(folder, { 'readv_B_Weg 9_20250101_Brief_Aktiv.pdf': bytes })
    await importFolder(folder)
    const rows = await documents.list('staff', { customerId: 'B' })
    expect(rows.find(({ name }) => name.includes('Aktiv'))?.active).toEqual(['launch'])
  })

  test('is read by at most four pairs of processes', async () => {
    const folder = await newFolder()
    const names = Array.from(
      { length: 12 },
      (_, index) => `readv_A_Weg 1_20250101_Brief_Nr ${index}.pdf`,
    )
    await writeFiles(folder, Object.fromEntries(names.map((name) => [name, pdf(name)])))
    const importing = async () =>
      expect(await importFolder(folder)).toEqual({ added: 12, unchanged: 0, refused: [] })
    expect((await recordStartedProcesses(importing)).length).toBeLessThanOrEqual(8)
  })

  test('knows, in a dry run, the customers that the tables next to it would create', async () => {
    const folder = await newFolder()
    await writeFiles(folder, { 'readv_NEU_Am Markt 1_20250101_Brief_Gruß.pdf': pdf('new') })
    const options = { dryRun: true, customerIds: ['NEU'] }
    expect(await importFolder(folder, options)).toEqual({ added: 1, unchanged: 0, refused: [] })
  })
})

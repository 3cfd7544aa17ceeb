import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  applyImportCall,
  checkImportCall,
  decideImportSheetCall,
  examineImportCall,
  listImportFaultsCall,
  listImportsCall,
  proposeImportSheetCall,
  readImportSheetCall,
  undoImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { createAuditLog } from '../../../platform/audit/log.ts'
import { OPERATOR } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { BESTAND, BESTAND_2024 } from '../../../testing/import/bestand.ts'
import { readRecordTables } from '../../../testing/import/importing.ts'
import { QUELLEN, readMapping } from '../../../testing/import/mapping.ts'
import { MAPPINGS } from '../../../testing/import/quellen.ts'
import { newImports } from '../../../testing/import/runs.ts'
import { workbook } from '../../../testing/import/workbook.ts'
import { MAIL_SECRET } from '../../../testing/mails.ts'
import { importFiles } from '../importFiles.ts'

const FILES = [
  '1-mieterliste.xlsx',
  '2-journal.csv',
  '3-darlehen-bank.xlsx',
  '4-eigentuemer.csv',
  '5-werte-von-hand.xlsx',
].map((name) => join(QUELLEN, name))

onEachDatabase('an import of files of other programs', (newDatabase) => {
  const newImporter = newImports()

  test('is examined, decided on and checked, the next one without being asked', async () => {
    const database = await newDatabase()
    const { ask, start, reaches } = await newImporter(database)
    const before = await readRecordTables(database)
    const given = await Promise.all(
      FILES.map(async (path) => [basename(path), await readFile(path)] as const),
    )
    // A file beside, which is left out, and has another name a month later.
    const startWith = (notes: string) =>
      start({ ...Object.fromEntries(given), [notes]: 'Thema;Notiz\nFarbe;rot\nForm;rund' })
    const id = await startWith('Notizen 12-2025.csv')
    const params = { id }
    await ask(examineImportCall, { params })
    const { sheets, files } = await reaches(id, 'mapping')
    expect(files.map(({ name }) => join(QUELLEN, name)).slice(0, -1)).toEqual(FILES)
    const profiles = MAPPINGS.map(readMapping)
    for (const { number } of sheets) {
      const of = { id, number: String(number) }
      const sheet = await ask(readImportSheetCall, { params: of })
      const profile = profiles.find(({ required }) =>
        required.every((label) => sheet.labels.includes(label)),
      )
      const body = profile
        ? ({ use: 'mapping', profile } as const)
        : ({ use: 'leave-out' } as const)
      await ask(decideImportSheetCall, { params: of, body })
    }
    await ask(checkImportCall, { params, body: { without: [], moves: false } })
    const checked = await reaches(id, 'checked')
    expect(checked).toMatchObject({ errors: 0, missingColumns: [] })
    const { total } = await ask(listImportFaultsCall, { params })
    expect(total).toBe(checked.warnings)
    await ask(applyImportCall, { params, body: { losesMany: false } })
    const applied = await reaches(id, 'applied')
    expect(applied).toMatchObject({ undo: { possible: true, reason: null } })
    expect(applied.changes.length).toBeGreaterThan(5)
    expect(await readRecordTables(database)).not.toEqual(before)
    const next = await startWith('Notizen 01-2026.csv')
    await ask(examineImportCall, { params: { id: next } })
    const again = await reaches(next, 'checked')
    expect(again.sheets.filter(({ mapping }) => mapping === null)).toMatchObject([
      { sheet: 'Deckblatt', decision: 'left-out' },
      { sheet: 'Leerstände', decision: 'left-out' },
      { sheet: null, decision: 'left-out' },
    ])
    expect(again.sheets).toContainEqual(
      expect.objectContaining({ result: 'known', mapping: 'journal', title: 'Buchungen' }),
    )
    await ask(undoImportCall, { params })
    await reaches(id, 'undone')
    expect(await readRecordTables(database)).toEqual(before)
    const actions = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_email'])
      .where('action', 'in', ['imported', 'importUndone'])
      .orderBy('number')
      .execute()
    expect(actions).toEqual([
      { action: 'imported', actor_email: OPERATOR },
      { action: 'importUndone', actor_email: OPERATOR },
    ])
  }, 120_000)

  test('is taken back by a person who finds what a command has imported', async () => {
    const database = await newDatabase()
    const { ask, reaches } = await newImporter(database)
    const before = await readRecordTables(database)
    await importFiles(database, [BESTAND], { dryRun: true })
    expect(await ask(listImportsCall, { query: {} })).toMatchObject({ imports: [] })
    await importFiles(database, [BESTAND], { audit: createAuditLog([MAIL_SECRET]) })
    const { imports } = await ask(listImportsCall, { query: {} })
    expect(imports).toMatchObject([
      { by: 'Befehl des Betreibers', state: 'applied', undo: { possible: true } },
    ])
    expect(imports[0]?.files.map(({ name, isKept }) => [name, isKept])).toContainEqual([
      'dashboard-portfolio.csv',
      false,
    ])
    const id = imports[0]?.id ?? ''
    await ask(undoImportCall, { params: { id } })
    await reaches(id, 'undone')
    expect(await readRecordTables(database)).toEqual(before)
  })

  test('by commands at the same moment is whole for each', async () => {
    const database = await newDatabase()
    await Promise.all([BESTAND, BESTAND_2024].map((folder) => importFiles(database, [folder])))
    const both = await readRecordTables(database)
    const inTurn = await newDatabase()
    for (const folder of [BESTAND, BESTAND_2024]) await importFiles(inTurn, [folder])
    expect(both).toEqual(await readRecordTables(inTurn))
  })

  test('leaves out what a workbook hides, until it is chosen', async () => {
    const { ask, start, reaches, folder } = await newImporter(await newDatabase())
    const texts = (...cells: readonly string[]) =>
      `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const rows = texts('WE-Nr.', 'Kunde', 'Mieter', 'Kaltmiete') + texts('1', 'K-1', 'Ott', '5,00')
    const path = join(folder, 'hidden.xlsx')
    await writeFile(path, workbook({ rows, sheet: 'state="hidden"' }))
    const id = await start([path])
    await ask(examineImportCall, { params: { id } })
    const { sheets } = await reaches(id, 'mapping')
    expect(sheets).toMatchObject([
      { decision: 'left-out', title: 'Ausgeblendetes Blatt · Einheiten', mapping: null },
    ])
  })

  test('says of a table on its side how to turn it', async () => {
    const { ask, send, start, reaches } = await newImporter(await newDatabase())
    const lines = ['Objekt-Nr.;101;102', 'Straße;Ring;Hof', 'PLZ;50674;50674', 'Ort;Köln;Köln']
    const id = await start({
      'haeuser.csv': [...lines, 'Verkehrswert;900.000;500.000'].join('\n'),
    })
    await ask(examineImportCall, { params: { id } })
    const { sheets } = await reaches(id, 'mapping')
    const said = expect.stringContaining('Transponieren')
    expect(sheets).toMatchObject([{ result: 'unknown', title: said }])
    const input = { params: { id, number: '1' }, body: { subject: 'building' } }
    const reply = await send('operator', proposeImportSheetCall, input)
    expect([reply.statusCode, reply.body]).toEqual([409, said])
  })
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { transact } from '../../platform/database/transact.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { readRecords } from '../../records/read.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { BESTAND } from '../../testing/import/bestand.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { readEverything, writeFiles } from '../../testing/import/importing.ts'
import { QUELLEN, readMapping } from '../../testing/import/mapping.ts'
import { MAPPINGS } from '../../testing/import/quellen.ts'
import { runImport } from '../../testing/import/runImport.ts'
import { listMappings, saveMapping } from './mappings/store.ts'

const newFolder = newFolders()

onEachDatabase('the import command', (newDatabase) => {
  test('imports the tables and prints the changes', async () => {
    const database = await newDatabase()
    const settings = { dataDir: await newFolder(), databaseUrl: database.url }
    const rehearsed = await runImport([BESTAND, '--dry-run'], settings)
    expect(rehearsed.stdout).toContain('Probelauf: Es wurde nichts geschrieben.')
    const first = await runImport([BESTAND], settings)
    expect(first).toEqual({
      status: 0,
      stdout: [
        'Tabelle              neu  geändert  unverändert  entfernt',
        'dashboard-portfolio   14         0            0         0',
        'object-overview       14         0            0         0',
        'dashboard-object      14         0            0         0',
        'property-overview     64         0            0         0',
        'dashboard-property    64         0            0         0',
        'credit-overview       36         0            0         0',
        '',
        'Der Import ist abgeschlossen. Kunden in den Dateien: 14.',
        '',
      ].join('\n'),
      stderr: expect.stringMatching(
        /^Nicht gelesen \(1\):\n {2}.*expected\.json\nWarnungen \(3\):\n( {2}.*dashboard-property\.csv, Zeile \d+, Spalte „purchasingvalue“: .*\n){3}$/,
      ),
    })
    const second = await runImport([BESTAND], settings)
    expect(second.stdout).toContain('Nichts geändert: Der Bestand entspricht den Dateien bereits.')
    expect(await readRecords(database.db, propertyKind, [admitCommand('K-1001')])).toHaveLength(3)
  })

  test('exits with an error status and writes nothing if there is an error', async () => {
    const database = await newDatabase()
    const before = await readEverything(database)
    const settings = { dataDir: await newFolder(), databaseUrl: database.url }
    const { status, stdout, stderr } = await runImport([BESTAND, '--strict'], settings)
    expect(status).toBe(1)
    expect(stdout).toBe(
      'Es wurde nichts geschrieben. Fehler: 3. Bitte beheben und den Import noch einmal starten.\n',
    )
    expect(stderr).toContain('Fehler (3):\n')
    expect(await readEverything(database)).toEqual(before)
  })
})

onEachDatabase('the import command with --mapping', (newDatabase) => {
  test('reads other programs’ files by the mappings it names, and by no others', async () => {
    const database = await newDatabase()
    const settings = { dataDir: await newFolder(), databaseUrl: database.url }
    await transact(database.db, async (trx) => {
      for (const name of MAPPINGS) await saveMapping(trx, readMapping(name), 'eva@example.org')
    })
    const unknown = await runImport([QUELLEN, '--mapping', 'Journal'], settings)
    expect(unknown).toMatchObject({ status: 1, stdout: '' })
    expect(unknown.stderr).toContain('--mapping: Eine Zuordnung „Journal“ ist nicht gespeichert.')
    const unnamed = await runImport([join(QUELLEN, '2-journal.csv')], settings)
    expect(unnamed.status).toBe(1)
    expect(unnamed.stderr).toContain('Starten Sie den Import mit --mapping „journal“')
    const file = join(settings.dataDir, 'zuordnung.json')
    const ofFile = [join(QUELLEN, '1-mieterliste.xlsx'), '--dry-run', '--mapping', file]
    const missing = await runImport(ofFile, settings)
    expect(missing.stderr).toContain('lässt sich nicht als Zuordnung lesen.')
    const units = { ...readMapping('mieterliste-mieterliste'), name: 'aus der Datei' }
    await writeFile(file, JSON.stringify({ profiles: [units] }))
    expect(await runImport(ofFile, settings)).toMatchObject({ status: 0 })
    const unused = await runImport([BESTAND, '--dry-run', '--mapping', 'journal'], settings)
    expect(unused.status).toBe(0)
    expect(unused.stderr).toContain('Die Zuordnung „journal“ passt zu keiner dieser Tabellen.')

    const all = MAPPINGS.flatMap((name) => ['--mapping', readMapping(name).name])
    const read = await runImport([QUELLEN, ...all], settings)
    expect(read).toMatchObject({ status: 0, stdout: expect.stringContaining('abgeschlossen') })
    expect(read.stderr).not.toContain('passt zu keiner')
    const used = await listMappings(database.db)
    expect(used.filter(({ lastUsedAt }) => lastUsedAt !== null)).toHaveLength(MAPPINGS.length)
  })

  test('refuses several mappings of one header', async () => {
    const database = await newDatabase()
    const settings = { dataDir: await newFolder(), databaseUrl: database.url }
    const names = ['Hier', 'Dort']
    await transact(database.db, async (trx) => {
      for (const name of names)
        await saveMapping(trx, { ...readMapping('journal'), name }, 'eva@example.org')
    })
    const all = names.flatMap((name) => ['--mapping', name])
    const { status, stderr } = await runImport([join(QUELLEN, '2-journal.csv'), ...all], settings)
    expect(status).toBe(1)
    expect(stderr).toContain('passen mehrere der genannten Zuordnungen: „Dort“, „Hier“.')
  })
})

test('many errors alike are printed as one, with the lines of all', async () => {
  const dataDir = await newFolder()
  const nobody = Array.from({ length: 250 }, () => ({ propertyid: 'W1' }))
  await writeFiles(dataDir, { 'a.csv': csvOf(propertyKind, nobody) })
  const { stdout, stderr } = await runImport([join(dataDir, 'a.csv')], { dataDir })
  expect(stderr).toMatch(
    /^Fehler \(250\):\n {2}.*a\.csv, Zeile 2, .*\n {4}ebenso in 249 weiteren Zeilen: 3–251\n$/,
  )
  expect(stdout).toContain('Fehler: 250.')
})

test('prints its help on request and for unknown options', async () => {
  const dataDir = await newFolder()
  const help = await runImport(['--help'], { dataDir })
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toContain(
    'npm run import -- PFAD… [--dry-run] [--strict] [--without SPALTE]… [--moved]',
  )
  const nothing = await runImport([], { dataDir })
  expect(nothing).toMatchObject({ status: 1, stdout: '' })
  expect(nothing.stderr).toContain('Es fehlt, was einzulesen ist.')
  const unknown = await runImport([BESTAND, '--trocken'], { dataDir })
  expect(unknown).toMatchObject({ status: 1, stdout: '' })
  expect(unknown.stderr).toContain('Eine dieser Angaben gibt es nicht.')
})

test('refuses --without for a required or unknown column', async () => {
  const dataDir = await newFolder()
  const args = [BESTAND, '--without', 'city', '--without', 'customerid']
  const { status, stdout, stderr } = await runImport(args, { dataDir })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('--without: Ohne die Spalte „customerid“ geht es nicht')
})

test('names a missing column with values and imports without it if allowed', async () => {
  const dataDir = await newFolder()
  const unit = { customerid: 'K-1', propertyid: 'W1' }
  const table = csvOf(propertyKind, [unit])
  await writeFiles(dataDir, {
    'before.csv': csvOf(propertyKind, [{ ...unit, propertyvalue: '1,00' }]),
    'a.csv': table.replace('propertyvalue;', '').replace(';;', ';'),
  })
  const before = await runImport([join(dataDir, 'before.csv')], { dataDir })
  expect(before).toMatchObject({ status: 0, stderr: '' })
  const file = join(dataDir, 'a.csv')
  const refused = await runImport([file, '--dry-run'], { dataDir })
  expect(refused).toMatchObject({ status: 1 })
  expect(refused.stderr).toContain('Zeile 1, Spalte „propertyvalue“: Diese Spalte von dashboard-')
  const imported = await runImport([file, '--without', 'propertyvalue'], { dataDir })
  expect(imported).toMatchObject({ status: 0, stderr: '' })
})

test('reports a faulty configuration', async () => {
  const dataDir = await newFolder()
  const { status, stderr } = await runImport([BESTAND], { dataDir, databaseUrl: 'mysql://x' })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Der Import ist gescheitert, es wurde nichts geschrieben\.\nDATABASE_URL ist \(wird nicht gezeigt\)/,
  )
})

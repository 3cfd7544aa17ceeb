// Longer than most files: the tests share what checks, writes and compares.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../platform/database/open.ts'
import { transact } from '../../../platform/database/transact.ts'
import { inYears } from '../../../records/editions.ts'
import { amountsByKindKind } from '../../../records/kinds/amountsByKind.ts'
import { creditKind } from '../../../records/kinds/credit.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { BESTAND, BESTAND_2024, KINDS, LOANS } from '../../../testing/import/bestand.ts'
import { csvOf, oneCustomer } from '../../../testing/import/csv.ts'
import { readRecordTables, writeFiles } from '../../../testing/import/importing.ts'
import { findSources } from '../findSources.ts'
import { importFiles } from '../importFiles.ts'
import { Problems } from '../problems/problems.ts'
import { readSources } from '../sources/readSources.ts'
import { Staging } from '../staging/staging.ts'
import { canUndo } from './canUndo.ts'
import { compareStaged } from './compare.ts'
import { countChanges, listDifferences } from './list.ts'
import { deleteDifferences, pruneDifferences, saveDifferences } from './save.ts'
import { DifferencesOutdated, writeDifferences } from './write.ts'

onEachDatabase('differences of imports', (newDatabase) => {
  const newFolder = newFolders()

  async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
    const folder = await newFolder()
    await writeFiles(folder, files)
    return folder
  }

  /** Compares files with what is stored, saves the differences, and returns the errors. */
  async function check(database: Database, runId: string, paths: readonly string[], moves = false) {
    using staging = new Staging()
    const problems = new Problems({ strict: false })
    const { files } = await findSources(paths, problems)
    const sources = files.map((path) => ({ path, name: path }))
    await readSources(sources, { staging, problems })
    const options = { moves, without: new Set<string>() }
    await using comparison = await compareStaged(database.db, staging, problems, options)
    if (comparison) await saveDifferences(database.db, runId, comparison)
    return problems.errors
  }

  const write = (database: Database, runId: string, direction: 'apply' | 'undo') =>
    transact(database.db, (trx) => writeDifferences(trx, runId, direction))

  /** What is stored of customers' data, and which customers there are. */
  async function readState(database: Database) {
    const { rows } = await sql`select id, name from customer order by id`.execute(database.db)
    return { ...(await readRecordTables(database)), names: rows }
  }

  test('are written where the check leaves all as it is, and taken back', async () => {
    const database = await newDatabase()
    const steps = [[BESTAND_2024], [BESTAND], [KINDS, LOANS]]
    const states = [await readState(database)]
    for (const [index, paths] of steps.entries()) {
      expect(await check(database, `run${index}`, paths)).toEqual([])
      expect(await readState(database)).toEqual(states.at(-1))
      await write(database, `run${index}`, 'apply')
      states.push(await readState(database))
      expect(states.at(-1)).not.toEqual(states.at(-2))
    }
    for (const index of [2, 1, 0]) {
      await write(database, `run${index}`, 'undo')
      expect(await readState(database)).toEqual(states[index])
    }
  })

  test('are none where nothing changes', async () => {
    const database = await newDatabase()
    await importFiles(database, [BESTAND])
    await check(database, 'run', [BESTAND])
    expect(await listDifferences(database.db, 'run', {})).toEqual({
      differences: [],
      total: 0,
      next: null,
    })
    expect(await countChanges(database.db, ['run'])).toEqual(new Map())
  })

  test('are listed by table, customer, kind of change and words', async () => {
    const database = await newDatabase()
    await importFiles(database, [await folderOf(oneCustomer)])
    const units = [
      { customerid: 'K-1', propertyid: 'W1', city: 'Zittau', monthlyrent: '512,5' },
      { customerid: 'K-1', propertyid: 'W3', street: 'Am Markt' },
    ]
    const files = {
      'property-overview.csv': csvOf(propertyOverviewKind, units),
      'credit.csv': csvOf(creditKind, [{ customerid: 'K-1', creditid: 'D1', propertyid: 'W1' }]),
    }
    expect(await check(database, 'run', [await folderOf(files)])).toEqual([])
    const { differences, total } = await listDifferences(database.db, 'run', {})
    expect(total).toBe(4)
    expect(differences.map(({ title, row, change }) => [title, row, change])).toEqual([
      ['Einheiten', 'Einheit W1', 'changed'],
      ['Einheiten', 'Einheit W2', 'removed'],
      ['Einheiten', 'Einheit W3', 'added'],
      ['Kredite', 'Kredit D1', 'changed'],
    ])
    expect(differences[0]?.fields).toEqual([
      { field: 'city', label: 'Ort', before: 'Görlitz', after: 'Zittau' },
      {
        field: 'monthlyrent',
        label: 'Monatliche Miete',
        before: null,
        after: '€\u00a0512,50',
      },
    ])
    expect(differences[2]?.fields).toEqual([
      { field: 'street', label: 'Straße', before: null, after: 'Am Markt' },
    ])
    const rowsBy = async (filters: Parameters<typeof listDifferences>[2]) =>
      (await listDifferences(database.db, 'run', filters)).differences.map(({ row }) => row)
    expect(await rowsBy({ table: 'credit-overview' })).toEqual(['Kredit D1'])
    expect(await rowsBy({ change: 'removed' })).toEqual(['Einheit W2'])
    expect(await rowsBy({ customer: 'K-2' })).toEqual([])
    expect(await rowsBy({ search: 'markt einheit' })).toEqual(['Einheit W3'])
    expect(await rowsBy({ search: '%' })).toEqual([])
    expect((await countChanges(database.db, ['run'])).get('run')).toEqual([
      {
        ...{ table: 'property-overview', title: 'Einheiten', stored: 2 },
        ...{ added: 1, changed: 1, removed: 1, losesMany: true },
      },
      {
        ...{ table: 'credit-overview', title: 'Kredite', stored: 1 },
        ...{ added: 0, changed: 1, removed: 0, losesMany: false },
      },
    ])
  })

  test('call removed what the newest year no longer has, but for kinds that it does not have yet', async () => {
    const database = await newDatabase()
    const filesOf = (year: number, ids: readonly string[], kinds: readonly string[]) =>
      folderOf({
        'property.csv': csvOf(
          inYears(propertyKind, [year]),
          ids.map((propertyid) => ({
            customerid: 'K-1',
            propertyid,
            [`propertyincome01${year}`]: '9',
          })),
        ),
        'kinds.csv': csvOf(
          inYears(amountsByKindKind, [year]),
          kinds.map((kind) => ({
            customerid: 'K-1',
            propertyid: 'W1',
            kind,
            [`kindincome01${year}`]: '1',
          })),
        ),
      })
    const first = await filesOf(2024, ['W1', 'W2'], ['Kaltmiete', 'Stellplatz'])
    await importFiles(database, [first])
    const next = await filesOf(2025, ['W1'], ['Kaltmiete'])
    expect(await check(database, 'run', [next])).toEqual([])
    const { differences } = await listDifferences(database.db, 'run', { change: 'removed' })
    expect(differences).toMatchObject([
      { row: 'Einheit W2', fields: [{ label: 'Im neuesten Jahr', before: 'ja' }] },
    ])
    expect((await countChanges(database.db, ['run'])).get('run')).toMatchObject([
      { table: 'dashboard-property', changed: 1, removed: 1, stored: 2, losesMany: true },
      { table: 'amounts-by-kind', changed: 2, removed: 0 },
    ])
  })

  test('come in pages', async () => {
    const database = await newDatabase()
    const rows = Array.from({ length: 450 }, (_, index) => ({
      customerid: 'K-1',
      propertyid: `W${index}`,
    }))
    const folder = await folderOf({ 'units.csv': csvOf(propertyOverviewKind, rows) })
    await check(database, 'run', [folder])
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await listDifferences(database.db, 'run', { cursor, table: 'property-overview' })
      expect(page.total).toBe(450)
      found.push(...page.differences.map(({ row }) => row))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(found.toSorted()).toEqual(
      rows.map(({ propertyid }) => `Einheit ${propertyid}`).toSorted(),
    )
  })

  test('leave customers that they added where somebody is linked to them since', async () => {
    const database = await newDatabase()
    await check(database, 'run', [await folderOf(oneCustomer)])
    await write(database, 'run', 'apply')
    await database.db
      .insertInto('calendar_feed')
      .values({ customer_id: 'K-1', seed: 'seed', token_hash: 'hash', created_at: '' })
      .execute()
    await write(database, 'run', 'undo')
    expect(await readState(database)).toMatchObject({
      names: [{ id: 'K-1', name: '' }],
      property: [],
    })
  })

  test('move what other customers have, and give it back', async () => {
    const database = await newDatabase()
    await importFiles(database, [await folderOf(oneCustomer)])
    const before = await readState(database)
    const folder = await folderOf({
      'units.csv': csvOf(propertyOverviewKind, [{ customerid: 'K-2', propertyid: 'W2' }]),
    })
    expect(await check(database, 'run', [folder])).toHaveLength(1)
    expect(await check(database, 'run', [folder], true)).toEqual([])
    await write(database, 'run', 'apply')
    const { total } = await listDifferences(database.db, 'run', { customer: 'K-1' })
    expect(total).toBeGreaterThan(0)
    await write(database, 'run', 'undo')
    expect(await readState(database)).toEqual(before)
  })

  test('are not written once something else is stored', async () => {
    const database = await newDatabase()
    await check(database, 'run', [BESTAND])
    await importFiles(database, [BESTAND_2024])
    const before = await readState(database)
    await expect(write(database, 'run', 'apply')).rejects.toThrow(DifferencesOutdated)
    expect(await readState(database)).toEqual(before)
    await check(database, 'run', [BESTAND])
    await write(database, 'run', 'apply')
    await database.db.updateTable('property_overview').set({ city: 'Zittau' }).execute()
    const after = await readState(database)
    await expect(write(database, 'run', 'undo')).rejects.toThrow(DifferencesOutdated)
    expect(await readState(database)).toEqual(after)
  })

  test('can be taken back until a newer import touches their rows, or they are forgotten', async () => {
    const database = await newDatabase()
    await check(database, 'first', [BESTAND])
    await write(database, 'first', 'apply')
    await check(database, 'terms', [LOANS])
    await write(database, 'terms', 'apply')
    expect(await canUndo(database.db, 'first', ['terms'])).toBe(true)
    await check(database, 'earlier', [BESTAND_2024])
    expect(await canUndo(database.db, 'first', ['terms', 'earlier'])).toBe(false)
    expect(await canUndo(database.db, 'first', ['terms'])).toBe(true)
    const changes = await countChanges(database.db, ['first'])
    await pruneDifferences(database.db, ['terms'])
    expect(await canUndo(database.db, 'first', [])).toBe(false)
    expect(await canUndo(database.db, 'terms', [])).toBe(true)
    expect(await countChanges(database.db, ['first'])).toEqual(changes)
    await deleteDifferences(database.db, 'first')
    expect(await countChanges(database.db, ['first'])).toEqual(new Map())
  })
})

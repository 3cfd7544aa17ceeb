import { addressOf, type Call } from '@hausblick/contract/calls/call.ts'
import {
  addMappingCall,
  deleteMappingCall,
  listMappingsCall,
  renameMappingCall,
  sendMappingCall,
} from '@hausblick/contract/calls/mappings.ts'
import { type MappingProfile, PROFILE_VERSION } from '@hausblick/contract/mapping/profile.ts'
import { beforeEach, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import type { App } from '../../../platform/http/service.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { signInEveryone } from '../../../testing/everyone.ts'
import { readMapping } from '../../../testing/import/mapping.ts'
import { findCandidates } from '../mapping/propose/candidates.ts'
import { readLearned } from './learned.ts'
import { listProfiles, markMappingsUsed, saveMapping } from './store.ts'

const JOURNAL = readMapping('journal')
const UNITS = readMapping('mieterliste-mieterliste')

onEachDatabase('saved mappings', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  beforeEach(async () => {
    database = await newDatabase()
  })

  const save = (profile: MappingProfile, proposed: MappingProfile | null = null) =>
    transact(database.db, (trx) =>
      saveMapping(trx, profile, 'eva@example.org', proposed && { profile: proposed }),
    )
  const names = async () => (await listProfiles(database.db)).map(({ name }) => name)

  test('are read as they were saved, one a name, subject and sheet', async () => {
    await save(JOURNAL)
    await save({ ...UNITS, name: ' journal ' })
    expect(await listProfiles(database.db)).toEqual([JOURNAL, { ...UNITS, name: 'journal' }])
    const again = { ...JOURNAL, year: 2031 }
    await save(again)
    expect(await listProfiles(database.db)).toEqual([again, { ...UNITS, name: 'journal' }])
  })

  test('replace those of the name with the same header', async () => {
    await save(UNITS)
    await save({ ...UNITS, sheet: 'Februar' })
    await save({ ...UNITS, sheet: 'März', fingerprint: 'wohnung' })
    expect((await listProfiles(database.db)).map(({ sheet }) => sheet)).toEqual(['Februar', 'März'])
  })

  test('of a newer program are left alone', async () => {
    await save(JOURNAL)
    await database.db
      .updateTable('import_mapping')
      .set({ version: PROFILE_VERSION + 1 })
      .execute()
    expect(await listProfiles(database.db)).toEqual([])
  })

  test('teach what their headings mean', async () => {
    const column = (heading: string, to: string | null, more: object = {}) => ({
      from: [heading],
      to,
      type: 'text' as const,
      ...more,
    })
    const columns = [
      column('gelass', 'propertyid'),
      column('grundbetrag', 'monthlyrent'),
      // Ignored since another column is the rent, and ignored for good.
      column('kaltmiete', null),
      column('beschreibung', null),
      column('partei', 'tenantlastname', { split: 'person' }),
      column('wert', 'propertyvalue'),
      column('wert (2)', 'purchasingvalue'),
      column('januar', 'income', { month: 1 }),
      { ...column('weg', 'street'), from: ['weg', 'haus'] },
    ]
    const proposed = [
      column('beschreibung', 'type'),
      column('einheit', 'propertyid'),
      column('zahlweg', null),
    ]
    const unchanged = proposed.slice(1)
    await save({ ...UNITS, columns: [...columns, ...unchanged] }, { ...UNITS, columns: proposed })
    const { headings: learned } = await readLearned(database.db)
    expect(learned).toEqual({
      unit: {
        gelass: 'propertyid',
        grundbetrag: 'monthlyrent',
        beschreibung: null,
        partei: 'tenant',
      },
    })
    expect(findCandidates('Gelass', 'unit', learned)).toEqual([{ field: 'propertyid', score: 1 }])
    // What would be ignored for good although rows cannot be read without it.
    const journal = { ...JOURNAL, columns: [column('s/h', 'side'), column('notiz', 'text')] }
    const without = journal.columns.map((one) => ({ ...one, to: null }))
    await save({ ...journal, columns: without }, journal)
    expect((await readLearned(database.db)).headings.posting).toEqual({ notiz: null })
    await database.db
      .insertInto('learned_heading')
      .values({ subject: 'posting', heading: 's/h', field: null })
      .execute()
    const { headings: kept } = await readLearned(database.db)
    expect(findCandidates('S/H', 'posting', kept)).toMatchObject([{ field: 'side' }])
    expect(findCandidates('Notiz', 'posting', kept)).toEqual([])
    await save({ ...UNITS, columns: [column('gelass', 'objectid')] })
    expect((await readLearned(database.db)).headings.unit?.gelass).toBe('objectid')
  })

  async function service() {
    const app: App = await newApp(database)
    const { operator } = await signInEveryone(database)
    return async (call: Call, url: string, payload?: object) => {
      const reply = await app.inject({
        method: call.method,
        url,
        headers: operator,
        ...(payload && { payload }),
      })
      return { status: reply.statusCode, body: reply.body ? reply.json() : null, reply }
    }
  }

  test('are listed, renamed, sent, deleted and added again', async () => {
    await save(JOURNAL)
    await save(UNITS)
    await markMappingsUsed(database.db, ['journal'])
    const ask = await service()
    const { body } = await ask(listMappingsCall, listMappingsCall.path)
    expect(body.mappings).toMatchObject([
      { name: 'journal', subjectLabel: 'Buchungen', sheet: null, by: 'eva@example.org' },
      { name: UNITS.name, subject: 'unit', sheet: UNITS.sheet, lastUsedAt: null },
    ])
    const [{ id, lastUsedAt }, { id: other }] = body.mappings
    expect(lastUsedAt).toMatch(/^\d{4}-/)
    const at = (
      call: typeof renameMappingCall | typeof sendMappingCall | typeof deleteMappingCall,
    ) => addressOf(call, { params: { id } })
    const renamed = await ask(renameMappingCall, at(renameMappingCall), { name: ' Bücher ' })
    expect(renamed).toMatchObject({ status: 200, body: { id, name: 'Bücher' } })
    expect(await names()).toEqual(['Bücher', UNITS.name])
    await save({ ...UNITS, name: 'Bücher', fingerprint: 'x' })
    const taken = await ask(
      renameMappingCall,
      addressOf(renameMappingCall, { params: { id: other } }),
      {
        name: 'Bücher',
      },
    )
    expect(taken.status).toBe(409)
    expect((await ask(renameMappingCall, at(renameMappingCall), { name: '  ' })).status).toBe(400)

    const sent = await ask(sendMappingCall, at(sendMappingCall))
    expect(sent.reply.headers['content-disposition']).toContain(
      "UTF-8''Zuordnung%20B%C3%BCcher.json",
    )
    expect(sent.body).toEqual({ profiles: [{ ...JOURNAL, name: 'Bücher' }] })
    expect((await ask(deleteMappingCall, at(deleteMappingCall))).status).toBe(200)
    expect((await ask(deleteMappingCall, at(deleteMappingCall))).status).toBe(404)
    expect((await listProfiles(database.db)).map(({ subject }) => subject)).toEqual([
      'unit',
      'unit',
    ])
    const added = await ask(addMappingCall, addMappingCall.path, sent.body)
    expect(added.body.mappings).toContainEqual(
      expect.objectContaining({ name: 'Bücher', subject: 'posting', by: OPERATOR }),
    )
    const broken = { profiles: [{ ...JOURNAL, version: PROFILE_VERSION + 1 }] }
    expect((await ask(addMappingCall, addMappingCall.path, broken)).status).toBe(400)
  })
})

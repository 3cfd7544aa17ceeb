import {
  correctImportCall,
  decideImportSheetCall,
  examineImportCall,
  readImportRowCall,
  readImportSheetCall,
  tryImportSheetCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newImports } from '../../../testing/import/runs.ts'

const UNITS = Array.from({ length: 400 }, (_, index) => `${index + 1};K-1;Mieter ${index};1,00`)

onEachDatabase('the rows of a sheet', (newDatabase) => {
  const newImporter = newImports()

  async function examined(...rows: readonly string[]) {
    const importer = await newImporter(await newDatabase())
    const lines = ['WE-Nr.;Kunde;Mieter;Kaltmiete', ...rows, 'Gesamt;;;400,00']
    const id = await importer.start({ 'Mieter.csv': lines.join('\n') })
    const params = { id, number: '1' }
    await importer.ask(examineImportCall, { params: { id } })
    await importer.reaches(id, 'mapping')
    const read = () => importer.ask(readImportSheetCall, { params })
    const { profile } = await read()
    if (!profile) throw new Error('no mapping is proposed')
    const attempt = (changed = profile) =>
      importer.ask(tryImportSheetCall, { params, body: { profile: changed } })
    const correct = async (label: string, value: string | null, line = 3) => {
      const cells = [{ file: 'Mieter.csv', sheet: null, line, label, value }]
      await importer.ask(correctImportCall, { params: { id }, body: { cells } })
    }
    return { ...importer, params, profile, read, attempt, correct }
  }

  test('are shown far below the first ones, and left out by a rule', async () => {
    const note = ';;Stand 1. März;'
    const { ask, send, params, profile, attempt } = await examined(...UNITS, note)
    const { findings } = await attempt()
    expect(findings).toMatchObject([{ isError: true, line: 402, count: 1 }])
    const row = { params: { ...params, line: '402' } }
    expect(await ask(readImportRowCall, row)).toEqual({ line: 402, cells: note.split(';') })
    const beyond = { params: { ...params, line: '404' } }
    expect((await send('operator', readImportRowCall, beyond)).statusCode).toBe(404)
    const rule = { name: 'ohne Kunde', test: 'empty' as const, columns: ['kunde'] }
    const ruled = await attempt({ ...profile, skip: [...profile.skip, rule] })
    expect(ruled).toMatchObject({ records: 400, findings: [] })
    expect(ruled.leftOut.parts).toMatchObject([
      { rule: 'Gesamtsumme', rows: 1 },
      { rule: 'ohne Kunde', rows: 1 },
    ])
  })

  test('count with the cells that were set right, until that is taken back', async () => {
    const { attempt, correct, read, ask, params, profile } = await examined('1;K-1;A;1,00', '2;;B;')
    await correct('kaltmiete', '399,00')
    await correct('kunde', 'K-1')
    expect((await read()).corrections).toEqual([
      { line: 3, label: 'kaltmiete', value: '399,00' },
      { line: 3, label: 'kunde', value: 'K-1' },
    ])
    const totals = [{ rule: 'Gesamtsumme', column: 'kaltmiete', of: 'all' as const }]
    const rent = { label: 'Summe Spalte „Kaltmiete“', inFile: 400_00, goesIn: 400_00 }
    expect(await attempt({ ...profile, totals })).toMatchObject({ obstacles: [], totals: [rent] })
    await ask(decideImportSheetCall, { params, body: { use: 'mapping', profile } })
    await correct('kaltmiete', null)
    await correct('kunde', null)
    expect((await read()).corrections).toEqual([])
    const { obstacles } = await attempt({ ...profile, totals })
    expect(obstacles).toEqual([expect.stringContaining('Die Summe in Zeile 4 stimmt nicht')])
  })
})

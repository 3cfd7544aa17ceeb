import {
  decideImportSheetCall,
  examineImportCall,
  readImportSheetCall,
} from '@hausblick/contract/calls/imports.ts'
import {
  deleteMappingCall,
  forgetLearnedCall,
  listMappingsCall,
} from '@hausblick/contract/calls/mappings.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { expect, test } from 'vitest'
import { OPERATOR } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newImports } from '../../../testing/import/runs.ts'

const journal = (header: string) =>
  [
    header,
    '03.01.2025;8400;Mieterträge;101-01;A-7;;800,00',
    '04.01.2025;8500;Erträge Süd;101-01;A-7;;55,00',
    '05.01.2025;8600;Erträge Nord;101-01;A-7;;66,00',
    '06.01.2025;4500;Reparaturen;101-01;A-7;120,00;',
  ].join('\n')
const ADVANCE = { use: 'income', kind: 'Vorauszahlung' } as const

onEachDatabase('what a person changes in a proposal', (newDatabase) => {
  const newImporter = newImports()

  test('is proposed for the next source until it is forgotten, which is logged', async () => {
    const database = await newDatabase()
    const { ask, start, reaches } = await newImporter(database)
    const propose = async (name: string, text: string) => {
      const id = await start({ [name]: text })
      await ask(examineImportCall, { params: { id } })
      const { sheets } = await reaches(id, 'mapping')
      expect(sheets).toMatchObject([{ result: 'proposed' }])
      const params = { id, number: '1' }
      const { profile } = await ask(readImportSheetCall, { params })
      if (!profile?.postings) throw new Error(`${name} is no journal`)
      return { params, profile, ...profile.postings }
    }
    const list = async () => (await ask(listMappingsCall, {})).learned
    const first = await propose(
      'Eins.csv',
      journal('Datum;Konto;Kontobezeichnung;Wohnung;Kostenträger;Soll;Haben'),
    )
    const { 4500: repairs, 8400: rent, ...others } = first.accounts
    expect([rent, repairs, others]).toEqual([
      { use: 'income', kind: 'Kaltmiete' },
      { use: 'expense', kind: 'Instandhaltung' },
      {},
    ])

    const { amounts } = first
    const decided: MappingProfile = {
      ...first.profile,
      columns: first.profile.columns.map((column) =>
        column.from[0] === 'kostentrager' ? { ...column, to: 'text' } : column,
      ),
      postings: {
        amounts,
        accounts: { ...first.accounts, 4500: { use: 'ignore' }, 8500: ADVANCE, 8600: ADVANCE },
      },
    }
    const body = { use: 'mapping', profile: decided } as const
    await ask(decideImportSheetCall, { params: first.params, body })
    const known = { by: OPERATOR, learnedAt: expect.stringMatching(/^\d{4}-/) }
    expect(await list()).toMatchObject([
      { label: '4500 Reparaturen', about: 'Konten', meaning: 'nicht gezählt', ...known },
      { label: '8500 Erträge Süd', about: 'Konten', meaning: 'Einnahme: Vorauszahlung' },
      { label: '8600 Erträge Nord' },
      { label: 'Kostenträger', about: 'Buchungen', meaning: 'Buchungstext', ...known },
    ])

    // Under other headings, with another name for one number.
    const header = 'Buchungstag;Sachkonto;Kontoname;WE-Nr.;Kostenträger;Sollbetrag;Habenbetrag'
    const text = journal(header).replace('Erträge Nord', 'Nordertrag')
    const second = await propose('Zwei.csv', text)
    expect(second.accounts).toEqual({ 4500: { use: 'ignore' }, 8400: rent, 8500: ADVANCE })
    expect(second.profile.columns).toContainEqual(
      expect.objectContaining({ from: ['kostentrager'], to: 'text' }),
    )
    // What is saved as it was proposed teaches nothing.
    const before = await list()
    const accounts = { ...second.accounts, 8600: ADVANCE }
    const profile = { ...second.profile, postings: { amounts, accounts } }
    await ask(decideImportSheetCall, { params: second.params, body: { use: 'mapping', profile } })
    const after = await list()
    const isNew = ({ label }: { label: string }) => label === '8600 Nordertrag'
    expect([after.filter(isNew).length, after.filter((one) => !isNew(one))]).toEqual([1, before])

    for (const { id } of (await ask(listMappingsCall, {})).mappings)
      await ask(deleteMappingCall, { params: { id } })
    for (const { subject, heading } of after)
      await ask(forgetLearnedCall, { query: { subject, heading } })
    expect(await list()).toEqual([])
    expect((await propose('Drei.csv', journal(header))).accounts).toEqual(first.accounts)
    const lines = await database.db
      .selectFrom('audit_entry')
      .select('actor_email')
      .where('action', '=', 'learnedForgotten')
      .execute()
    expect(lines).toEqual(after.map(() => ({ actor_email: OPERATOR })))
  }, 120_000)
})

import {
  checkImportCall,
  decideImportSheetCall,
  examineImportCall,
  listImportFaultsCall,
  readImportSheetCall,
  tryImportSheetCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { recordKinds } from '../../../records/recordKinds.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newImports } from '../../../testing/import/runs.ts'
import { subjects } from '../mapping/fields/subjects.ts'

const TECHNICAL: ReadonlySet<string> = new Set([
  ...Object.values(subjects).flatMap(({ fields }) => Object.keys(fields)),
  ...recordKinds.flatMap(({ fields }) => Object.keys(fields)),
])

/** Each with what only a look at several of its cells, or at other sheets, finds wrong. */
const FAULTY = {
  'Einheiten.csv': [
    'WE-Nr.;Kunde;Mieter;Kaltmiete;Wohnfläche;Straße;Hausnummer;PLZ;Ort;Mietbeginn;Objekt;Zimmer',
    '1;K-1;leer;500,00;50,00;Am Hof 3;;36037 Fulda;36037 Fulda;;H9;3',
    '2;K-1;Frau Anna Roth;500000,00;0,50;36037 Ring;7 Ring;3603;Fulda;gestern;H1;99',
    '3;K-1;;abc;50,00;Ring 7;7;36037;Fulda;01.01.2020;H1;2',
    '4;K 1;Lang;500,00;50,00;Ring;7;36037;Fulda;01.01.2020;H1;2',
    '5;;;;;;;;;;;',
  ],
  'Objekte.csv': ['Objekt-Nr.;Kunde;Straße;PLZ;Ort;Kaufpreis', 'H1;K-1;Ring 7;36037;Kassel;x'],
  'Wohnungen.csv': ['WE-Nr.;Kunde;Baujahr;Ort;Verkehrswert', '2;K-1;3000;Kassel;1,00'],
  'Darlehen.csv': [
    'Darlehensnummer;Kunde;Restschuld;Zinssatz;WE-Nr.;Laufzeit',
    'D1;K-1;1.000,00;250;77;900',
  ],
}

onEachDatabase('what is wrong in sheets of other programs', (newDatabase) => {
  const newImporter = newImports()

  test('is said in the words of the sheets, or in German', async () => {
    const { ask, start, reaches } = await newImporter(await newDatabase())
    const texts = Object.entries(FAULTY).map(([name, lines]) => [name, lines.join('\n')])
    const id = await start(Object.fromEntries(texts))
    const params = { id }
    await ask(examineImportCall, { params })
    const said: string[] = []
    for (const { number } of (await reaches(id, 'mapping')).sheets) {
      const of = { id, number: String(number) }
      const { profile } = await ask(readImportSheetCall, { params: of })
      if (!profile) throw new Error(`nothing is proposed for sheet ${number}`)
      const old = [
        ...profile.columns,
        { from: ['kunde'], to: 'tenanttitle', type: 'text' as const },
      ]
      for (const columns of [profile.columns, old, profile.columns.slice(1)]) {
        const body = { profile: { ...profile, columns } }
        const trial = await ask(tryImportSheetCall, { params: of, body })
        said.push(...trial.obstacles, ...(trial.findings ?? []).map(({ message }) => message))
      }
      await ask(decideImportSheetCall, { params: of, body: { use: 'mapping', profile } })
    }
    await ask(checkImportCall, { params, body: { without: [], moves: false } })
    await reaches(id, 'faulty')
    const { faults } = await ask(listImportFaultsCall, { params })
    said.push(...faults.map(({ column, message }) => `„${column}“: ${message}`))
    const quoted = said.flatMap((text) => text.match(/(?<=„)[^“]+(?=“)/g) ?? [])
    expect(quoted.length).toBeGreaterThan(40)
    expect(quoted.filter((name) => TECHNICAL.has(name))).toEqual([])
  })
})

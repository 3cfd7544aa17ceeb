import { expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { newFolders } from '../folders.ts'
import { correctionKinds, createCorrections } from './corrections.ts'
import { createErasures } from './erasures.ts'
import { createFilings } from './filings.ts'
import type { Findings } from './findings.ts'
import { killCalls } from './killCalls.ts'
import { redemptions } from './redemptions.ts'
import { signUps } from './signUps.ts'

const newFolder = newFolders()
/** `npm run bench -- kills` runs 200. */
const KILLS = 1

onEachDatabase('putting documents right', (newDatabase) => {
  test.each(correctionKinds)(
    'a service killed during %s leaves every document in one place, with its lines',
    async (kind) => {
      const { url } = await newDatabase()
      const folder = await newFolder()
      const findings = await killCalls(folder, createCorrections(kind), KILLS, undefined, url)
      expect(findings.faults).toEqual([])
      expect(findings.orphans).toBe(0)
      expect(findings.interrupted).toBeGreaterThan(0)
      expect(findings.found).toBe(findings.acknowledged + findings.interrupted)
    },
    120_000,
  )
})

test.each<[string, (folder: string) => Promise<Findings>]>([
  ['signing up', (folder) => killCalls(folder, signUps, KILLS)],
  ['redeeming', (folder) => killCalls(folder, redemptions, KILLS)],
  ['deleting customers', (folder) => killCalls(folder, createErasures(), KILLS)],
  ['filing', (folder) => killCalls(folder, createFilings(), KILLS)],
])(
  'a service killed during %s keeps what it acknowledged and half of nothing',
  async (_, kill) => {
    const { faults, orphans, interrupted, acknowledged, found } = await kill(await newFolder())
    expect(faults).toEqual([])
    expect(orphans).toBe(0)
    expect(interrupted).toBeGreaterThan(0)
    expect(found).toBe(acknowledged + interrupted)
  },
  120_000,
)

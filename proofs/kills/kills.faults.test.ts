import { onEachDatabase } from '@hausblick/server/src/testing/databases.ts'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { expect, test } from 'vitest'
import type { Findings } from '../service/findings.ts'
import { correctionKinds, createCorrections } from './corrections.ts'
import { createErasures } from './erasures.ts'
import { createFilings } from './filings.ts'
import { killImportRuns } from './importRuns.ts'
import { killCalls } from './killCalls.ts'
import { redemptions } from './redemptions.ts'
import { signUps } from './signUps.ts'
import { createSplits } from './splits.ts'
import { createSteps } from './steps.ts'
import { interruptUploads } from './uploads.ts'
import { killWebhooks } from './webhooks.ts'

const newFolder = newFolders()
/** `npm run bench -- kills stops` runs 200 and 100. */
const [KILLS, UPLOAD_KILLS, STOPS] = [1, 4, 3]
const TIMEOUT_MS = 120_000

/** Nothing acknowledged is lost, nothing is there by half, and all is whole once repeated. */
function expectWhole({ faults, orphans, interrupted, acknowledged, found }: Findings): void {
  expect(faults).toEqual([])
  expect(orphans).toBe(0)
  expect(interrupted).toBeGreaterThan(0)
  expect(found).toBe(acknowledged + interrupted)
}

onEachDatabase('putting documents right', (newDatabase) => {
  test.each(correctionKinds)(
    'a service killed during %s leaves every document in one place, with its lines',
    async (kind) => {
      const { url } = await newDatabase()
      const operation = createCorrections(kind)
      expectWhole(await killCalls(await newFolder(), operation, KILLS, undefined, url))
    },
    TIMEOUT_MS,
  )
})

onEachDatabase('several documents and papers in one step', (newDatabase) => {
  test(
    'a service killed during it leaves all changed or none, with their lines and the way back',
    async () => {
      const { url } = await newDatabase()
      expectWhole(await killCalls(await newFolder(), createSteps(), KILLS, undefined, url))
    },
    TIMEOUT_MS,
  )
})

onEachDatabase('imports on the page', (newDatabase) => {
  test(
    'a service killed while it checks, writes and undoes one leaves none half, and ends them',
    async () => {
      const { url } = await newDatabase()
      const { faults, orphans } = await killImportRuns(await newFolder(), 3, undefined, url)
      expect(faults).toEqual([])
      expect(orphans).toBe(0)
    },
    3 * TIMEOUT_MS,
  )
})

test.each<[string, (folder: string) => Promise<Findings>]>([
  ['signing up', (folder) => killCalls(folder, signUps, KILLS)],
  ['redeeming', (folder) => killCalls(folder, redemptions, KILLS)],
  ['deleting customers', (folder) => killCalls(folder, createErasures(), KILLS)],
  ['filing', (folder) => killCalls(folder, createFilings(), KILLS)],
  ['taking piles apart', (folder) => killCalls(folder, createSplits(), KILLS)],
  ['telling other programs', (folder) => killWebhooks(folder, 2 * KILLS)],
])(
  'a service killed during %s keeps what it acknowledged and half of nothing',
  async (_, kill) => expectWhole(await kill(await newFolder())),
  TIMEOUT_MS,
)

test(
  'a service killed during uploads keeps every acknowledged document and lists no broken one',
  async () => {
    const findings = await interruptUploads(await newFolder(), 'kill', UPLOAD_KILLS)
    expect(findings.faults).toEqual([])
    expect(findings.interrupted).toBeGreaterThanOrEqual(UPLOAD_KILLS)
    expect(findings.found).toBeGreaterThanOrEqual(findings.acknowledged)
  },
  TIMEOUT_MS,
)

test(
  'a service stopped during uploads answers every request that it accepted',
  async () => {
    const findings = await interruptUploads(await newFolder(), 'stop', STOPS)
    expect(findings.faults).toEqual([])
    expect(findings.found).toBe(findings.acknowledged)
  },
  TIMEOUT_MS,
)

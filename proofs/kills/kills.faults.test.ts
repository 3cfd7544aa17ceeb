import { onEachDatabase } from '@hausblick/server/src/testing/databases.ts'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { expect, test } from 'vitest'
import type { Findings } from '../service/findings.ts'
import { KilledService } from '../service/killedService.ts'
import { killImportRuns } from './importRuns.ts'
import { killCalls } from './killCalls.ts'
import { operations } from './operations.ts'
import { interruptUploads } from './uploads.ts'
import { killWebhooks } from './webhooks.ts'

const newFolder = newFolders()
/** `npm run bench -- kills stops` runs 200 and 100. */
const [KILLS, UPLOAD_KILLS, STOPS] = [1, 4, 3]
const TIMEOUT_MS = 120_000
/** Those that the service goes on with after its reply take long. */
const tried = Object.entries(operations).filter(([, { countLeft }]) => !countLeft)
const onBoth = ['moves', 'removals', 'restores', 'takingBack', 'steps']

/** Nothing acknowledged is lost, nothing is there by half, and all is whole once repeated. */
function expectWhole({ faults, orphans, interrupted, acknowledged, found }: Findings): void {
  expect(faults).toEqual([])
  expect(orphans).toBe(0)
  expect(interrupted).toBeGreaterThan(0)
  expect(found).toBe(acknowledged + interrupted)
}

onEachDatabase('a killed service', (newDatabase) => {
  test.each(tried.filter(([name]) => onBoth.includes(name)))(
    'keeps what it acknowledged and half of nothing: %s',
    async (_, operation) => {
      const service = new KilledService(await newFolder(), (await newDatabase()).url)
      expectWhole(await killCalls(service, operation, KILLS))
    },
    TIMEOUT_MS,
  )

  test(
    'while it checks, writes and undoes an import, leaves none half, and ends them',
    async () => {
      const service = new KilledService(await newFolder(), (await newDatabase()).url)
      const { faults, orphans } = await killImportRuns(service, 3)
      expect(faults).toEqual([])
      expect(orphans).toBe(0)
    },
    3 * TIMEOUT_MS,
  )
})

test.each(tried.filter(([name]) => !onBoth.includes(name)))(
  'a killed service keeps what it acknowledged and half of nothing: %s',
  async (_, operation) =>
    expectWhole(await killCalls(new KilledService(await newFolder()), operation, KILLS)),
  TIMEOUT_MS,
)

test(
  'a service killed while it tells other programs tells them everything',
  async () => expectWhole(await killWebhooks(new KilledService(await newFolder()), 2 * KILLS)),
  TIMEOUT_MS,
)

test(
  'a service killed during uploads keeps every acknowledged document and lists no broken one',
  async () => {
    const findings = await interruptUploads(
      new KilledService(await newFolder()),
      'kill',
      UPLOAD_KILLS,
    )
    expect(findings.faults).toEqual([])
    expect(findings.interrupted).toBeGreaterThanOrEqual(UPLOAD_KILLS)
    expect(findings.found).toBeGreaterThanOrEqual(findings.acknowledged)
  },
  TIMEOUT_MS,
)

test(
  'a service stopped during uploads answers every request that it accepted',
  async () => {
    const findings = await interruptUploads(new KilledService(await newFolder()), 'stop', STOPS)
    expect(findings.faults).toEqual([])
    expect(findings.found).toBe(findings.acknowledged)
  },
  TIMEOUT_MS,
)

import { expect, test } from 'vitest'
import { interruptUploads } from '../testing/documents/kills.ts'
import { newFolders } from '../testing/folders.ts'

const newFolder = newFolders()
/** `npm run bench -- kills` runs 200. */
const KILLS = 4
/** `npm run bench -- stops` runs 100. */
const STOPS = 3

test('a service killed during uploads keeps every acknowledged document and lists no broken one', async () => {
  const findings = await interruptUploads(await newFolder(), 'kill', KILLS)
  expect(findings.faults).toEqual([])
  expect(findings.interrupted).toBeGreaterThanOrEqual(KILLS)
  expect(findings.found).toBeGreaterThanOrEqual(findings.acknowledged)
}, 120_000)

test('a service stopped during uploads answers every request that it accepted', async () => {
  const findings = await interruptUploads(await newFolder(), 'stop', STOPS)
  expect(findings.faults).toEqual([])
  expect(findings.found).toBe(findings.acknowledged)
}, 120_000)

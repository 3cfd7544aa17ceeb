import { expect, test } from 'vitest'
import { newFolders } from '../testing/folders.ts'
import { killDuringUploads } from './testing/kills.ts'

const newFolder = newFolders()
/** `npm run bench -- kills` does it 200 times. */
const KILLS = 4

test('a service that is killed during uploads keeps what it has acknowledged, and lists nothing else', async () => {
  const findings = await killDuringUploads(await newFolder(), KILLS)
  expect(findings.faults).toEqual([])
  expect(findings.interrupted).toBeGreaterThanOrEqual(KILLS)
  expect(findings.listed).toBeGreaterThanOrEqual(findings.acknowledged)
}, 120_000)

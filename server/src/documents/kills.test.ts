import { expect, test } from 'vitest'
import { endDuringUploads } from '../testing/documents/kills.ts'
import { newFolders } from '../testing/folders.ts'

const newFolder = newFolders()
/** `npm run bench -- kills` does it 200 times. */
const KILLS = 4
/** `npm run bench -- stops` does it 100 times. */
const STOPS = 3

test('a service that is killed during uploads keeps what it has acknowledged, and lists nothing else', async () => {
  const findings = await endDuringUploads(await newFolder(), 'kill', KILLS)
  expect(findings.faults).toEqual([])
  expect(findings.interrupted).toBeGreaterThanOrEqual(KILLS)
  expect(findings.listed).toBeGreaterThanOrEqual(findings.acknowledged)
}, 120_000)

test('a service that is stopped during uploads has answered all that it had accepted', async () => {
  const findings = await endDuringUploads(await newFolder(), 'stop', STOPS)
  expect(findings.faults).toEqual([])
  expect(findings.listed).toBe(findings.acknowledged)
}, 120_000)

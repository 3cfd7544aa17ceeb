import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { expect, test } from 'vitest'
import { redemptions } from '../kills/redemptions.ts'
import { createExport } from './commands.ts'
import { failCalls } from './failCalls.ts'
import { failCommand } from './failCommand.ts'

const newFolder = newFolders()
/** Attaching to a process needs root, or a system that allows it. */
const canTrace =
  process.getuid?.() === 0 && spawnSync('strace', ['--version'], { stdio: 'ignore' }).status === 0

// `npm run bench -- ioErrors` lets every write and sync fail.
test.skipIf(!canTrace)(
  'a service whose syncs fail acknowledges nothing, reads on, and recovers without a restart',
  async () => {
    const syncs = [{ threads: 'main', calls: ['fsync'] }] as const
    const folder = await newFolder()
    const { faults, counts } = await failCalls(folder, redemptions, { walks: syncs, together: [] })
    expect(faults).toEqual([])
    expect(counts['fsync (main)']).toBeGreaterThan(0)
  },
  300_000,
)

test.skipIf(!canTrace)(
  'an export syncs its file, then its name, and is absent if either fails',
  async () => {
    const folder = await newFolder()
    const command = await createExport(folder)
    // Not those of the database, in which the export is logged before.
    const files = [join(folder, 'export.zip.unfertig'), folder]
    const walks = [{ calls: ['fsync'], files }, { calls: ['rename'] }]
    const { faults, counts } = await failCommand({ ...command, walks })
    expect(faults).toEqual([])
    expect(counts).toEqual({ 'fsync of its file': 2, rename: 1 })
  },
  300_000,
)

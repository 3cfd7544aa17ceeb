import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolders } from '@hausblick/server/src/testing/folders.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runService } from '@hausblick/server/src/testing/process.ts'
import { expect, test } from 'vitest'
import { captureCommand } from '../../scripts/command.ts'

const ROOT = join(import.meta.dirname, '../..')
const SCRIPT = 'docs/operations/systemd/nightly-backup.sh'
const newFolder = newFolders()

test('the nightly script keeps the newest 14, and all once documents are lost', async () => {
  const [data, backups] = [await newFolder(), await newFolder()]
  const env = { PATH: process.env.PATH, DATA_DIR: data, LOG_LEVEL: 'silent' }
  const service = runService(data, { ...env, PATH: env.PATH ?? '', PORT: await findFreePort() })
  await service.printed('läuft unter')
  for (let day = 10; day < 30; day++)
    await writeFile(join(backups, `hausblick-2025-01-${day}T023000Z.tar`), '')
  await writeFile(join(backups, 'hausblick-2025-01-30T023000Z.tar.unfertig'), '')
  await mkdir(join(backups, 'other'))

  const run = () => captureCommand('sh', [SCRIPT, backups], { cwd: ROOT, env })
  const first = await run()
  expect(first.output).toContain('Die Sicherung ist vollständig')
  expect(first.status).toBe(0)
  const kept = (await readdir(backups)).filter((name) => name.includes('.tar')).toSorted()
  expect(kept).toHaveLength(14)
  expect(kept[0]).toBe('hausblick-2025-01-17T023000Z.tar')
  expect(kept.at(-1)).toMatch(/^hausblick-20(2[6-9]|[3-9])/)

  await service.stop()
  const documents = join(data, 'documents')
  const [lost = ''] = (await readdir(documents, { recursive: true })).filter((name) =>
    /\/[\da-f]{32}$/.test(name),
  )
  await rm(join(documents, lost))
  const second = await run()
  expect(second.status, second.output).toBe(2)
  expect(await readdir(backups)).toEqual(expect.arrayContaining(kept))
  expect((await readdir(backups)).filter((name) => name.includes('.tar'))).toHaveLength(15)
})

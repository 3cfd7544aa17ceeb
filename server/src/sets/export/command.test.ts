import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureDemoCustomer } from '../../operating/demo/ensure.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { newFolders } from '../../testing/folders.ts'
import { run as runCommand } from './command.ts'
import { unpackExport } from './unpack.ts'

const newFolder = newFolders()

const run = (folder: string, ...args: string[]) =>
  callCommand(runCommand, args, folder, { DATA_DIR: folder })

test('npm run export writes a complete ZIP and refuses existing files and unknown customers', async () => {
  const folder = await newFolder()
  const database = await openDatabase(`sqlite:${join(folder, 'hausblick.db')}`)
  await migrate(database)
  await ensureDemoCustomer(database, 'DEMO')
  await database.close()
  const out = join(folder, 'demo.zip')
  const write = () => run(folder, '--customer', 'DEMO', '--out', out)

  expect(await write()).toEqual({ status: 0, stdout: `${out}\n`, stderr: '' })
  const { recordsFolder } = await unpackExport(out, await newFolder())
  expect(await readdir(recordsFolder)).toHaveLength(12)

  const again = await write()
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('gibt es schon')])

  const other = join(folder, 'niemand.zip')
  const nobody = await run(folder, '--customer', 'NIEMAND', '--out', other)
  expect([nobody.status, nobody.stderr]).toEqual([
    1,
    expect.stringContaining('NIEMAND gibt es nicht'),
  ])
  expect((await readdir(folder)).filter((name) => name.includes('niemand'))).toEqual([])
})

import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataFolders, SECRET } from '../../testing/dataFolders.ts'
import { newFolders } from '../../testing/folders.ts'
import { runCommandFile } from '../../testing/process.ts'

const newFolder = newFolders()
const newData = newDataFolders()

test('the command lists what is kept, and makes another', async () => {
  const [data, to] = [await newData(), await newFolder()]
  const run = (environment: Record<string, string>, ...args: string[]) =>
    runCommandFile('backup/self/command.ts', args, data, { DATA_DIR: data, SECRET, ...environment })

  expect((await run({})).stderr).toContain('BACKUP_TO fehlt')
  expect(await run({ BACKUP_TO: to })).toEqual({
    status: 0,
    stdout: `In ${to} liegt noch keine Sicherung.\n`,
    stderr: '',
  })
  // Longer ago than is kept, but not its own.
  await writeFile(join(to, 'hausblick-2020-01-01.tar'), '')
  const made = await run({ BACKUP_TO: to }, '--now')
  expect(made).toMatchObject({ status: 0, stderr: '' })
  const [foreign, name = ''] = (await readdir(to)).toSorted()
  expect(foreign).toBe('hausblick-2020-01-01.tar')
  expect(made.stdout).toMatch(
    /liegt 1 Sicherung.*:\n .* MB {2}hausblick-.*\nDie nächste beginnt am/,
  )
  expect(made.stdout).toContain(name)

  const failed = await run({ BACKUP_TO: join(to, 'nirgends') }, '--now')
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain(`Der Ordner ${join(to, 'nirgends')} lässt sich nicht lesen`)
  const listed = await run({ BACKUP_TO: to })
  expect(listed).toMatchObject({ status: 1, stdout: expect.stringContaining(name) })
  expect(listed.stderr).toContain('Die letzte Sicherung ist misslungen: Der Ordner')
})

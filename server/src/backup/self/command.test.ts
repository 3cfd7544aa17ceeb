import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataFolders, SECRET } from '../../testing/dataFolders.ts'
import { newFolders } from '../../testing/folders.ts'
import { runCommandFile } from '../../testing/process.ts'
import { mountSmallDisk } from '../../testing/smallDisk.ts'
import { nameBackup } from './names.ts'

const newFolder = newFolders()
const newData = newDataFolders()

const probe = mountSmallDisk(1)
probe?.unmount()

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

// Skipped where mounting is not permitted, as in most containers.
test.skipIf(probe === null)('nothing is written where there is too little space', async () => {
  const [data, disk] = [await newData(), mountSmallDisk(1)]
  const to = disk?.folder ?? ''
  const older = nameBackup(new Date('2020-01-01T02:30:00Z'))
  await writeFile(join(to, older), '')
  const environment = { DATA_DIR: data, SECRET, BACKUP_TO: to, BACKUP_KEEP: '1,0,0' }
  const refused = await runCommandFile('backup/self/command.ts', ['--now'], data, environment)
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/frei; für eine Sicherung .* Bitte schaffen Sie Platz/),
  })
  expect(await readdir(to)).toEqual([older])
  disk?.unmount()
})

import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callCommand } from '../../../testing/callCommand.ts'
import { newDataFolders, SECRET } from '../../../testing/dataFolders.ts'
import { newFolders } from '../../../testing/folders.ts'
import { mountSmallDisk } from '../../../testing/smallDisk.ts'
import { run as runCommand } from './command.ts'
import { nameBackup } from './names.ts'

const newFolder = newFolders()
const newData = newDataFolders()

/** Longer than backups take on a busy machine. */
const BACKUP_MS = 120_000

const probe = mountSmallDisk(1)
probe?.unmount()

test(
  'the command lists what is kept, and makes another',
  async () => {
    const [data, to] = [await newData(), await newFolder()]
    const run = (environment: Record<string, string>, ...args: string[]) =>
      callCommand(runCommand, args, data, {
        DATA_DIR: data,
        SECRET,
        ...environment,
      })

    expect((await run({})).stderr).toContain('kein Ort für Sicherungen')
    expect(await run({ BACKUP_TO: to })).toEqual({
      status: 0,
      stdout: `In ${to} liegt noch keine Sicherung.\n`,
      stderr: '',
    })
    // Longer ago than is kept, but not its own.
    await writeFile(join(to, 'hausblick-2020-01-01.tar'), '')
    const made = await run({ BACKUP_TO: to }, '--now')
    expect(made).toMatchObject({ status: 0, stderr: '' })
    const [foreign, name = '', mark] = (await readdir(to)).toSorted()
    expect([foreign, mark]).toEqual(['hausblick-2020-01-01.tar', 'hausblick-installation.json'])
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
  },
  BACKUP_MS,
)

test(
  'the place of another installation is left alone, until it is taken over',
  async () => {
    const [data, to] = [await newData(), await newFolder()]
    // Names count seconds.
    const older = nameBackup(new Date(Date.now() - 60_000), randomUUID())
    const mark = { installation: randomUUID(), adopted: [] }
    await writeFile(join(to, older), '')
    await writeFile(join(to, 'hausblick-installation.json'), JSON.stringify(mark))
    const environment = { DATA_DIR: data, SECRET, BACKUP_TO: to, BACKUP_KEEP: '1,0,0' }
    const run = (option: string) => callCommand(runCommand, [option], data, environment)
    const before = await readdir(to)
    expect(await run('--now')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('übernehmen Sie ihn mit „npm run backups -- --adopt“'),
    })
    expect(await readdir(to)).toEqual(before)
    const adopted = await run('--adopt')
    expect(adopted).toMatchObject({ status: 0, stderr: '' })
    expect(adopted.stdout).toContain('mit der Sicherung, die dort liegt')
    // Of one day, the newest is kept, whoever has made it.
    expect(await readdir(to)).not.toContain(older)
  },
  BACKUP_MS,
)

// Skipped where mounting is not permitted, as in most containers.
test.skipIf(probe === null)('nothing is written where there is too little space', async () => {
  const [data, disk] = [await newData(), mountSmallDisk(1)]
  const to = disk?.folder ?? ''
  const older = nameBackup(new Date('2020-01-01T02:30:00Z'), randomUUID())
  await writeFile(join(to, older), '')
  const environment = { DATA_DIR: data, SECRET, BACKUP_TO: to, BACKUP_KEEP: '1,0,0' }
  const refused = await callCommand(runCommand, ['--now'], data, environment)
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/frei; für eine Sicherung .* Bitte schaffen Sie Platz/),
  })
  expect((await readdir(to)).toSorted()).toEqual([older, 'hausblick-installation.json'])
  disk?.unmount()
})

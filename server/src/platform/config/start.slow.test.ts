import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { findFreePort } from '../../testing/freePort.ts'
import { runCommandFile, runService } from '../../testing/process.ts'

/** Each starts several processes, possibly on a busy machine. */
const PATIENCE_MS = 300_000
const newFolder = newFolders()
const newUrl = newDatabaseUrls('postgres')

test(
  'processes on one database share secret and store, or do not start',
  async () => {
    const [folder, DATABASE_URL] = [await newFolder(), await newUrl()]
    const settings = { DATABASE_URL, DATA_DIR: folder, LOG_LEVEL: 'warn' }
    const startWith = async (changed: Record<string, string>, args: string[] = []) =>
      runService(folder, { ...settings, PORT: await findFreePort(), ...changed }, args)

    const service = await startWith({})
    await service.printed('Hausblick läuft')
    const secretless = await startWith({ DATA_DIR: await newFolder() })
    expect(await secretless.ended).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Einstellungen:\nSECRET ist nicht das Geheimnis.*\n$/),
    })
    const elsewhere = { DOCUMENTS_URL: await newFolder() }
    const args = ['--remove-orphans']
    const refused = { ...settings, ...elsewhere }
    expect(await runCommandFile('documents/check/command.ts', args, folder, refused)).toMatchObject(
      {
        status: 1,
        stderr: expect.stringMatching(/DOCUMENTS_URL ist nicht/),
      },
    )
    expect((await service.stop()).status).toBe(0)

    const adopting = await startWith({ ...elsewhere, SECRET: 's'.repeat(32) }, ['--adopt'])
    await adopting.printed('Hausblick läuft')
    expect((await adopting.stop()).status).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'of processes that start together, one prints the operator’s link',
  async () => {
    const settings = {
      DATABASE_URL: await newUrl(),
      DATA_DIR: await newFolder(),
      LOG_LEVEL: 'warn',
    }
    const services = await Promise.all(
      [1, 2].map(async () =>
        runService(settings.DATA_DIR, { ...settings, PORT: await findFreePort() }),
      ),
    )
    const printed = await Promise.all(
      services.map((service) => service.printed('betreiber@hausblick.test')),
    )
    await Promise.all(services.map((service) => service.stop()))
    expect(printed.filter((text) => text.includes('/signup?'))).toHaveLength(1)
    const others = printed.filter((text) => !text.includes('/signup?'))
    for (const text of others)
      expect(text).toMatch(/invite -- --operator betreiber@hausblick\.test/)
  },
  PATIENCE_MS,
)

test(
  'stored files are for this user only, whatever the umask is or was',
  async () => {
    const folder = await newFolder()
    const DATA_DIR = join(folder, 'a', 'b')
    const kept = [
      '.',
      'hausblick.db',
      'secret',
      'documents',
      'documents/unfinished',
      'documents/store-id',
    ]
    const modes = async () =>
      await Promise.all(kept.map(async (name) => (await stat(join(DATA_DIR, name))).mode & 0o777))
    const start = async (misspelt = {}) => {
      const settings = { DATA_DIR, LOG_LEVEL: 'warn', PORT: await findFreePort(), ...misspelt }
      const service = runService(folder, settings)
      await service.printed('Hausblick läuft')
      const found = await Promise.all(
        ['-wal', '-shm'].map(
          async (end) => (await stat(join(DATA_DIR, `hausblick.db${end}`))).mode,
        ),
      )
      expect(found.map((mode) => mode & 0o777)).toEqual([0o600, 0o600])
      const { status, stderr } = await service.stop()
      expect(status).toBe(0)
      return stderr
    }
    const before = process.umask(0o000)
    await start().finally(() => process.umask(before))
    expect(await modes()).toEqual([0o700, 0o600, 0o600, 0o700, 0o700, 0o600])
    for (const name of ['.', 'documents']) await chmod(join(DATA_DIR, name), 0o755)
    for (const name of ['hausblick.db', 'secret']) await chmod(join(DATA_DIR, name), 0o644)
    // A name that no setting has is told, and does not prevent the start.
    expect(await start({ SECRTE: 'x' })).toBe(
      'Die Einstellung SECRTE gibt es nicht, sie bleibt unbeachtet. Meinten Sie SECRET?\n',
    )
    expect(await modes()).toEqual([0o700, 0o600, 0o600, 0o700, 0o700, 0o600])
  },
  PATIENCE_MS,
)

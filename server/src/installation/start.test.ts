import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDatabaseUrls } from '../testing/databases.ts'
import { newFolders } from '../testing/folders.ts'
import { freePort, runCommandFile, runService } from '../testing/process.ts'

const newFolder = newFolders()
const newUrl = newDatabaseUrls('postgres')

test('processes on one database have one secret and one store, or do not start', async () => {
  const [folder, DATABASE_URL] = [await newFolder(), await newUrl()]
  const settings = { DATABASE_URL, DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const startWith = async (changed: Record<string, string>, args: string[] = []) =>
    runService(folder, { ...settings, PORT: await freePort(), ...changed }, args)

  const service = await startWith({})
  await service.printed('Hausblick läuft')
  const secretless = await startWith({ DATA_DIR: await newFolder() })
  expect(await secretless.ended).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Einstellungen:\nSECRET ist nicht das Geheimnis.*\n$/),
  })
  const elsewhere = { DOCUMENTS_URL: await newFolder() }
  expect(await (await startWith(elsewhere)).ended).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Einstellungen:\nDOCUMENTS_URL ist nicht der Ort.*\n$/),
  })
  for (const [command, args] of [
    ['documents/check/command.ts', ['--remove-orphans']],
    ['export/command.ts', ['--customer', 'DEMO', '--out', join(folder, 'alles.zip')]],
  ] as const) {
    const refused = await runCommandFile(command, args, folder, { ...settings, ...elsewhere })
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/DOCUMENTS_URL ist nicht/),
    })
  }
  expect((await service.stop()).status).toBe(0)

  const adopting = await startWith({ ...elsewhere, SECRET: 's'.repeat(32) }, ['--adopt'])
  await adopting.printed('Hausblick läuft')
  expect((await adopting.stop()).status).toBe(0)
})

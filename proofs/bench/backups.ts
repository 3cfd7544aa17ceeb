import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newUpload, sendUpload } from '@hausblick/server/src/testing/documents/sending.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runCommandFile, runService } from '@hausblick/server/src/testing/process.ts'
import { makeCustomer } from '../kills/uploads.ts'
import { withFolder } from '../service/folder.ts'

const UPLOADERS = 4
const MEGABYTE = 1024 * 1024
const { values } = parseArgs({ options: { count: { type: 'string', default: '50' } } })
const backups = Number(values.count)

// Backs up a service while clients upload, and restores each backup to a temporary place, where every row and byte is compared.
await withFolder(async (folder) => {
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${join(folder, 'hausblick.db')}`,
    LOG_LEVEL: 'silent',
    PORT: await findFreePort(),
  }
  const headers = await makeCustomer(environment.DATABASE_URL)
  const service = runService(folder, environment)
  await service.printed('läuft unter')
  let isOver = false
  let acknowledged = 0
  const upload = async () => {
    while (!isOver) {
      await sendUpload(`http://127.0.0.1:${environment.PORT}`, headers, newUpload())
      acknowledged += 1
    }
  }
  const clients = Array.from({ length: UPLOADERS }, upload)
  const faults: string[] = []
  const run = async (command: string, ...args: string[]) => {
    const { status, stderr } = await runCommandFile(command, args, folder, environment)
    if (status !== 0) faults.push(`${command} ended with ${status}: ${stderr}`)
    return stderr
  }
  const file = join(folder, 'backup.tar')
  for (let count = 1; count <= backups; count += 1) {
    const said = await run('backup/create/command.ts', file)
    const { size } = await stat(file)
    await run('backup/restore/command.ts', file, '--verify')
    await rm(file)
    process.stdout.write(
      `${count} of ${backups}: ${(size / MEGABYTE).toFixed(1)} MB, ${acknowledged} uploads so far. ${said}`,
    )
  }
  isOver = true
  await Promise.all(clients)
  await service.stop()
  process.stdout.write(
    `${backups} backups beside ${acknowledged} uploads; ${faults.length} did not restore to what they hold.\n`,
  )
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeFindIndex } from '../server/src/documents/find/index/update.ts'
import { createInvitation } from '../server/src/people/accounts/invitations/create.ts'
import { checkInvitee } from '../server/src/people/accounts/invitations/invitee.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { openDatabase } from '../server/src/platform/database/open.ts'
import { importFiles } from '../server/src/sets/import/importFiles.ts'
import { renderProblems } from '../server/src/sets/import/problems/renderReport.ts'
import { findFreePort } from '../server/src/testing/freePort.ts'
import { listOptionalColumns } from '../server/src/testing/import/optionalColumns.ts'
import { runPatientService } from '../server/src/testing/process.ts'
import { staffSettings } from './staffEmails.ts'

/** pino's level `error`; `fatal` is above it. */
const errorLevel = 50

export type Service = Awaited<ReturnType<typeof startService>>

/**
 * Starts the real service on a free port with its own data, staff and operators, without load shedding. The developer's variables and
 * .env do not reach it.
 */
export async function startService(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-e2e-'))
  const data = join(folder, 'data')
  const port = settings.PORT ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const variables = { PORT: port, DATA_DIR: data, ...staffSettings, ...settings }
  const service = runPatientService(folder, { HOME: folder, ...variables })
  await service.printed('Hausblick läuft')

  const config = readConfig(variables, folder)
  // Writes to the database directly, as the commands do, but without the second that each takes to start.
  const database = await openDatabase(config.databaseUrl)

  return {
    url,
    pid: service.pid,
    config,
    database,
    /** The folder of sent mails. */
    mailFolder: join(data, 'mail'),
    /** Imports tables, as `npm run import` does; columns may be missing. */
    importFiles: async (...paths: string[]) => {
      const report = await importFiles(database, paths, { without: listOptionalColumns() })
      if (report.problems.errorCount > 0) throw new Error(renderProblems(report))
      // The service would do so later: until then, the search does not find what was imported.
      await completeFindIndex(database)
    },
    /** Returns a sign-up link for a customer, an operator or staff, as `npm run invite` does. */
    invite: async (name: string, kind: 'customer' | 'operator' | 'staff' = 'customer') => {
      const invitee = kind === 'customer' ? { kind, customerId: name } : { kind, email: name }
      const refusal = await checkInvitee(database.db, config, invitee)
      if (refusal) throw new Error(refusal)
      return createInvitation(database.db, invitee, config.publicUrl)
    },
    /** Returns the operator's sign-up link that the start printed. */
    printedLink: async (email: string) =>
      (await service.printed(email))
        .split('\n')
        .find((line) => line.includes(email))
        ?.split('  ')[1] ?? '',
    /** Stops the service as an operator does. Throws if it logged errors or failed to stop. */
    stop: async () => {
      await database.close()
      const { stdout, stderr, status } = await service.stop()
      await rm(folder, { recursive: true })
      const log = stdout + stderr
      if (status !== 0) throw new Error(`The service ended with status ${status}:\n${log}`)
      const errors = log.split('\n').filter(isError)
      if (errors.length > 0) throw new Error(`The service logged errors:\n${errors.join('\n')}`)
    },
  }
}

function isError(line: string) {
  return line.startsWith('{') && JSON.parse(line).level >= errorLevel
}

/** Moves every sign-in into the past. */
export async function letMinutesPass({ database }: Service, minutes: number) {
  const created_at = new Date(Date.now() - minutes * 60_000).toISOString()
  await database.db.updateTable('identity_session').set({ created_at }).execute()
}

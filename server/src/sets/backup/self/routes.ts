import { readBackupsCall, startBackupCall } from '@hausblick/contract/calls/backups.ts'
import { admitOperator } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import { registerPolling } from '../../../platform/http/polling.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { describeBackups } from './describe.ts'
import { wantBackup } from './state.ts'
import * as texts from './texts.ts'
import { backUpIfDue } from './work.ts'

/** How often the service checks whether a backup is due. */
const POLL_MS = 2000

/** Has the service back itself up, and registers what operators see and do of that. */
export function registerOwnBackups(app: App, service: Service): void {
  const { config, database, mailer } = service
  const answer = createAnswer(app, service)

  registerPolling(app, {
    everyMs: POLL_MS,
    work: (signal) => backUpIfDue({ config, database, mailer, log: app.log }, signal),
    failure: 'could not look for a backup that is due',
  })

  answer(readBackupsCall, {
    admit: admitOperator,
    handle: () => describeBackups(database.db, config.backups),
  })

  answer(startBackupCall, {
    admit: admitOperator,
    handle: async () => {
      if (config.backups === null) throw new ServiceError(409, texts.noPlace)
      await wantBackup(database.db)
      return await describeBackups(database.db, config.backups)
    },
  })
}

import { join } from 'node:path'
import { dismissRefusedMailsCall, readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { admitStaffToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { createTemporaryFolders } from '../upload/temporary.ts'
import { dismissRefusedFiles, listRefusedFiles, readFolderState } from '../watched/state.ts'
import { dismissRefused, listRefused, readMailboxState } from './state.ts'

/** How soon a look begins that is due. */
const POLL_MS = 5000

/** Looks into the mailbox while the service runs, where the settings name one, and says what was refused of its mails, and of the
 * watched folder's files. */
export async function registerMailbox(app: App, service: Service): Promise<void> {
  const {
    config: { mailbox, intakeFolder, dataDir },
    database: { db },
  } = service
  const answer = createAnswer(app, service)

  answer(readMailboxCall, {
    admit: admitStaffToAll,
    handle: async ({ scope }) => ({
      state: await readMailboxState(db, mailbox),
      folder: await readFolderState(db, intakeFolder),
      mails: [...(await listRefused(db, scope)), ...(await listRefusedFiles(db, scope))].toSorted(
        (one, other) => (one.arrivedAt > other.arrivedAt ? -1 : 1),
      ),
    }),
  })

  answer(dismissRefusedMailsCall, {
    admit: admitStaffToAll,
    handle: async ({ scope }, { body: { ids } }) => {
      await dismissRefused(db, scope, ids)
      await dismissRefusedFiles(db, scope, ids)
    },
  })

  if (mailbox === null) return
  // Loaded only where it is used.
  const { lookIntoMailbox } = await import('./look.ts')
  const folders = createTemporaryFolders(join(dataDir, 'uploads'))
  registerPolling(app, {
    everyMs: POLL_MS,
    work: (signal) => lookIntoMailbox({ service, folders, mailbox, log: app.log }, signal),
    failure: 'could not look into the mailbox',
  })
}

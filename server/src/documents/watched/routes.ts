import { join } from 'node:path'
import { registerPolling } from '../../platform/http/polling.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { createTemporaryFolders } from '../upload/temporary.ts'
import { createLook } from './look.ts'

/** How soon a look begins that is due. */
const POLL_MS = 5000

/** Looks into the watched folder while the service runs, where the settings name one. */
export function registerWatchedFolder(app: App, service: Service): void {
  const { intakeFolder: folder, dataDir } = service.config
  if (folder === null) return
  const folders = createTemporaryFolders(join(dataDir, 'uploads'))
  registerPolling(app, {
    everyMs: POLL_MS,
    work: createLook({ service, folders, folder, log: app.log }),
    failure: 'could not look into the watched folder',
  })
}

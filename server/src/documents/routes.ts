import type { Limits } from '../http/limits.ts'
import { registerPolling } from '../http/polling.ts'
import type { App, Service } from '../http/service.ts'
import { registerCorrections } from './correct/routes.ts'
import { createCapabilities } from './files/capability.ts'
import { registerDocumentFiles } from './files/routes.ts'
import { registerInbox } from './inbox/routes.ts'
import { registerDocumentList } from './list/routes.ts'
import { collectDueNotices } from './notices/collect.ts'
import { registerUpload } from './upload/routes.ts'
import { registerWithheldDocuments } from './withheld/routes.ts'

const COLLECT_NOTICES_EVERY_MS = 10_000

export async function registerDocuments(app: App, service: Service, limits: Limits): Promise<void> {
  const capabilities = createCapabilities(service.config.secrets)
  registerDocumentList(app, service, capabilities)
  registerDocumentFiles(app, service, capabilities)
  registerInbox(app, service, capabilities)
  registerCorrections(app, service)
  registerWithheldDocuments(app, service)
  registerPolling(app, {
    everyMs: COLLECT_NOTICES_EVERY_MS,
    work: (signal) => collectDueNotices(service, signal),
    failure: 'could not collect due notices',
  })
  await registerUpload(app, service, limits)
}

import type { Limits } from '../http/limits.ts'
import type { App, Service } from '../http/service.ts'
import { createCapabilities } from './files/capability.ts'
import { registerDocumentFiles } from './files/routes.ts'
import { registerInbox } from './inbox/routes.ts'
import { registerDocumentList } from './list/routes.ts'
import { registerNotices } from './notices/register.ts'
import { registerUpload } from './upload/routes.ts'

export async function registerDocuments(app: App, service: Service, limits: Limits): Promise<void> {
  const capabilities = createCapabilities(service.config.secrets)
  registerDocumentList(app, service, capabilities)
  registerDocumentFiles(app, service, capabilities)
  registerInbox(app, service, capabilities)
  registerNotices(app, service)
  await registerUpload(app, service, limits)
}

import type { App, Service } from '../service.ts'
import { createCapabilities } from './capability.ts'
import { registerDocumentFiles } from './fileRoutes.ts'
import { registerInbox } from './inbox/routes.ts'
import { registerDocumentList } from './listRoute.ts'
import { createNotices } from './notices/notices.ts'
import { registerUpload } from './upload/route.ts'

/** The calls about documents. */
export async function registerDocuments(app: App, service: Service): Promise<void> {
  const capabilities = createCapabilities(service.config.secret)
  const notices = createNotices(service)
  app.addHook('onClose', async () => notices.close())
  registerDocumentList(app, service, capabilities)
  registerDocumentFiles(app, service, capabilities)
  registerInbox(app, service, capabilities, notices)
  await registerUpload(app, service, notices)
}

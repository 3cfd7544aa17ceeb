import type { App, Service } from '../service.ts'
import { createCapabilities } from './capability.ts'
import { registerDocumentFiles } from './fileRoutes.ts'
import { registerDocumentList } from './listRoute.ts'

/** The calls about documents. */
export function registerDocuments(app: App, service: Service): void {
  const capabilities = createCapabilities(service.config.secret)
  registerDocumentList(app, service, capabilities)
  registerDocumentFiles(app, service, capabilities)
}

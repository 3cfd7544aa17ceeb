import type { Limits } from '../platform/http/limits.ts'
import { registerPolling } from '../platform/http/polling.ts'
import type { App, Service } from '../platform/http/service.ts'
import { registerDocumentSteps } from './acts/routes.ts'
import { createCapabilities } from './files/capability.ts'
import { registerDocumentFiles } from './files/routes.ts'
import { registerInbox } from './inbox/routes.ts'
import { registerDocumentList } from './list/routes.ts'
import { registerNews } from './news/routes.ts'
import { collectDueNotices } from './notices/collect.ts'
import { registerPapers } from './papers/routes.ts'
import { registerGivings } from './sharing/routes.ts'
import { createLearner } from './suggestions/learner.ts'
import { registerUnreadPages } from './unread/routes.ts'
import { registerUpload } from './upload/routes.ts'
import { registerWithheldDocuments } from './withheld/routes.ts'

const COLLECT_NOTICES_EVERY_MS = 10_000
const LEARN_EVERY_MS = 30_000

export async function registerDocuments(app: App, service: Service, limits: Limits): Promise<void> {
  const capabilities = createCapabilities(service.config.secrets)
  const papers = createCapabilities(service.config.secrets, 'paper')
  registerDocumentList(app, service, capabilities)
  registerDocumentFiles(app, service, { documents: capabilities, papers })
  registerNews(app, service)
  registerInbox(app, service, { documents: capabilities, papers })
  registerPapers(app, service)
  registerUnreadPages(app, service, { documents: capabilities, papers })
  registerDocumentSteps(app, service)
  registerWithheldDocuments(app, service)
  registerGivings(app, service)
  registerPolling(app, {
    everyMs: COLLECT_NOTICES_EVERY_MS,
    work: (signal) => collectDueNotices(service, signal),
    failure: 'could not collect due notices',
  })
  registerPolling(app, {
    everyMs: LEARN_EVERY_MS,
    work: createLearner(service),
    failure: 'could not learn from what was filed',
  })
  await registerUpload(app, service, limits)
}

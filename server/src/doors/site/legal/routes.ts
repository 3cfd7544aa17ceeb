import { readLegalPageCall } from '@hausblick/contract/calls/site.ts'
import { admitEverybody } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { createLegalPages } from './pages.ts'
import { registerSecurityText } from './securityText.ts'

/** Registers the call for legal texts, and the contact for reporting vulnerabilities. */
export function registerLegal(app: App, service: Service): void {
  const readPage = createLegalPages(service.config)
  createAnswer(app, service)(readLegalPageCall, {
    admit: admitEverybody,
    cacheControl: 'no-cache',
    handle: (_, { params }) => ({ html: readPage(params.page) }),
  })
  registerSecurityText(app, service)
}

import { searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { admitDocuments } from '../../platform/http/access/documents.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { searchTexts } from './searchTexts.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100

export function registerDocumentSearch(app: App, service: Service): void {
  const { config, database } = service

  createAnswer(app, service)(searchDocumentsCall, {
    admit: (caller, { query }) => admitDocuments(caller, query.customerId, config.demoCustomerId),
    handle: async (scope, { query: { text, limit = DEFAULT_LIMIT } }) =>
      await searchTexts(database, scope, { text, limit: Math.min(limit, MAX_LIMIT) }),
  })
}

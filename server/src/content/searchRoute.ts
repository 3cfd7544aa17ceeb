import { paths } from '@hausblick/contract/calls.ts'
import { searchDocumentsReply } from '@hausblick/contract/documents.ts'
import { searchDocumentsQuery } from '@hausblick/contract/requests.ts'
import { denyDocuments } from '../access.ts'
import { enforce } from '../callers.ts'
import { scopeOf } from '../documents/scope.ts'
import type { App, Service } from '../service.ts'
import { replies } from '../system/schemas.ts'
import { searchTexts } from './search/searchTexts.ts'

const USUAL_LIMIT = 50
const MAX_LIMIT = 100

/** The search for what is written in documents. */
export function registerDocumentSearch(app: App, { config, database, callerOf }: Service): void {
  const schema = {
    summary:
      'Documents in which all of these words are written, of a customer, or of all for staff; the best first.',
    querystring: searchDocumentsQuery,
    response: replies(searchDocumentsReply),
  }
  app.get(paths.searchDocuments, { schema }, async (request, reply) => {
    const { customerId, text, limit = USUAL_LIMIT } = request.query
    const caller = await callerOf(request)
    const asked = customerId || undefined
    enforce(request, caller, denyDocuments(caller, asked, config.demoCustomerId))
    const scope = scopeOf(caller, asked)
    reply.header('cache-control', 'no-store')
    return await searchTexts(database, {
      text,
      customerId: scope.kind === 'all' ? undefined : scope.customerId,
      limit: Math.min(limit, MAX_LIMIT),
    })
  })
}

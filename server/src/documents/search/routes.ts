import { paths } from '@hausblick/contract/calls.ts'
import { searchDocumentsReply } from '@hausblick/contract/documents.ts'
import { searchDocumentsQuerySchema } from '@hausblick/contract/requests.ts'
import { admitDocuments } from '../../http/access.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { searchTexts } from './searchTexts.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100

export function registerDocumentSearch(
  app: App,
  { config, database, callerOf, look }: Service,
): void {
  const schema = {
    summary:
      'Documents of a customer or, for staff, of all customers, that contain all of these words; best match first.',
    querystring: searchDocumentsQuerySchema,
    response: describeReplies(searchDocumentsReply),
  }
  app.get(paths.searchDocuments, { schema }, async (request) => {
    const { customerId, text, limit = DEFAULT_LIMIT } = request.query
    const caller = await callerOf(request)
    const scope = admitDocuments(caller, customerId, config.demoCustomerId)
    await look(caller, scope)
    return await searchTexts(database, scope, { text, limit: Math.min(limit, MAX_LIMIT) })
  })
}

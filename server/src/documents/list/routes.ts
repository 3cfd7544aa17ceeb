import { constants as zlib } from 'node:zlib'
import { searchQuery } from '@hausblick/contract/calls/fields.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { documentChoicesReply, documentRow, TOTAL_COUNT } from '@hausblick/contract/documents.ts'
import { documentsQuerySchema } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'
import { describeReplies } from '../../http/schemas.ts'
import { sendPages } from '../../http/sendPages.ts'
import type { App, Service } from '../../http/service.ts'
import type { Capabilities } from '../files/capability.ts'
import { createChoicesRead, createDocumentsRead } from './reads.ts'

/** Above the defaults: on long lists Brotli takes no longer, gzip 20 ms per 10,000 rows, and replies are a tenth smaller. */
const compress = {
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  zlibOptions: { level: 8 },
}

/** Registers the list of one customer's documents or, for staff, of everyone's. */
export function registerDocumentList(app: App, service: Service, capabilities: Capabilities): void {
  const { callerOf } = service
  const readDocuments = createDocumentsRead(service, capabilities)
  const schema = {
    summary: `Documents of a customer or, for staff, of all customers, newest first unless sorted otherwise. If a limit leaves some out, a Link header names the next page; with any parameter of a page, ${TOTAL_COUNT} counts all that match.`,
    querystring: documentsQuerySchema,
    response: describeReplies(z.array(documentRow)),
  }
  app.get(paths.documents, { schema, compress }, async (request, reply) => {
    const list = await readDocuments(await callerOf(request), request.query)
    if (list.kind === 'whole') return sendPages(reply, list.parts, (rows) => rows)
    reply.headers(list.headers)
    return list.rows
  })

  const readChoices = createChoicesRead(service)
  const choicesSchema = {
    summary: 'What the filters of the documents of all customers offer; for staff.',
    querystring: searchQuery,
    response: describeReplies(documentChoicesReply),
  }
  app.get(
    paths.documentChoices,
    { schema: choicesSchema },
    async (request) => await readChoices(await callerOf(request), request.query),
  )
}

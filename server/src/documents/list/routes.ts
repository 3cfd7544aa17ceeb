import { constants as zlib } from 'node:zlib'
import { paths } from '@hausblick/contract/calls.ts'
import { type DocumentRow, documentRow } from '@hausblick/contract/documents.ts'
import { writeNextLink } from '@hausblick/contract/nextLink.ts'
import { documentsQuerySchema } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'
import { admitDocuments } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import { sendPages } from '../../http/sendPages.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import type { Capabilities } from '../files/capability.ts'
import { writeDownloadUrl } from '../files/downloadUrl.ts'
import { grantDocuments } from '../files/grantDocuments.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { type ListedDocument, readAllDocuments, readDocuments } from './read.ts'

/** A limited list is held in memory. */
const MAX_LIMIT = 10_000
/** Above the defaults: on long lists Brotli takes no longer, gzip 20 ms per 10,000 rows, and replies are a tenth smaller. */
const compress = {
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  zlibOptions: { level: 8 },
}

/** Registers the list of one customer's documents or, for staff, of everyone's. */
export function registerDocumentList(
  app: App,
  { config, database: { db }, callerOf }: Service,
  capabilities: Capabilities,
): void {
  const schema = {
    summary: `Documents of a customer or, for staff, of all customers, newest first. If a limit leaves some out, a Link header names the next page.`,
    querystring: documentsQuerySchema,
    response: describeReplies(z.array(documentRow)),
  }
  app.get(paths.documents, { schema, compress }, async (request, reply) => {
    const { limit, summaryOnly, cursor, ...query } = request.query
    const caller = await callerOf(request)
    const scope = admitDocuments(caller, query.customerId, config.demoCustomerId)
    const now = new Date()
    const write = (documents: readonly ListedDocument[]) => {
      // One per page, so that memory does not grow with the number of customers.
      const grant = grantDocuments(capabilities, caller, config.demoCustomerId, now)
      return documents.map((each) => writeRow(each, grant(each.customerId), summaryOnly === '1'))
    }
    const after = positionOf(cursor)
    if (limit === undefined) return sendPages(reply, readAllDocuments(db, scope, after), write)
    const most = Math.min(limit, MAX_LIMIT)
    const documents = await readDocuments(db, scope, most + 1, after)
    const listed = documents.slice(0, most)
    const last = listed.at(-1)
    if (last && documents.length > most)
      reply.header('link', writeNextLink(request.query, writeCursor(last)))
    return write(listed)
  })
}

function positionOf(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const position = readCursor(cursor)
  if (!position) throw new ServiceError(400, texts.badCursor)
  return position
}

function writeRow(
  { customerId, number, fileName, size, state }: ListedDocument,
  capability: string,
  summary: boolean,
): DocumentRow {
  const downloadUrl = writeDownloadUrl({ customerId, number, capability })
  return { name: fileName, downloadUrl, size, ...(state !== null && !summary && { state }) }
}

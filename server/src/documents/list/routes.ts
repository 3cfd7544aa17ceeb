import { constants as zlib } from 'node:zlib'
import { paths } from '@hausblick/contract/calls.ts'
import {
  type DocumentRow,
  documentChoicesReply,
  documentRow,
  TOTAL_COUNT,
} from '@hausblick/contract/documents.ts'
import { writeNextLink } from '@hausblick/contract/nextLink.ts'
import { documentsQuerySchema, searchQuerySchema } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'
import { admitCustomers, admitDocuments } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import { sendPages } from '../../http/sendPages.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import type { Capabilities } from '../files/capability.ts'
import { writeDownloadUrl } from '../files/downloadUrl.ts'
import { grantDocuments } from '../files/grantDocuments.ts'
import { findDocumentsByText } from '../search/searchTexts.ts'
import { readChoices } from './choices.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { toListQuery } from './listQuery.ts'
import { readAllDocuments } from './readAll.ts'
import { type ListedDocument, readPage } from './readPage.ts'

/** A page is held in memory. */
const MAX_LIMIT = 10_000
/** Shorter texts are in nearly every document. */
const MIN_TEXT = 3
/** As many as a search of contents alone returns. */
const MAX_HITS = 100
const DEFAULT_CHOICES = 100
const MAX_CHOICES = 1000
/** Above the defaults: on long lists Brotli takes no longer, gzip 20 ms per 10,000 rows, and replies are a tenth smaller. */
const compress = {
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  zlibOptions: { level: 8 },
}

/** Registers the list of one customer's documents or, for staff, of everyone's. */
export function registerDocumentList(
  app: App,
  { config, database, callerOf }: Service,
  capabilities: Capabilities,
): void {
  const { db } = database
  const schema = {
    summary: `Documents of a customer or, for staff, of all customers, newest first unless sorted otherwise. If a limit leaves some out, a Link header names the next page; with any parameter of a page, ${TOTAL_COUNT} counts all that match.`,
    querystring: documentsQuerySchema,
    response: describeReplies(z.array(documentRow)),
  }
  app.get(paths.documents, { schema, compress }, async (request, reply) => {
    const { customerId, summaryOnly, v, ...asked } = request.query
    const caller = await callerOf(request)
    const scope = admitDocuments(caller, customerId, config.demoCustomerId)
    const now = new Date()
    const write = (documents: readonly ListedDocument[]) => {
      // One per page, so that memory does not grow with the number of customers.
      const grant = grantDocuments(capabilities, caller, config.demoCustomerId, now)
      return documents.map((each) => writeRow(each, grant(each.customerId), summaryOnly === '1'))
    }
    if (Object.keys(asked).length === 0) return sendPages(reply, readAllDocuments(db, scope), write)
    const filters = toListQuery(asked, scope)
    const after = positionOf(asked)
    if (!filters) {
      reply.header(TOTAL_COUNT, 0)
      return []
    }
    const limit = Math.min(asked.limit ?? MAX_LIMIT, MAX_LIMIT)
    const text = asked.search?.trim() ?? ''
    const hits =
      text.length < MIN_TEXT
        ? []
        : await findDocumentsByText(database, scope, { text, limit: MAX_HITS })
    const { documents, total } = await readPage(db, { ...filters, hits }, limit + 1, after)
    reply.header(TOTAL_COUNT, total)
    const page = documents.slice(0, limit)
    const last = page.at(-1)
    if (last && documents.length > limit)
      reply.header('link', writeNextLink(request.query, writeCursor(last)))
    const labelled = scope.kind === 'all'
    return write(page).map((row, place) => {
      const customer = page[place]?.customer
      return labelled && customer !== undefined ? { ...row, customer } : row
    })
  })

  const choicesSchema = {
    summary: 'What the filters of the documents of all customers offer; for staff.',
    querystring: searchQuerySchema,
    response: describeReplies(documentChoicesReply),
  }
  app.get(paths.documentChoices, { schema: choicesSchema }, async (request) => {
    const { search = '', limit = DEFAULT_CHOICES } = request.query
    const scope = admitCustomers(await callerOf(request))
    return await readChoices(db, scope, search, Math.min(limit, MAX_CHOICES))
  })
}

/** Returns the position after which a page begins; null for the first. */
function positionOf({ cursor, sort }: { cursor?: string | undefined; sort?: string | undefined }) {
  if (cursor === undefined) return null
  const position = readCursor(cursor)
  const isNumber = typeof position?.key === 'number'
  if (!position || isNumber !== (sort === 'size')) throw new ServiceError(400, texts.badCursor)
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

/** Creates the read of a customer's whole list, as a page shows it. */
export function createDocumentsRead(
  { config, database: { db } }: Pick<Service, 'config' | 'database'>,
  capabilities: Capabilities,
) {
  return async (caller: Caller, customerId: string | undefined): Promise<DocumentRow[]> => {
    const scope = admitDocuments(caller, customerId, config.demoCustomerId)
    if (scope.kind === 'all') throw new Error('A page shows the whole list of one customer only.')
    const capability = grantDocuments(capabilities, caller, config.demoCustomerId)(scope.customerId)
    const rows: DocumentRow[] = []
    for await (const documents of readAllDocuments(db, scope))
      rows.push(...documents.map((each) => writeRow(each, capability, false)))
    return rows
  }
}

import type { searchQuery } from '@hausblick/contract/calls/fields.ts'
import {
  type DocumentRow,
  type documentChoicesReply,
  TOTAL_COUNT,
} from '@hausblick/contract/documents.ts'
import { writeDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import { writeNextLink } from '@hausblick/contract/nextLink.ts'
import type { documentsQuerySchema } from '@hausblick/contract/requests.ts'
import type * as z from 'zod/mini'
import { admitCustomers, admitDocuments, type Scope } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import type { Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { activeField } from '../activeContent.ts'
import type { Capabilities } from '../files/capability.ts'
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

/** A list as it is sent, or one of its pages. */
type DocumentList =
  | {
      readonly kind: 'whole'
      readonly scope: Scope
      readonly parts: AsyncIterable<readonly DocumentRow[]>
    }
  | {
      readonly kind: 'page'
      readonly rows: readonly DocumentRow[]
      readonly headers: Readonly<Record<string, string>>
    }

/** Creates the read of the documents of a customer or, for staff, of everyone, as calls and rendered pages ask for it. */
export function createDocumentsRead(
  { config, database, look }: Pick<Service, 'config' | 'database' | 'look'>,
  capabilities: Capabilities,
) {
  const { db } = database
  return async (
    caller: Caller,
    query: z.infer<typeof documentsQuerySchema>,
  ): Promise<DocumentList> => {
    const { customerId, summaryOnly, v, ...asked } = query
    const scope = admitDocuments(caller, customerId, config.demoCustomerId)
    await look(caller, asked.customer === undefined ? scope : { customerId: asked.customer })
    const now = new Date()
    const write = (documents: readonly ListedDocument[]) => {
      // One per page, so that memory does not grow with the number of customers.
      const grant = grantDocuments(capabilities, caller, config.demoCustomerId, now)
      return documents.map((each) => writeRow(each, grant(each.customerId), summaryOnly === '1'))
    }
    if (Object.keys(asked).length === 0)
      return { kind: 'whole', scope, parts: writeAll(readAllDocuments(db, scope), write) }
    const filters = toListQuery(asked, scope)
    const after = positionOf(asked)
    if (!filters) return { kind: 'page', rows: [], headers: { [TOTAL_COUNT]: '0' } }
    const limit = Math.min(asked.limit ?? MAX_LIMIT, MAX_LIMIT)
    const text = asked.search?.trim() ?? ''
    const hits =
      text.length < MIN_TEXT
        ? []
        : await findDocumentsByText(database, scope, { text, limit: MAX_HITS })
    const { documents, total } = await readPage(db, { ...filters, hits }, limit + 1, after)
    const page = documents.slice(0, limit)
    const last = page.at(-1)
    const isCutOff = documents.length > limit
    const labelled = scope.kind === 'all'
    return {
      kind: 'page',
      rows: write(page).map((row, place) => {
        const customer = page[place]?.customer
        return labelled && customer !== undefined ? { ...row, customer } : row
      }),
      headers: {
        [TOTAL_COUNT]: String(total),
        ...(last && isCutOff && { link: writeNextLink(query, writeCursor(last)) }),
      },
    }
  }
}

/** Creates the read of what the filters of all customers' documents offer, as calls and rendered pages ask for it. */
export function createChoicesRead({ database: { db }, look }: Pick<Service, 'database' | 'look'>) {
  return async (
    caller: Caller,
    { search = '', limit = DEFAULT_CHOICES }: z.infer<typeof searchQuery>,
  ): Promise<z.infer<typeof documentChoicesReply>> => {
    const scope = admitCustomers(caller)
    await look(caller, scope)
    return await readChoices(db, scope, search, Math.min(limit, MAX_CHOICES))
  }
}

/** Returns the position after which a page begins; null for the first. */
function positionOf({ cursor, sort }: { cursor?: string | undefined; sort?: string | undefined }) {
  if (cursor === undefined) return null
  const position = readCursor(cursor)
  const isNumber = typeof position?.key === 'number'
  if (!position || isNumber !== (sort === 'size')) throw new ServiceError(400, texts.badCursor)
  return position
}

async function* writeAll(
  parts: AsyncIterable<readonly ListedDocument[]>,
  write: (documents: readonly ListedDocument[]) => DocumentRow[],
): AsyncGenerator<readonly DocumentRow[]> {
  for await (const documents of parts) yield write(documents)
}

function writeRow(
  { customerId, number, fileName, size, state, activeContent }: ListedDocument,
  capability: string,
  summary: boolean,
): DocumentRow {
  const downloadUrl = writeDownloadUrl({ customerId, number, capability })
  const stated = state !== null && !summary && { state }
  return { name: fileName, downloadUrl, size, ...stated, ...activeField(activeContent) }
}

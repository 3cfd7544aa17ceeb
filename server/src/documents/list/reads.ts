import { type DocumentListQuery, TOTAL_COUNT } from '@hausblick/contract/calls/documents.ts'
import { ALL_CUSTOMERS, type DocumentRow } from '@hausblick/contract/documents.ts'
import { writeDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import { writeNextLink } from '@hausblick/contract/nextLink.ts'
import type { AdmittedList } from '../../platform/http/access/documents.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service, SetHeader } from '../../platform/http/service.ts'
import { activeField } from '../activeContent.ts'
import type { Capabilities } from '../files/capability.ts'
import { grantDocuments } from '../files/grantDocuments.ts'
import { findDocumentsByText } from '../search/searchTexts.ts'
import * as texts from '../texts.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { toListQuery } from './listQuery.ts'
import { readAllDocuments } from './readAll.ts'
import { type ListedDocument, readPage } from './readPage.ts'

/** A page is held in memory. */
const MAX_LIMIT = 10_000
/** Shorter texts are in nearly every document. */
const MIN_TEXT = 3
/** The number of hits that a search of contents alone returns. */
const MAX_HITS = 100

type Query = Omit<DocumentListQuery, 'customerId'>

/** Returns whether a list is asked for whole, and not by any parameter of a page. */
export function isWhole({ summaryOnly, v, ...asked }: Query): boolean {
  return Object.keys(asked).length === 0
}

/** Creates the reads of the documents of a customer or of everyone. */
export function createListReads(
  { config, database }: Pick<Service, 'config' | 'database'>,
  capabilities: Capabilities,
) {
  const { db } = database

  function createWriter({ actor }: AdmittedList, { summaryOnly }: Query) {
    const now = new Date()
    return (documents: readonly ListedDocument[]) => {
      // One per page, so that memory does not grow with the number of customers.
      const grant = grantDocuments(capabilities, actor, config.demoCustomerId, now)
      return documents.map((each) => writeRow(each, grant(each.customerId), summaryOnly === '1'))
    }
  }

  return {
    readWhole: async function* (admitted: AdmittedList, query: Query) {
      const write = createWriter(admitted, query)
      for await (const documents of readAllDocuments(db, admitted.list)) yield write(documents)
    },

    readPage: async (
      admitted: AdmittedList,
      query: Query,
      setHeader: SetHeader,
    ): Promise<DocumentRow[]> => {
      const { list } = admitted
      const write = createWriter(admitted, query)
      const filters = toListQuery(query, list)
      const after = positionOf(query)
      if (!filters) {
        setHeader(TOTAL_COUNT, '0')
        return []
      }
      const limit = Math.min(query.limit ?? MAX_LIMIT, MAX_LIMIT)
      const text = query.search?.trim() ?? ''
      const hits =
        text.length < MIN_TEXT
          ? []
          : await findDocumentsByText(database, list, { text, limit: MAX_HITS })
      const { documents, total } = await readPage(db, { ...filters, hits }, limit + 1, after)
      const page = documents.slice(0, limit)
      setHeader(TOTAL_COUNT, String(total))
      const last = page.at(-1)
      if (last && documents.length > limit) {
        const customerId = list.kind === 'all' ? ALL_CUSTOMERS : list.customerId
        setHeader('link', writeNextLink({ customerId, ...query }, writeCursor(last)))
      }
      return write(page).map((row, place) => {
        const customer = page[place]?.customer
        return list.kind === 'all' && customer !== undefined ? { ...row, customer } : row
      })
    },
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

function writeRow(document: ListedDocument, capability: string, summary: boolean): DocumentRow {
  const { customerId, number, fileName, size, state, supplier, expenseKind } = document
  return {
    name: fileName,
    downloadUrl: writeDownloadUrl({ customerId, number, capability }),
    size,
    ...(state !== null && !summary && { state }),
    ...activeField(document.activeContent),
    ...(supplier !== null && { supplier }),
    ...(expenseKind !== null && { expenseKind }),
  }
}

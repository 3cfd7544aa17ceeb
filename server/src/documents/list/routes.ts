import { constants as zlib } from 'node:zlib'
import { listDocumentChoicesCall, listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { listInvoicesCall } from '@hausblick/contract/calls/invoices.ts'
import type { DocumentRow } from '@hausblick/contract/documents.ts'
import { admitDocumentList, admitDocuments } from '../../platform/http/access/documents.ts'
import { admitStaffToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { sendPages } from '../../platform/http/sendPages.ts'
import type { App, Service } from '../../platform/http/service.ts'
import type { Capabilities } from '../files/capability.ts'
import { listInvoices } from '../invoices/list.ts'
import { readChoices } from './choices.ts'
import { createListReads, isWhole } from './reads.ts'

const DEFAULT_CHOICES = 100
const MAX_CHOICES = 1000

/** Above the defaults: on long lists Brotli takes no longer, gzip 20 ms per 10,000 rows, and replies are a tenth smaller. */
const compress = {
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  zlibOptions: { level: 8 },
}

/** Registers the list of one customer's documents or, for staff, of everyone's. */
export function registerDocumentList(app: App, service: Service, capabilities: Capabilities): void {
  const { config, database } = service
  const answer = createAnswer(app, service)
  const { readPage, readWhole } = createListReads(service, capabilities)

  answer(listDocumentsCall, {
    admit: (caller, { query }) => admitDocumentList(caller, query, config.demoCustomerId),
    route: { compress },
    handle: async (admitted, { query }, setHeader) => {
      if (!isWhole(query)) return await readPage(admitted, query, setHeader)
      if (admitted.list.kind === 'all')
        throw new Error('A page shows the whole list of one customer.')
      const rows: DocumentRow[] = []
      for await (const part of readWhole(admitted, query)) rows.push(...part)
      return rows
    },
    send: async (admitted, { query }, { reply }) =>
      isWhole(query)
        ? sendPages(reply, readWhole(admitted, query), (rows) => rows)
        : await readPage(admitted, query, (name, value) => reply.header(name, value)),
  })

  answer(listInvoicesCall, {
    admit: (caller, { query }) => {
      const scope = admitDocuments(caller, query.customerId, config.demoCustomerId)
      if (scope.kind === 'all') throw new Error('A customer was named.')
      return scope
    },
    handle: async (scope, { query }) => await listInvoices(database.db, scope, Number(query.year)),
  })

  answer(listDocumentChoicesCall, {
    admit: admitStaffToAll,
    handle: async ({ scope }, { query: { search = '', limit = DEFAULT_CHOICES } }) =>
      await readChoices(database.db, scope, {
        search,
        limit: Math.min(limit, MAX_CHOICES),
        demoCustomerId: config.demoCustomerId,
      }),
  })
}

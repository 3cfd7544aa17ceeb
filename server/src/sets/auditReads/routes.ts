import { Readable } from 'node:stream'
import {
  type AuditPage,
  linkAuditFileCall,
  readAuditCall,
  readOwnAuditCall,
  sendAuditFileCall,
} from '@hausblick/contract/calls/audit.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { createCapabilities } from '../../documents/files/capability.ts'
import { createHideMisdirected } from '../../platform/audit/misdirected.ts'
import { readPages } from '../../platform/database/pages.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitOperatorTo, admitOperatorToAll } from '../../platform/http/access/roles.ts'
import { admitAuditFile, admitOwnAudit } from '../../platform/http/access/sets.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { writeLines } from './csv.ts'
import { readLines, readOwnLines, type StoredLine, toLine } from './read.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200
const FILE_PAGE = 1000
/** Before no line. */
const NEWEST = Number.MAX_SAFE_INTEGER

/** Registers the audit log, for operators, and its lines about the caller, for everyone. */
export function registerAudit(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { db } = service.database

  answer(readAuditCall, {
    admit: (caller, { query }) => admitOperatorTo(caller, query.customerId),
    handle: ({ scope }, { query: { before = NEWEST, limit, ...filter } }) =>
      toPage(limit, (size) => readLines(db, scope, filter, { before, limit: size })),
  })

  answer(readOwnAuditCall, {
    admit: (caller, { query }) => admitOwnAudit(caller, query.customerId),
    handle: async ({ actor, scope }, { query: { before = NEWEST, limit } }) => {
      const page = await toPage(limit, (size) =>
        readOwnLines(db, scope, actor, { before, limit: size }),
      )
      const hide = scope ? await createHideMisdirected(db, scope.customerId) : null
      const lines = page.lines.map(({ details, customerId, ...line }) => ({
        ...line,
        // Lines name customers who exist: whoever tries numbers would learn which do.
        customerId: line.action === 'refused' ? '' : customerId,
        details: hide ? hide(details) : details,
      }))
      return { ...page, lines }
    },
  })
  registerFile(app, service)
}

/** Registers the log as CSV by two calls, as `sets/export/routes.ts` does. */
function registerFile(app: App, service: Service): void {
  const { config, database, callerOfGrant, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const capabilities = createCapabilities(config.secrets, 'audit')

  answer(linkAuditFileCall, {
    admit: admitOperatorToAll,
    fresh: true,
    handle: ({ actor: { signInId } }) => {
      const capability = capabilities.grant({ signInId, customerId: ALL_CUSTOMERS })
      return { downloadUrl: addressOf(sendAuditFileCall, { query: { capability } }) }
    },
  })

  answer(sendAuditFileCall, {
    admit: async (_, { query: { capability, customerId } }) =>
      admitAuditFile(await callerOfGrant(capabilities.read(capability)), customerId),
    cacheControl: 'private, no-store',
    send: async ({ actor, scope }, { query: { capability: _, ...filter } }, { reply }) => {
      const customerId = scope.kind === 'customer' ? scope.customerId : null
      await transact(db, (trx) => audit.append(trx, { action: 'exported', actor, customerId }))
      const pages = readPages(FILE_PAGE, (after: StoredLine | null) =>
        readLines(db, scope, filter, { before: after?.number ?? NEWEST, limit: FILE_PAGE }),
      )
      reply.header('content-disposition', 'attachment; filename="protokoll.csv"')
      return reply.type('text/csv; charset=utf-8').send(Readable.from(writeLines(pages)))
    },
  })
}

/** Reads one line more than a page has, to tell whether another follows. */
async function toPage(
  asked: number | undefined,
  read: (limit: number) => Promise<readonly StoredLine[]>,
): Promise<AuditPage> {
  const limit = Math.min(asked ?? DEFAULT_LIMIT, MAX_LIMIT)
  const found = await read(limit + 1)
  const lines = found.slice(0, limit).map(toLine)
  return { lines, before: found.length > limit ? (lines.at(-1)?.number ?? null) : null }
}

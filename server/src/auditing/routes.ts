import { Readable } from 'node:stream'
import { auditReply } from '@hausblick/contract/audit.ts'
import {
  auditFileQuerySchema,
  auditQuerySchema,
  ownAuditQuerySchema,
} from '@hausblick/contract/auditRequests.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { exportReply } from '@hausblick/contract/myData.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import type * as z from 'zod/mini'
import { createHideMisdirected } from '../audit/misdirected.ts'
import { readPages } from '../database/pages.ts'
import { transact } from '../database/transact.ts'
import { createCapabilities } from '../documents/files/capability.ts'
import {
  admitAudit,
  admitAuditFile,
  admitFreshSignIn,
  admitOwnAudit,
  admitSignedIn,
} from '../http/access.ts'
import type { Caller } from '../http/callers.ts'
import { describeErrorReplies, describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { writeLines } from './csv.ts'
import { readLines, readOwnLines, type StoredLine, toLine } from './read.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200
const FILE_PAGE = 1000
const CSV = { content: { 'text/csv': { schema: { type: 'string' } } } }

/** Registers the audit log, for operators, and its lines about the caller, for everyone. */
export function registerAudit(app: App, service: Service): void {
  const { callerOf } = service
  const readAll = createAuditRead(service)
  const schema = {
    summary: 'The audit log, newest lines first; for operators.',
    querystring: auditQuerySchema,
    response: describeReplies(auditReply),
  }
  app.get(settingsPaths.audit, { schema }, async (request) => {
    return await readAll(await callerOf(request), request.query)
  })

  const readOwn = createOwnAuditRead(service)
  const ownSchema = {
    summary: 'The lines of the audit log about the caller, newest first.',
    querystring: ownAuditQuerySchema,
    response: describeReplies(auditReply),
  }
  app.get(settingsPaths.ownAudit, { schema: ownSchema }, async (request) => {
    return await readOwn(await callerOf(request), request.query)
  })
  registerFile(app, service)
}

/** Registers the log as CSV by two calls, as `export/routes.ts` does. */
function registerFile(app: App, service: Service): void {
  const {
    config,
    database: { db },
    callerOf,
    callerOfGrant,
    audit,
  } = service
  const capabilities = createCapabilities(config.secrets, 'audit')
  const urlSchema = {
    summary: 'Returns a short-lived URL to download the audit log; for operators.',
    response: describeReplies(exportReply),
  }
  app.post(settingsPaths.auditFile, { schema: urlSchema }, async (request) => {
    const caller = admitSignedIn(await callerOf(request))
    admitAudit(caller, undefined)
    admitFreshSignIn(caller)
    const capability = capabilities.grant({ signInId: caller.signInId, customerId: ALL_CUSTOMERS })
    return { downloadUrl: `${settingsPaths.auditFile}?${new URLSearchParams({ capability })}` }
  })

  const schema = {
    summary: 'The audit log as CSV.',
    querystring: auditFileQuerySchema,
    response: { ...describeErrorReplies(), 200: CSV },
  }
  app.get(settingsPaths.auditFile, { schema }, async (request, reply) => {
    const { capability, customerId, ...filter } = request.query
    const caller = await callerOfGrant(capabilities.read(capability))
    const scope = admitAuditFile(caller, customerId)
    await transact(db, (trx) =>
      audit.append(trx, { action: 'exported', actor: caller, ...(customerId && { customerId }) }),
    )
    const pages = readPages(FILE_PAGE, (after: StoredLine | null) =>
      readLines(db, scope, filter, {
        before: after?.number ?? Number.MAX_SAFE_INTEGER,
        limit: FILE_PAGE,
      }),
    )
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="protokoll.csv"',
    })
    return reply.type('text/csv; charset=utf-8').send(Readable.from(writeLines(pages)))
  })
}

/** Creates the read of the audit log, as calls and rendered pages ask for it. */
export function createAuditRead({ database: { db }, look }: Pick<Service, 'database' | 'look'>) {
  return async (
    caller: Caller,
    { customerId, before, limit, ...filter }: z.infer<typeof auditQuerySchema>,
  ) => {
    const scope = admitAudit(caller, customerId)
    await look(caller, scope)
    return await toPage(limit, (size) =>
      readLines(db, scope, filter, { before: before ?? Number.MAX_SAFE_INTEGER, limit: size }),
    )
  }
}

/** Creates the read of the lines about the caller, as calls and rendered pages ask for it. */
export function createOwnAuditRead({ database: { db } }: Pick<Service, 'database'>) {
  return async (
    caller: Caller,
    { customerId, before, limit }: z.infer<typeof ownAuditQuerySchema>,
  ) => {
    const account = admitSignedIn(caller)
    const scope = admitOwnAudit(caller, customerId)
    const { lines, before: next } = await toPage(limit, (size) =>
      readOwnLines(db, scope, account, { before: before ?? Number.MAX_SAFE_INTEGER, limit: size }),
    )
    const hide = scope ? await createHideMisdirected(db, scope.customerId) : null
    return {
      lines: lines.map(({ details, customerId: about, ...line }) => ({
        ...line,
        // Lines name customers who exist: whoever tries numbers would learn which do.
        customerId: line.action === 'refused' ? '' : about,
        details: hide ? hide(details) : details,
      })),
      before: next,
    }
  }
}

/** Reads one line more than a page has, to tell whether another follows. */
async function toPage(
  asked: number | undefined,
  read: (limit: number) => Promise<readonly StoredLine[]>,
): Promise<z.infer<typeof auditReply>> {
  const limit = Math.min(asked ?? DEFAULT_LIMIT, MAX_LIMIT)
  const found = await read(limit + 1)
  const lines = found.slice(0, limit).map(toLine)
  return { lines, before: found.length > limit ? (lines.at(-1)?.number ?? null) : null }
}

import { correctionPaths } from '@hausblick/contract/correctionPaths.ts'
import { removedDocumentsReply, restoreDocumentReply } from '@hausblick/contract/documents.ts'
import { documentParams, removedDocumentsQuery } from '@hausblick/contract/requests.ts'
import type * as z from 'zod/mini'
import { admitRemovedDocuments } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { registerPolling } from '../../http/polling.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { destroyExpired } from './destroy.ts'
import { readRemoved } from './list.ts'
import { restoreDocument } from './restore.ts'
import { removeQueuedFiles } from './storedFiles.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
const DESTROY_EVERY_MS = 60_000

/** Registers the documents that staff have removed, and destroys them once their time is over. */
export function registerWithheldDocuments(app: App, service: Service): void {
  const {
    audit,
    callerOf,
    database: { db },
    storage,
  } = service
  const listSchema = {
    summary: 'Documents that staff have removed, latest first; for operators.',
    querystring: removedDocumentsQuery,
    response: describeReplies(removedDocumentsReply),
  }
  const read = createRemovedRead(service)
  app.get(
    correctionPaths.removedDocuments,
    { schema: listSchema },
    async (request) => await read(await callerOf(request), request.query),
  )

  const restoreSchema = {
    summary: 'Gives a removed document back to its customer and returns its name; for operators.',
    params: documentParams,
    response: describeReplies(restoreDocumentReply),
  }
  app.post(correctionPaths.removedDocument, { schema: restoreSchema }, async (request) => {
    const caller = await callerOf(request)
    const scope = admitRemovedDocuments(caller)
    const record = service.audit.by(caller)
    return { name: await restoreDocument(db, scope, request.params, record) }
  })

  registerPolling(app, {
    everyMs: DESTROY_EVERY_MS,
    work: async (signal) => {
      await destroyExpired(db, audit, signal)
      await removeQueuedFiles({ db, storage }, signal)
    },
    failure: 'could not destroy what is to be destroyed',
  })
}

/** Creates the read of the documents that staff have removed, as calls and rendered pages ask for it. */
export function createRemovedRead({ database: { db }, look }: Pick<Service, 'database' | 'look'>) {
  return async (
    caller: Caller,
    { limit = DEFAULT_LIMIT }: z.infer<typeof removedDocumentsQuery>,
  ): Promise<z.infer<typeof removedDocumentsReply>> => {
    const scope = admitRemovedDocuments(caller)
    await look(caller, scope)
    const { entries, total } = await readRemoved(db, scope, Math.min(limit, MAX_LIMIT))
    return {
      entries: entries.map(({ customer_id: customerId, number, ...entry }) => ({
        customerId,
        number,
        name: entry.file_name,
        removedAt: entry.withheld_at,
        removedBy: entry.withheld_by ?? '',
        until: entry.until,
      })),
      total,
    }
  }
}

import { takeBackFilingCall } from '@hausblick/contract/calls/corrections.ts'
import { documentParams } from '@hausblick/contract/calls/fields.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { fileDocumentReply, inboxReply } from '@hausblick/contract/documents.ts'
import { writeDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import { fileDocumentBody, inboxQuerySchema } from '@hausblick/contract/requests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type * as z from 'zod/mini'
import { admitCorrections, admitCustomers, admitDocumentChange } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { Caller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { activeField } from '../activeContent.ts'
import type { Capabilities } from '../files/capability.ts'
import { grantDocuments } from '../files/grantDocuments.ts'
import { staffOf } from '../notices/queue.ts'
import { describeText } from './describeText.ts'
import { fileDocument } from './file.ts'
import { readInbox } from './list.ts'
import { takeBackFiling } from './takeBack.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Registers the inbox: documents sent in by customers, which staff file. */
export function registerInbox(app: App, service: Service, capabilities: Capabilities): void {
  const {
    config,
    database: { db },
    callerOf,
  } = service
  const read = createInboxRead(service, capabilities)
  const listSchema = {
    summary: 'Documents that wait to be filed, longest waiting first; for staff.',
    querystring: inboxQuerySchema,
    response: describeReplies(inboxReply),
  }
  app.get(paths.inbox, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const fileSchema = {
    summary: 'Files a document from the inbox and returns its new name; for staff.',
    params: documentParams,
    body: fileDocumentBody,
    response: describeReplies(fileDocumentReply),
  }
  app.post(paths.inboxEntry, { schema: fileSchema }, async (request) => {
    const caller = admitCorrections(await callerOf(request))
    const fault = findDocumentDayFault(request.body.date, berlinDay(new Date()))
    if (fault !== null) throw new ServiceError(400, fault)
    const { params, body } = request
    const record = service.audit.by(caller)
    return { name: await fileDocument(db, params, body, staffOf(config), record) }
  })

  createAnswer(app, service)(takeBackFilingCall, {
    admit: (caller, { params }) => admitDocumentChange(caller, params.customerId),
    handle: async ({ actor, scope }, { params: { number }, query: { seen } }) => ({
      name: await takeBackFiling(db, scope, { number, seen }, service.audit.by(actor)),
    }),
  })
}

/** Creates the read of the documents that wait to be filed, longest waiting first, for staff. */
export function createInboxRead(
  { config, database: { db }, look }: Pick<Service, 'config' | 'database' | 'look'>,
  capabilities: Capabilities,
) {
  return async (caller: Caller, { limit = DEFAULT_LIMIT }: z.infer<typeof inboxQuerySchema>) => {
    const scope = admitCustomers(caller)
    await look(caller, scope)
    const { entries, names, total } = await readInbox(db, scope, Math.min(limit, MAX_LIMIT))
    const today = berlinDay(new Date())
    const grant = grantDocuments(capabilities, caller, config.demoCustomerId)
    return {
      entries: entries.map(({ customer_id: customerId, number, ...entry }) => ({
        customerId,
        customerName: names.get(customerId),
        number,
        name: entry.file_name,
        downloadUrl: writeDownloadUrl({ customerId, number, capability: grant(customerId) }),
        size: entry.size,
        typedName: entry.typed_name,
        message: entry.message,
        uploadedBy: entry.uploaded_by_email ?? '',
        uploadedAt: entry.uploaded_at,
        ...activeField(entry.active_content),
        ...describeText(entry, today),
      })),
      total,
    }
  }
}

import { takeBackFilingCall } from '@hausblick/contract/calls/corrections.ts'
import { fileDocumentCall, readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { writeDownloadUrl } from '@hausblick/contract/downloadUrl.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { admitDocumentChange, admitInbox } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import { ServiceError } from '../../http/errors.ts'
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
    audit,
    config,
    database: { db },
  } = service
  const answer = createAnswer(app, service)

  answer(readInboxCall, {
    admit: (caller) => admitInbox(caller),
    handle: async ({ actor, scope }, { query: { limit = DEFAULT_LIMIT } }) => {
      const { entries, names, total } = await readInbox(db, scope, Math.min(limit, MAX_LIMIT))
      const today = berlinDay(new Date())
      const grant = grantDocuments(capabilities, actor, config.demoCustomerId)
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
    },
  })

  answer(fileDocumentCall, {
    admit: (caller, { params }) => admitDocumentChange(caller, params.customerId),
    handle: async ({ actor, scope }, { params: { number }, body }) => {
      const fault = findDocumentDayFault(body.date, berlinDay(new Date()))
      if (fault !== null) throw new ServiceError(400, fault)
      const filing = { number, ...body }
      const staff = await staffOf(db, config)
      return { name: await fileDocument(db, scope, filing, staff, audit.by(actor)) }
    },
  })

  answer(takeBackFilingCall, {
    admit: (caller, { params }) => admitDocumentChange(caller, params.customerId),
    handle: async ({ actor, scope }, { params: { number }, query: { seen } }) => ({
      name: await takeBackFiling(db, scope, { number, seen }, audit.by(actor)),
    }),
  })
}

import {
  linkLockedDocumentCall,
  listLockedDocumentsCall,
  sendLockedDocumentCall,
} from '@hausblick/contract/calls/erasure.ts'
import { create as contentDisposition } from 'content-disposition'
import { createCapabilities } from '../../../documents/files/capability.ts'
import { createSender, toFileError } from '../../../documents/files/send.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitOperatorTo } from '../../../platform/http/access/roles.ts'
import { admitLockedFile } from '../../../platform/http/access/sets.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import * as texts from '../texts.ts'
import { findLocked, listLocked } from './store.ts'

/** Registers the documents that outlive their customers because law demands it. */
export function registerLockedDocuments(app: App, service: Service): void {
  const { audit, callerOfGrant, config, database, storage } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const capabilities = createCapabilities(config.secrets, 'locked')
  const send = createSender(storage)

  answer(listLockedDocumentsCall, {
    admit: (caller, { query }) => admitOperatorTo(caller, query.customerId),
    handle: ({ scope }, { query }) => listLocked(db, scope, query.limit),
  })

  answer(linkLockedDocumentCall, {
    admit: (caller, { params }) => admitOperatorTo(caller, params.customerId),
    handle: async ({ actor, scope: { customerId } }, { params: { number } }) => {
      if (!(await findLocked(db, customerId, number))) throw new ServiceError(404, texts.lockedGone)
      const capability = capabilities.grant({ signInId: actor.signInId, customerId })
      const query = new URLSearchParams({ capability, number: String(number) })
      return { downloadUrl: `${sendLockedDocumentCall.path}?${query}` }
    },
  })

  answer(sendLockedDocumentCall, {
    admit: async (_, { query }) => {
      const grant = capabilities.read(query.capability)
      return admitLockedFile(await callerOfGrant(grant), grant)
    },
    route: { compress: false },
    send: async ({ actor, scope }, { query: { number } }, exchange) => {
      const document = await findLocked(db, scope.customerId, number)
      if (!document) throw new ServiceError(404, texts.lockedGone)
      const details = { document: document.file_name }
      await transact(db, (trx) => audit.append(trx, { action: 'documentOpened', actor, details }))
      exchange.reply.header('content-disposition', contentDisposition(document.file_name))
      try {
        return await send(document, exchange)
      } catch (error) {
        throw toFileError(error)
      }
    },
  })
}

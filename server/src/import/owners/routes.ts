import {
  inviteImportOwnersCall,
  listImportOwnersCall,
} from '@hausblick/contract/calls/importOwners.ts'
import { admitInvitations } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import { ServiceError } from '../../http/errors.ts'
import type { App, Service } from '../../http/service.ts'
import { inviteOwners } from './invite.ts'
import { listOwners } from './list.ts'
import { writeOwnerMail } from './mail.ts'
import * as texts from './texts.ts'

/** Registers the owners of an import, and their invitation. */
export function registerImportOwners(app: App, service: Service): void {
  const { config, database } = service
  const answer = createAnswer(app, service)

  answer(listImportOwnersCall, {
    admit: admitInvitations,
    handle: async (_operator, { params }) => {
      const owners = await listOwners(database.db, params.id, config)
      if (owners.length === 0) throw new ServiceError(404, texts.noOwners)
      const { subject, text } = writeOwnerMail({ to: '', customerId: '…', link: '…' }, config)
      return { owners, mail: { from: config.mailFrom, subject, text } }
    },
  })

  answer(inviteImportOwnersCall, {
    admit: admitInvitations,
    fresh: true,
    handle: ({ actor }, { params, body }) => inviteOwners(service, actor, params.id, body),
  })
}

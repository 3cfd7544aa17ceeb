import {
  inviteImportOwnersCall,
  listImportOwnersCall,
} from '@hausblick/contract/calls/importOwners.ts'
import { fillInvitation } from '@hausblick/contract/invitationText.ts'
import { readStaffRights } from '../../../people/accounts/rights/rights.ts'
import { writeInvitation } from '../../../people/customers/invitations/mail.ts'
import { admitImportOwners } from '../../../platform/http/access/sets.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { Caller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { inviteOwners } from './invite.ts'
import { listOwners } from './list.ts'
import * as texts from './texts.ts'

export function registerImportOwners(app: App, service: Service): void {
  const { config, database } = service
  const answer = createAnswer(app, service)
  const admitOwners = async (caller: Caller) =>
    admitImportOwners(caller, await readStaffRights(database.db))

  answer(listImportOwnersCall, {
    admit: admitOwners,
    handle: async (_operator, { params }) => {
      const owners = await listOwners(database.db, params.id, config)
      if (owners.length === 0) throw new ServiceError(404, texts.noOwners)
      const mail = fillInvitation(writeInvitation(config), { customerId: '…', link: '…' })
      const isSent = config.smtpUrl !== null
      return { owners, mail: { from: config.mailFrom, isSent, ...mail } }
    },
  })

  answer(inviteImportOwnersCall, {
    admit: admitOwners,
    fresh: true,
    handle: ({ actor }, { params, body }) => inviteOwners(service, actor, params.id, body),
  })
}

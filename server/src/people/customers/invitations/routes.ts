import {
  inviteByMailCall,
  listCustomerInvitationsCall,
  mailInvitationAgainCall,
  prepareInvitationsCall,
} from '@hausblick/contract/calls/invitationMails.ts'
import { admitInviting, admitInvitingOf } from '../../../platform/http/access/people.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { Caller } from '../../../platform/http/callers.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { admitInvitationsOn, readStaffRights } from '../../accounts/rights/rights.ts'
import { mailAgain } from './again.ts'
import { inviteByMail } from './invite.ts'
import { listCustomerInvitations } from './list.ts'
import { writeInvitation } from './mail.ts'
import { prepareInvitations } from './prepare.ts'

/** Registers the invitations of owners by mail. */
export function registerInvitationMails(app: App, service: Service): void {
  const { config, database } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const admit = async (caller: Caller) => admitInviting(caller, await readStaffRights(db))

  answer(listCustomerInvitationsCall, {
    admit: async (caller, { params }) =>
      admitInvitingOf(caller, params.customerId, await readStaffRights(db)),
    handle: async ({ scope }) => ({ invitations: await listCustomerInvitations(db, scope) }),
  })

  answer(prepareInvitationsCall, {
    admit,
    handle: async (_admitted, { body }) => ({
      customers: await prepareInvitations(db, body.customerIds),
      mail: {
        from: config.mailFrom,
        isSent: config.smtpUrl !== null,
        ...writeInvitation(config),
      },
    }),
  })

  answer(inviteByMailCall, {
    admit,
    fresh: true,
    handle: ({ actor }, { body }) => inviteByMail(service, actor, body),
  })

  answer(mailInvitationAgainCall, {
    admit: admitInvitationsOn(db),
    fresh: true,
    handle: (admitted, { params }) => mailAgain(service, admitted, params.id),
  })
}

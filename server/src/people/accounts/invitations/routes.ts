import {
  inviteCall,
  listInvitationsCall,
  renewInvitationCall,
  withdrawInvitationCall,
} from '@hausblick/contract/calls/invitations.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { SIGN_IN_TOO_OLD } from '@hausblick/contract/errorReply.ts'
import { admitInvitingOf, admitLink } from '../../../platform/http/access/people.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { sendError, sendErrorText } from '../../../platform/http/errorReplies.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { admitInvitationsOn, readStaffRights } from '../rights/rights.ts'
import { invite } from './create.ts'
import { checkInvitee } from './invitee.ts'
import { listOpenInvitations, renewInvitation, withdrawInvitation } from './manage.ts'
import { redeemInvitation } from './redeem.ts'

/** Registers what is done with invitations, and the call that redeems one. */
export function registerInvitations(app: App, service: Service): void {
  const { config, database, attemptLimiter, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const admitOpen = admitInvitationsOn(db)

  answer(listInvitationsCall, {
    admit: admitOpen,
    handle: (admitted, { query }) => listOpenInvitations(db, admitted, query),
  })

  answer(inviteCall, {
    admit: async (caller, { body }) =>
      admitInvitingOf(caller, body.customerId, await readStaffRights(db)),
    fresh: true,
    handle: async ({ actor, scope: { customerId } }) => {
      const invitee = { kind: 'customer', customerId } as const
      const refusal = await checkInvitee(db, config, invitee)
      if (refusal) throw new ServiceError(404, refusal)
      return { signUpLink: await invite(db, audit.by(actor), invitee, config.publicUrl) }
    },
  })

  answer(renewInvitationCall, {
    admit: admitOpen,
    fresh: true,
    handle: async (admitted, { params }) => {
      return { signUpLink: await renewInvitation(service, admitted, params.id) }
    },
  })

  answer(withdrawInvitationCall, {
    admit: admitOpen,
    handle: (admitted, { params }) => withdrawInvitation(service, admitted, params.id),
  })

  answer(redeemInvitationCall, {
    admit: (caller, { body }) => admitLink(caller, body.customerId),
    // It gives a customer a further one.
    fresh: ({ actor }) => actor.kind === 'customer',
    route: { errorHandler: sendLinkError },
    send: async ({ actor, invited }, { body }, { request }) => {
      await attemptLimiter.countAttempt('link', request, `${actor.issuer} ${actor.subject}`)
      const key = { customerId: invited, token: body.token }
      const customerId = await redeemInvitation(db, config, actor, key, audit)
      return { customerId: customerId ?? '' }
    },
  })
}

/** Sends the code by which the dashboard asks for the password; anything else as text alone. */
const sendLinkError: typeof sendErrorText = (error, request, reply) => {
  const isCoded = 'replyCode' in error && error.replyCode === SIGN_IN_TOO_OLD
  return (isCoded ? sendError : sendErrorText)(error, request, reply)
}

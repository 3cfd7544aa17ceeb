import { searchQuery } from '@hausblick/contract/calls/fields.ts'
import { openInvitationsReply, signUpLinkReply } from '@hausblick/contract/invitations.ts'
import { invitationParams, inviteBody } from '@hausblick/contract/requests.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import * as z from 'zod/mini'
import { admitFreshSignIn, admitOperating } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { invite } from './create.ts'
import { checkInvitee } from './invitee.ts'
import { listOpenInvitations, renewInvitation, withdrawInvitation } from './manage.ts'

/** Registers the management of pending invitations, for operators. */
export function registerInvitations(app: App, service: Service): void {
  const { config, database, callerOf, audit } = service
  const { db } = database

  const listSchema = {
    summary: 'Lists unused invitations; for operators.',
    querystring: searchQuery,
    response: describeReplies(openInvitationsReply),
  }
  const read = createInvitationsRead(service)
  app.get(settingsPaths.invitations, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request), request.query)
  })

  const inviteSchema = {
    summary: 'Creates a further invitation for a customer; for operators.',
    body: inviteBody,
    response: describeReplies(signUpLinkReply),
  }
  app.post(settingsPaths.invitations, { schema: inviteSchema }, async (request) => {
    const caller = admitOperating(await callerOf(request))
    admitFreshSignIn(caller)
    const invitee = { kind: 'customer', ...request.body } as const
    const refusal = await checkInvitee(db, config, invitee)
    if (refusal) throw new ServiceError(404, refusal)
    return { signUpLink: await invite(db, audit.by(caller), invitee, config.publicUrl) }
  })

  const renewSchema = {
    summary: 'Replaces an invitation, invalidating its link; for operators.',
    params: invitationParams,
    response: describeReplies(signUpLinkReply),
  }
  app.post(settingsPaths.invitationRenewal, { schema: renewSchema }, async (request) => {
    const caller = admitOperating(await callerOf(request))
    admitFreshSignIn(caller)
    const { id } = request.params
    return { signUpLink: await renewInvitation(db, config, id, audit.by(caller)) }
  })

  const withdrawSchema = {
    summary: 'Withdraws an invitation, invalidating its link; for operators.',
    params: invitationParams,
    response: describeReplies(z.object({})),
  }
  app.delete(settingsPaths.invitation, { schema: withdrawSchema }, async (request) => {
    const caller = admitOperating(await callerOf(request))
    await withdrawInvitation(db, request.params.id, audit.by(caller))
    return {}
  })
}

/** Creates the read of unused invitations, for operators. */
export function createInvitationsRead({ database, look }: Pick<Service, 'database' | 'look'>) {
  return async (caller: Caller, search: z.infer<typeof searchQuery>) => {
    admitOperating(caller)
    await look(caller, {})
    return await listOpenInvitations(database.db, search)
  }
}

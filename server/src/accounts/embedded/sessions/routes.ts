import { identityPaths, sessionsReply } from '@hausblick/contract/identity.ts'
import { sessionParams } from '@hausblick/contract/identityRequests.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { admitSignedIn } from '../../../http/access.ts'
import { ServiceError } from '../../../http/errors.ts'
import { describeReplies } from '../../../http/schemas.ts'
import type { App, Service } from '../../../http/service.ts'
import * as texts from '../../../http/texts.ts'
import { endAccountSession, endOtherSessions, listSessions } from './store.ts'

const done = describeReplies(z.object({}))

/** Registers listing and ending the sessions of the signed-in account. */
export function registerSessions(
  app: App,
  { database: { db }, callerOf }: Pick<Service, 'database' | 'callerOf'>,
): void {
  async function admit(request: FastifyRequest) {
    const caller = admitSignedIn(await callerOf(request))
    return { userId: caller.subject, sessionId: caller.signInId }
  }

  const listSchema = {
    summary: 'Lists the sessions of the calling account.',
    response: describeReplies(sessionsReply),
  }
  app.get(identityPaths.sessions, { schema: listSchema }, async (request) => {
    return await listSessions(db, await admit(request))
  })

  const endSchema = {
    summary: 'Ends a session of the calling account.',
    params: sessionParams,
    response: done,
  }
  app.delete(identityPaths.session, { schema: endSchema }, async (request) => {
    const { userId } = await admit(request)
    if (!(await endAccountSession(db, userId, request.params.id)))
      throw new ServiceError(404, texts.deviceSignedOut)
    return {}
  })

  const endOthersSchema = {
    summary: 'Ends all sessions of the calling account but the current one.',
    response: done,
  }
  app.delete(identityPaths.sessions, { schema: endOthersSchema }, async (request) => {
    await endOtherSessions(db, await admit(request))
    return {}
  })
}

import { identityPaths, sessionsReply } from '@hausblick/contract/identity.ts'
import { sessionParams } from '@hausblick/contract/identityRequests.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { admitSignedIn } from '../../../http/access.ts'
import type { Caller } from '../../../http/callers.ts'
import { ServiceError } from '../../../http/errors.ts'
import { describeReplies } from '../../../http/schemas.ts'
import type { App, Service } from '../../../http/service.ts'
import * as texts from '../../../http/texts.ts'
import { endAccountSession, endOtherSessions, listSessions } from './store.ts'

const done = describeReplies(z.object({}))

/** Registers listing and ending the sessions of the signed-in account. */
export function registerSessions(
  app: App,
  { database, callerOf }: Pick<Service, 'database' | 'callerOf'>,
): void {
  const admit = async (request: FastifyRequest) => admitOwn(await callerOf(request))

  const listSchema = {
    summary: 'Lists the sessions of the calling account.',
    response: describeReplies(sessionsReply),
  }
  const read = createSessionsRead({ database })
  app.get(identityPaths.sessions, { schema: listSchema }, async (request) => {
    return await read(await callerOf(request))
  })

  const endSchema = {
    summary: 'Ends a session of the calling account.',
    params: sessionParams,
    response: done,
  }
  app.delete(identityPaths.session, { schema: endSchema }, async (request) => {
    const { userId } = await admit(request)
    if (!(await endAccountSession(database.db, userId, request.params.id)))
      throw new ServiceError(404, texts.deviceSignedOut)
    return {}
  })

  const endOthersSchema = {
    summary: 'Ends all sessions of the calling account but the current one.',
    response: done,
  }
  app.delete(identityPaths.sessions, { schema: endOthersSchema }, async (request) => {
    await endOtherSessions(database.db, await admit(request))
    return {}
  })
}

/** Creates the read of the calling account's sessions. */
export function createSessionsRead({ database }: Pick<Service, 'database'>) {
  return async (caller: Caller) => await listSessions(database.db, admitOwn(caller))
}

function admitOwn(caller: Caller) {
  const { subject, signInId } = admitSignedIn(caller)
  return { userId: subject, sessionId: signInId }
}

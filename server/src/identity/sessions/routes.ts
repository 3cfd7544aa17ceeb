import { identityPaths, sessionsReply } from '@hausblick/contract/identity.ts'
import { sessionParams } from '@hausblick/contract/identityRequests.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { admitSignedIn } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { logOwn } from '../account/log.ts'
import { endAccountSession, endOtherSessions, listSessions } from './store.ts'

const done = describeReplies(z.object({}))

/** Registers listing and ending the sessions of the signed-in account. */
export function registerSessions(app: App, service: Service): void {
  const { database, callerOf } = service

  /** Runs what ends sessions of the calling account, and logs how many it has ended. */
  async function end(
    request: FastifyRequest,
    work: (trx: Transaction<Schema>, own: ReturnType<typeof admitOwn>) => Promise<number>,
  ): Promise<number> {
    const caller = await callerOf(request)
    const own = admitOwn(caller)
    const account = { id: own.userId, email: admitSignedIn(caller).email }
    return await transact(database.db, async (trx) => {
      const ended = await work(trx, own)
      const count = { count: String(ended) }
      if (ended > 0) await logOwn(trx, service, account, 'sessionEnded', count)
      return ended
    })
  }

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
    const ended = await end(request, (trx, { userId }) =>
      endAccountSession(trx, userId, request.params.id),
    )
    if (ended === 0) throw new ServiceError(404, texts.deviceSignedOut)
    return {}
  })

  const endOthersSchema = {
    summary: 'Ends all sessions of the calling account but the current one.',
    response: done,
  }
  app.delete(identityPaths.sessions, { schema: endOthersSchema }, async (request) => {
    await end(request, endOtherSessions)
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

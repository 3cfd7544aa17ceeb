import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '@hausblick/contract/calls/sessions.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitSignedIn } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { SignedInCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { logOwn } from '../account/log.ts'
import * as texts from '../texts.ts'
import { endAccountSession, endOtherSessions, listSessions, type Own, ownOf } from './store.ts'

/** Registers listing and ending the sessions of the signed-in account. */
export function registerSessions(app: App, service: Service): void {
  const answer = createAnswer(app, service)
  const { db } = service.database

  /** Runs what ends sessions of the calling account, and logs how many it has ended. */
  async function end(
    actor: SignedInCaller,
    work: (trx: Transaction<Schema>, own: Own) => Promise<number>,
  ): Promise<number> {
    const own = ownOf(actor)
    return await transact(db, async (trx) => {
      const ended = await work(trx, own)
      const account = { id: own.userId, email: actor.email }
      const count = { count: String(ended) }
      if (ended > 0) await logOwn(trx, service, account, 'sessionEnded', count)
      return ended
    })
  }

  answer(listSessionsCall, {
    admit: admitSignedIn,
    handle: ({ actor }) => listSessions(db, ownOf(actor)),
  })

  answer(endSessionCall, {
    admit: admitSignedIn,
    handle: async ({ actor }, { params }) => {
      const ended = await end(actor, (trx, { userId }) => endAccountSession(trx, userId, params.id))
      if (ended === 0) throw new ServiceError(404, texts.deviceSignedOut)
    },
  })

  answer(endOtherSessionsCall, {
    admit: admitSignedIn,
    handle: async ({ actor }) => void (await end(actor, endOtherSessions)),
  })
}

import {
  listOidcIdentitiesCall,
  readOidcSecondFactorCall,
  unlinkOidcCall,
} from '@hausblick/contract/calls/oidc.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitAccount, admitEverybody } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { logOwn } from '../account/log.ts'
import { listIdentities } from '../account/providerIdentities.ts'
import { hasPassword } from '../passwords/allowed.ts'
import { findFactors } from '../secondFactor/factors.ts'
import { lockOwn } from '../secondFactor/own.ts'
import { isLastWay, listWays } from '../secondFactor/ways.ts'
import { endPendingSignIns, findPendingSignIn } from '../sessions/challenges.ts'
import { endSessionsBy, ownOf } from '../sessions/store.ts'
import { endAttempts } from './attempts.ts'
import { writeUnlinkedMail } from './mails.ts'
import type { OidcParts } from './parts.ts'

/** Registers what accounts see and change of their identities at providers. */
export function registerOwnIdentities(app: App, service: Service, parts: OidcParts): void {
  const { config, database, mailer, describeAccount } = service
  const { db } = database
  const { pendingCookie, providers } = parts
  const answer = createAnswer(app, service)

  answer(readOidcSecondFactorCall, {
    admit: admitEverybody,
    send: async (_admitted, _input, { request, reply }) => {
      const pending = pendingCookie.read(request)
      pendingCookie.clear(reply)
      const account = await findPendingSignIn(db, pending)
      if (!account) return { secondFactor: null }
      const { app: hasApp, passkeys } = await findFactors(db, account.id)
      return { secondFactor: { pending, app: hasApp, passkey: passkeys > 0 } }
    },
  })

  answer(listOidcIdentitiesCall, {
    admit: admitAccount,
    handle: async ({ actor }) => {
      const ways = await listWays(db, service, actor)
      const identities = (await listIdentities(db, actor.subject)).map((row) => ({
        id: row.id,
        name: nameOf(row.issuer),
        linkedAt: row.created_at,
        lastUsedAt: row.last_used_at,
        isLast: isLastWay(ways, row.id),
      }))
      return { hasPassword: await hasPassword(db, actor.subject), identities }
    },
  })

  answer(unlinkOidcCall, {
    admit: admitAccount,
    fresh: true,
    handle: async ({ actor }, { params: { id } }) => {
      const own = ownOf(actor)
      await transact(db, async (trx) => {
        await lockOwn(trx, actor, own)
        const identity = (await listIdentities(trx, own.userId)).find((one) => one.id === id)
        if (!identity) throw createIdentityError(404, 'identityUnknown')
        if (isLastWay(await listWays(trx, service, actor), id))
          throw createIdentityError(409, 'lastWayIn')
        await trx.deleteFrom('identity_oidc').where('id', '=', id).execute()
        await endPendingSignIns(trx, own.userId)
        await endAttempts(trx, own.userId)
        await endSessionsBy(trx, own, id)
        const name = nameOf(identity.issuer)
        await logOwn(trx, service, { id: own.userId, email: actor.email }, 'providerUnlinked', {
          how: name,
        })
        const { subjects: about } = await describeAccount(trx, actor)
        await mailer.queue(trx, { ...writeUnlinkedMail(actor.email, name, config.operator), about })
      })
    },
  })

  function nameOf(issuer: string): string {
    return providers.find((provider) => provider.issuer === issuer)?.name ?? issuer
  }
}

import {
  listOidcIdentitiesCall,
  readOidcSecondFactorCall,
  unlinkOidcCall,
} from '@hausblick/contract/calls/oidc.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { admitEverybody, admitOwnSecondFactor } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { SignedInCaller } from '../../http/callers.ts'
import type { App, Service } from '../../http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { logOwn } from '../account/log.ts'
import { hasPassword, mayUsePassword } from '../passwords/allowed.ts'
import { findFactors } from '../secondFactor/factors.ts'
import { lockOwn } from '../secondFactor/own.ts'
import { endPendingSignIns, findPendingSignIn } from '../sessions/challenges.ts'
import { endSessionsBy, ownOf } from '../sessions/store.ts'
import { endAttempts } from './attempts.ts'
import { listIdentities } from './identities.ts'
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
    admit: admitOwnSecondFactor,
    handle: async ({ actor }) => {
      const ways = await findWays(db, actor)
      const identities = ways.identities.map((row) => ({
        id: row.id,
        name: nameOf(row.issuer),
        linkedAt: row.created_at,
        lastUsedAt: row.last_used_at,
        isLast: isLast(ways, row.id),
      }))
      return { hasPassword: ways.hasPassword, identities }
    },
  })

  answer(unlinkOidcCall, {
    admit: admitOwnSecondFactor,
    fresh: true,
    handle: async ({ actor }, { params: { id } }) => {
      const own = ownOf(actor)
      await transact(db, async (trx) => {
        await lockOwn(trx, actor, own)
        const ways = await findWays(trx, actor)
        const identity = ways.identities.find((one) => one.id === id)
        if (!identity) throw createIdentityError(404, 'identityUnknown')
        if (isLast(ways, id)) throw createIdentityError(409, 'lastWayIn')
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

  /** Finds how an account gets in: by which identities, and whether by something of ours. */
  async function findWays(trx: Kysely<Schema>, caller: SignedInCaller) {
    const identities = await listIdentities(trx, caller.subject)
    const password = await hasPassword(trx, caller.subject)
    const { passkeys } = await findFactors(trx, caller.subject)
    const isAllowed = await mayUsePassword(trx, service, caller)
    return { identities, hasPassword: password, ours: isAllowed && (password || passkeys > 0) }
  }

  /** Whether nothing leads into an account without an identity: those of providers that are no longer configured do not count. */
  function isLast({ identities, ours }: Awaited<ReturnType<typeof findWays>>, id: string): boolean {
    const others = identities.filter((one) => one.id !== id && isConfigured(one.issuer))
    return !ours && others.length === 0
  }

  function isConfigured(issuer: string): boolean {
    return providers.some((provider) => provider.issuer === issuer)
  }

  function nameOf(issuer: string): string {
    return providers.find((provider) => provider.issuer === issuer)?.name ?? issuer
  }
}

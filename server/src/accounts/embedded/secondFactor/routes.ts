import type { AuditAction } from '@hausblick/contract/audit.ts'
import {
  newAppReply,
  passkeyOptionsReply,
  recoveryCodesReply,
  secondFactorPaths,
  secondFactorReply,
} from '@hausblick/contract/secondFactor.ts'
import {
  appCodeBody,
  newPasskeyBody,
  passkeyNameBody,
  passkeyParams,
} from '@hausblick/contract/secondFactorRequests.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../../database/tables/schema.ts'
import { transact } from '../../../database/transact.ts'
import {
  admitSecondFactorChange,
  admitSignedIn,
  mustHaveSecondFactor,
} from '../../../http/access.ts'
import type { SignedInCaller } from '../../../http/callers.ts'
import { ServiceError } from '../../../http/errors.ts'
import { describeReplies } from '../../../http/schemas.ts'
import type { App, Service } from '../../../http/service.ts'
import * as texts from '../../../http/texts.ts'
import { createIdentityError } from '../identityError.ts'
import { type AppSecrets, confirmNewApp, keepNewApp, type Own } from './app.ts'
import { type Factors, hasFactor } from './factors.ts'
import { type FactorChange, writeFactorMail } from './mails.ts'
import { completeAddition, createSecondFactorRead, lockOwn } from './own.ts'
import { addPasskey, describeRelyingParty, startNewPasskey } from './passkeys.ts'
import { replaceRecoveryCodes } from './recoveryCodes.ts'
import { removeApp, removePasskey } from './remove.ts'
import { createAppSecret } from './totp.ts'

const done = describeReplies(z.object({}))
const codes = describeReplies(recoveryCodesReply)

const customerOf = (caller: SignedInCaller) =>
  caller.kind === 'customer' ? caller.customerId : null

/** A change of the calling account's second factor, within the transaction that has locked the account. */
interface Change {
  readonly trx: Transaction<Schema>
  readonly caller: SignedInCaller
  readonly own: Own
  /** What the account had before. */
  readonly before: Factors
}

/** Registers what an account does about its own second factor. Every change requires a recent sign-in. */
export function registerOwnSecondFactor(app: App, service: Service, appSecrets: AppSecrets): void {
  const { config, database, callerOf, mailer } = service

  /** Runs a change. A refusal that it returns is thrown after the transaction has committed. */
  async function change<Result>(
    request: FastifyRequest,
    work: (change: Change) => Promise<Result | ServiceError>,
  ): Promise<Result> {
    const caller = admitSecondFactorChange(await callerOf(request))
    const own = { userId: caller.subject, sessionId: caller.signInId }
    const result = await transact(database.db, async (trx) => {
      const before = await lockOwn(trx, caller, own)
      return await work({ trx, caller, own, before })
    })
    if (result instanceof ServiceError) throw result
    return result
  }

  const notify = ({ trx, caller }: Change, what: FactorChange) =>
    mailer.queue(trx, writeFactorMail(caller.email, what, config.operator))

  const log = (
    { trx, caller }: Change,
    action: AuditAction,
    details: Readonly<Record<string, string>>,
  ) => service.audit.append(trx, { action, actor: caller, customerId: customerOf(caller), details })

  const stateSchema = {
    summary: 'Describes the second factor of the calling account.',
    response: describeReplies(secondFactorReply),
  }
  const read = createSecondFactorRead(service)
  app.get(secondFactorPaths.state, { schema: stateSchema }, async (request) => {
    return await read(await callerOf(request))
  })

  const startAppSchema = {
    summary: 'Starts setting up an authenticator app.',
    response: describeReplies(newAppReply),
  }
  app.post(secondFactorPaths.app, { schema: startAppSchema }, async (request) => {
    return await change(request, async ({ trx, caller, own }) => {
      const made = createAppSecret(config.operator.name, caller.email)
      await keepNewApp(trx, appSecrets, own, made)
      return made
    })
  })

  const confirmAppSchema = {
    summary: 'Completes setting up an authenticator app by its first code.',
    body: appCodeBody,
    response: codes,
  }
  app.post(secondFactorPaths.appConfirmation, { schema: confirmAppSchema }, async (request) => {
    return await change(request, async (it) => {
      await confirmNewApp(it.trx, appSecrets, it.own, request.body.code)
      const recoveryCodes = await completeAddition(it.trx, it.own, it.before, 'totp')
      await notify(it, 'appAdded')
      await log(it, 'secondFactorAdded', { factor: 'App' })
      return { recoveryCodes }
    })
  })

  app.delete(
    secondFactorPaths.app,
    { schema: { summary: "Removes the calling account's authenticator app.", response: done } },
    async (request) => {
      return await change(request, async (it) => {
        if (it.before.app) keepRequired(it, it.before.passkeys)
        if (!(await removeApp(it.trx, it.own.userId))) throw new ServiceError(404, texts.factorGone)
        await notify(it, 'appRemoved')
        await log(it, 'secondFactorRemoved', { factor: 'App' })
        return {}
      })
    },
  )

  const codesSchema = {
    summary: 'Replaces the recovery codes of the calling account.',
    response: codes,
  }
  app.post(secondFactorPaths.recoveryCodes, { schema: codesSchema }, async (request) => {
    return await change(request, async (it) => {
      if (!hasFactor(it.before)) throw new ServiceError(409, texts.noFactorYet)
      const recoveryCodes = await replaceRecoveryCodes(it.trx, it.own.userId)
      await notify(it, 'codesMade')
      await log(it, 'recoveryCodesMade', { count: String(recoveryCodes.length) })
      return { recoveryCodes }
    })
  })

  const party = describeRelyingParty(config)
  const challengeSchema = {
    summary: 'Starts making a passkey for the calling account.',
    response: describeReplies(passkeyOptionsReply),
  }
  app.post(secondFactorPaths.newPasskeyChallenge, { schema: challengeSchema }, async (request) => {
    return await change(request, async ({ trx, caller, own }) => ({
      ...(await startNewPasskey(trx, party, own, caller.email)),
    }))
  })

  const addSchema = {
    summary: 'Adds a passkey whose device has verified its user.',
    body: newPasskeyBody,
    response: codes,
  }
  app.post(secondFactorPaths.passkeys, { schema: addSchema }, async (request) => {
    return await change(request, async (it) => {
      const refusal = await addPasskey(it.trx, party, it.own, request.body)
      if (refusal) return refusal
      const recoveryCodes = await completeAddition(it.trx, it.own, it.before, 'passkey')
      await notify(it, 'passkeyAdded')
      await log(it, 'secondFactorAdded', { factor: `Passkey „${request.body.name}“` })
      return { recoveryCodes }
    })
  })

  const renameSchema = {
    summary: 'Renames a passkey of the calling account.',
    params: passkeyParams,
    body: passkeyNameBody,
    response: done,
  }
  app.post(secondFactorPaths.passkey, { schema: renameSchema }, async (request) => {
    const { subject } = admitSignedIn(await callerOf(request))
    const { numUpdatedRows } = await database.db
      .updateTable('identity_passkey')
      .set({ name: request.body.name })
      .where('user_id', '=', subject)
      .where('id', '=', request.params.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ServiceError(404, texts.factorGone)
    return {}
  })

  const removeSchema = {
    summary: 'Removes a passkey of the calling account.',
    params: passkeyParams,
    response: done,
  }
  app.delete(secondFactorPaths.passkey, { schema: removeSchema }, async (request) => {
    return await change(request, async (it) => {
      if (it.before.passkeys === 1) keepRequired(it, Number(it.before.app))
      if (!(await removePasskey(it.trx, it.own.userId, request.params.id)))
        throw new ServiceError(404, texts.factorGone)
      await notify(it, 'passkeyRemoved')
      await log(it, 'secondFactorRemoved', { factor: 'Passkey' })
      return {}
    })
  })

  /** Refuses to remove a factor without others where the account must have one. */
  function keepRequired({ caller }: Change, others: number): void {
    if (others === 0 && mustHaveSecondFactor(caller, config))
      throw createIdentityError(409, 'lastFactor')
  }
}

import {
  passkeyOptionsReply,
  recoveryCodesReply,
  secondFactorPaths,
} from '@hausblick/contract/secondFactor.ts'
import {
  newPasskeyBody,
  passkeyNameBody,
  passkeyParams,
} from '@hausblick/contract/secondFactorRequests.ts'
import * as z from 'zod/mini'
import { admitSignedIn } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import type { Changes } from './changes.ts'
import { completeAddition } from './own.ts'
import { addPasskey, startNewPasskey } from './passkeys.ts'
import { removePasskey } from './remove.ts'
import { describeRelyingParty } from './webAuthn.ts'

const done = describeReplies(z.object({}))
const codes = describeReplies(recoveryCodesReply)

/** Registers adding, renaming and removing the calling account's passkeys. */
export function registerPasskeys(
  app: App,
  { config, database, callerOf }: Service,
  { change, record, keepRequired }: Changes,
): void {
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
      await record(it, 'passkeyAdded', 'secondFactorAdded', {
        factor: `Passkey „${request.body.name}“`,
      })
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
      await record(it, 'passkeyRemoved', 'secondFactorRemoved', { factor: 'Passkey' })
      return {}
    })
  })
}

import {
  addPasskeyCall,
  removePasskeyCall,
  renamePasskeyCall,
  startPasskeyCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { admitAccount, admitSignedIn } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import * as texts from '../texts.ts'
import type { Changes } from './changes.ts'
import { completeAddition } from './own.ts'
import { addPasskey, startNewPasskey } from './passkeys.ts'
import { removePasskey } from './remove.ts'
import { listWays } from './ways.ts'
import { describeRelyingParty } from './webAuthn.ts'

/** Registers adding, renaming and removing the calling account's passkeys. */
export function registerPasskeys(
  app: App,
  service: Service,
  { change, record, keepRequired }: Changes,
): void {
  const { config, database } = service
  const answer = createAnswer(app, service)
  const party = describeRelyingParty(config)

  answer(startPasskeyCall, {
    admit: admitAccount,
    fresh: true,
    handle: ({ actor }) =>
      change(actor, async ({ trx, caller, own }) => ({
        ...(await startNewPasskey(trx, party, own, {
          rpName: config.operator.name,
          email: caller.email,
        })),
      })),
  })

  answer(addPasskeyCall, {
    admit: admitAccount,
    fresh: true,
    handle: ({ actor }, { body }) =>
      change(actor, async (it) => {
        const refusal = await addPasskey(it.trx, party, it.own, body)
        if (refusal) return refusal
        const recoveryCodes = await completeAddition(it.trx, it.own, it.before, 'passkey')
        const factor = `Passkey „${body.name}“`
        await record(it, 'passkeyAdded', 'secondFactorAdded', { factor })
        return { recoveryCodes }
      }),
  })

  answer(renamePasskeyCall, {
    admit: admitSignedIn,
    handle: async ({ actor }, { params, body }) => {
      const { numUpdatedRows } = await database.db
        .updateTable('identity_passkey')
        .set({ name: body.name })
        .where('user_id', '=', actor.subject)
        .where('id', '=', params.id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new ServiceError(404, texts.factorGone)
    },
  })

  answer(removePasskeyCall, {
    admit: admitAccount,
    fresh: true,
    handle: ({ actor }, { params }) =>
      change(actor, async (it) => {
        if (it.before.passkeys === 1) keepRequired(it, Number(it.before.app))
        if (!(await removePasskey(it.trx, it.own.userId, params.id)))
          throw new ServiceError(404, texts.factorGone)
        if ((await listWays(it.trx, service, actor)).length === 0)
          throw createIdentityError(409, 'lastWayIn')
        await record(it, 'passkeyRemoved', 'secondFactorRemoved', { factor: 'Passkey' })
      }),
  })
}

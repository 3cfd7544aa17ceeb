import {
  confirmAppCall,
  readSecondFactorCall,
  removeAppCall,
  renewRecoveryCodesCall,
  startAppCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { admitAccount } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import type { Encryption } from '../account/encryption.ts'
import * as texts from '../texts.ts'
import { confirmNewApp, keepNewApp } from './app.ts'
import { createChanges } from './changes.ts'
import { hasFactor } from './factors.ts'
import { completeAddition, readSecondFactor } from './own.ts'
import { registerPasskeys } from './passkeyRoutes.ts'
import { replaceRecoveryCodes } from './recoveryCodes.ts'
import { removeApp } from './remove.ts'
import { createAppSecret } from './totp.ts'

/** Registers what an account does about its own second factor. */
export function registerOwnSecondFactor(app: App, service: Service, encryption: Encryption): void {
  const { config, database } = service
  const answer = createAnswer(app, service)
  const changes = createChanges(service)
  const { change, record, keepRequired } = changes
  registerPasskeys(app, service, changes)

  answer(readSecondFactorCall, {
    admit: admitAccount,
    handle: ({ actor }) => readSecondFactor(database.db, config, actor),
  })

  answer(startAppCall, {
    admit: admitAccount,
    fresh: true,
    handle: ({ actor }) =>
      change(actor, async ({ trx, caller, own }) => {
        const made = createAppSecret(config.operator.name, caller.email)
        await keepNewApp(trx, encryption, own, made)
        return made
      }),
  })

  answer(confirmAppCall, {
    admit: admitAccount,
    fresh: true,
    handle: ({ actor }, { body }) =>
      change(actor, async (it) => {
        await confirmNewApp(it.trx, encryption, it.own, body.code)
        const recoveryCodes = await completeAddition(it.trx, it.own, it.before, 'totp')
        await record(it, 'appAdded', 'secondFactorAdded', { factor: 'App' })
        return { recoveryCodes }
      }),
  })

  answer(removeAppCall, {
    admit: admitAccount,
    fresh: true,
    handle: ({ actor }) =>
      change(actor, async (it) => {
        if (it.before.app) keepRequired(it, it.before.passkeys)
        if (!(await removeApp(it.trx, it.own.userId))) throw new ServiceError(404, texts.factorGone)
        await record(it, 'appRemoved', 'secondFactorRemoved', { factor: 'App' })
      }),
  })

  answer(renewRecoveryCodesCall, {
    admit: admitAccount,
    fresh: true,
    handle: ({ actor }) =>
      change(actor, async (it) => {
        if (!hasFactor(it.before)) throw new ServiceError(409, texts.noFactorYet)
        const recoveryCodes = await replaceRecoveryCodes(it.trx, it.own.userId)
        await record(it, 'codesMade', 'recoveryCodesMade', { count: String(recoveryCodes.length) })
        return { recoveryCodes }
      }),
  })
}

import {
  newAppReply,
  recoveryCodesReply,
  secondFactorPaths,
  secondFactorReply,
} from '@hausblick/contract/secondFactor.ts'
import { appCodeBody } from '@hausblick/contract/secondFactorRequests.ts'
import * as z from 'zod/mini'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import * as texts from '../../http/texts.ts'
import { type AppSecrets, confirmNewApp, keepNewApp } from './app.ts'
import { createChanges } from './changes.ts'
import { hasFactor } from './factors.ts'
import { completeAddition, createSecondFactorRead } from './own.ts'
import { registerPasskeys } from './passkeyRoutes.ts'
import { replaceRecoveryCodes } from './recoveryCodes.ts'
import { removeApp } from './remove.ts'
import { createAppSecret } from './totp.ts'

const done = describeReplies(z.object({}))
const codes = describeReplies(recoveryCodesReply)

/** Registers what an account does about its own second factor. Every change requires a recent sign-in. */
export function registerOwnSecondFactor(app: App, service: Service, appSecrets: AppSecrets): void {
  const { config, callerOf } = service
  const changes = createChanges(service)
  const { change, record, keepRequired } = changes
  registerPasskeys(app, service, changes)

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
      await record(it, 'appAdded', 'secondFactorAdded', { factor: 'App' })
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
        await record(it, 'appRemoved', 'secondFactorRemoved', { factor: 'App' })
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
      await record(it, 'codesMade', 'recoveryCodesMade', { count: String(recoveryCodes.length) })
      return { recoveryCodes }
    })
  })
}

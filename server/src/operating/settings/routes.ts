import {
  readServiceSettingsCall,
  saveBackupPlaceCall,
  saveMailServerCall,
} from '@hausblick/contract/calls/serviceSettings.ts'
import { admitOperator } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { saveBackupPlace, saveMailServer } from './save.ts'
import { showSettings } from './show.ts'

/** Each of them asks another server. */
const LIMIT = { max: 30, timeWindow: 60_000 }

/**
 * Registers the settings that operators make in the browser.
 *
 * @param look makes this process follow what has been saved
 */
export function registerServiceSettings(
  app: App,
  service: Service,
  look: () => Promise<void>,
): void {
  const { config, database } = service
  const answer = createAnswer(app, service)
  const show = async () => {
    await look()
    return await showSettings(database.db, config)
  }
  const careful = {
    admit: admitOperator,
    fresh: true,
    route: { config: { rateLimit: LIMIT } },
  } as const

  answer(readServiceSettingsCall, { admit: admitOperator, handle: show })

  answer(saveMailServerCall, {
    ...careful,
    handle: async ({ actor }, { body: { server } }) => {
      await saveMailServer(service, app.log, actor, server)
      return await show()
    },
  })

  answer(saveBackupPlaceCall, {
    ...careful,
    handle: async ({ actor }, { body }) => {
      await saveBackupPlace(service, actor, body)
      return await show()
    },
  })
}

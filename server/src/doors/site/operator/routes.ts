import {
  previewOperatorCall,
  previewReportCall,
  readLogoCall,
  readOperatorCall,
  restoreOperatorCall,
  saveOperatorCall,
} from '@hausblick/contract/calls/operator.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import {
  admitEverybody,
  admitOperator,
  admitOperatorTo,
} from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { readLogo } from '../../../platform/operator/logos.ts'
import { readYears } from '../../../records/history.ts'
import { readIssuer } from '../../../sets/reports/issuer.ts'
import { readReport } from '../../../sets/reports/readReport.ts'
import { createRenderer } from '../../../sets/reports/render/renderer.ts'
import { previewTexts, tryChange } from './preview.ts'
import { restoreVersion, saveChange } from './save.ts'
import { showOperator } from './show.ts'
import * as texts from './texts.ts'

/** Room for a new logo in Base64, and everything else that is saved. */
const MAX_BODY_BYTES = 1_000_000

/**
 * Registers what operators say of themselves.
 *
 * @param look makes this process follow what has been saved
 */
export function registerOperator(app: App, service: Service, look: () => Promise<void>): void {
  const { config, database } = service
  const { db } = database
  const answer = createAnswer(app, service)
  const renderer = createRenderer()
  app.addHook('onClose', renderer.end)

  answer(readOperatorCall, {
    admit: admitOperator,
    handle: () => showOperator(db, config),
  })

  answer(saveOperatorCall, {
    admit: admitOperator,
    fresh: true,
    route: { bodyLimit: MAX_BODY_BYTES },
    handle: async ({ actor }, { body: { basedOn, ...change } }) => {
      await saveChange(service, actor, basedOn, change)
      await look()
      return await showOperator(db, config)
    },
  })

  answer(restoreOperatorCall, {
    admit: admitOperator,
    fresh: true,
    handle: async ({ actor }, { body: { basedOn, version } }) => {
      await restoreVersion(service, actor, basedOn, version)
      await look()
      return await showOperator(db, config)
    },
  })

  answer(previewOperatorCall, {
    admit: admitOperator,
    route: { bodyLimit: MAX_BODY_BYTES },
    handle: async (_operator, { body }) => {
      try {
        return { refusal: null, ...previewTexts(await tryChange(db, config, body)) }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        return { refusal: error.message, ...previewTexts(config) }
      }
    },
  })

  answer(previewReportCall, {
    admit: (caller) => admitOperatorTo(caller, config.demoCustomerId),
    route: { bodyLimit: MAX_BODY_BYTES, compress: false },
    send: async ({ scope }, { body }, { reply }) => {
      const year = (await readYears(db, scope)).toSorted().at(-1)
      const today = berlinDay(new Date())
      const told = { today, cappedPlaces: config.cappedPlaces }
      const report = year === undefined ? null : await readReport(db, scope, { ...told, year })
      if (report === null) throw new ServiceError(404, texts.noDemoReport)
      const issuer = await readIssuer(db, scope, await tryChange(db, config, body))
      const bytes = await renderer.render({ report, issuer, format: 'pdf' })
      return reply.type('application/pdf').send(Buffer.from(bytes))
    },
  })

  answer(readLogoCall, {
    admit: admitEverybody,
    cacheControl: 'public, max-age=31536000, immutable',
    route: { compress: false },
    send: async (_anybody, { params: { hash } }, { reply }) => {
      const png = await readLogo(db, hash)
      if (!png)
        throw new ServiceError(404, texts.logoGone, { headers: { 'cache-control': 'no-store' } })
      return reply.type('image/png').send(Buffer.from(png, 'base64'))
    },
  })
}

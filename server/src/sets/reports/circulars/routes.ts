import { previewCircularCall, sendCircularCall } from '@hausblick/contract/calls/givings.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { admitStaffToAll } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { letterheadOf } from '../letterhead.ts'
import type { Renderer } from '../render/renderer.ts'
import { sendCircular } from './send.ts'

/** Registers the letters that staff write to many owners. */
export function registerCirculars(app: App, service: Service, renderer: Renderer): void {
  const answer = createAnswer(app, service)

  answer(previewCircularCall, {
    admit: admitStaffToAll,
    send: async (_, { body }, { reply }) => {
      const circular = { ...body, today: berlinDay(new Date()) }
      const bytes = await renderer.render({ circular, letterhead: letterheadOf(service.config) })
      return reply
        .header('cache-control', 'private, no-store')
        .type('application/pdf')
        .send(Buffer.from(bytes))
    },
  })

  answer(sendCircularCall, {
    admit: admitStaffToAll,
    handle: async (admitted, { body }) => {
      const { id, total, done, state } = await sendCircular(
        { ...service, renderer },
        admitted,
        body,
      )
      return { id, total, done, state }
    },
  })
}

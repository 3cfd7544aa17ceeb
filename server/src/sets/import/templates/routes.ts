import { sendImportTemplateCall } from '@hausblick/contract/calls/importTemplates.ts'
import { reportFormats } from '@hausblick/contract/calls/reports.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { create as contentDisposition } from 'content-disposition'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { readNewestYear } from '../../../records/history.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { tableLabels } from '../headers/labels.ts'
import { admitImportOn } from '../staffSwitch.ts'
import { writeTemplate } from './writeTemplate.ts'

const YEAR_DIGITS = 4

export function registerImportTemplates(app: App, service: Service): void {
  const { db } = service.database
  createAnswer(app, service)(sendImportTemplateCall, {
    admit: admitImportOn(db),
    route: { compress: false },
    send: async ({ scope }, { params, query }, { reply }) => {
      const kind = recordKinds.find(({ name }) => name === params.table)
      if (!kind) throw new ServiceError(404, `Eine Tabelle „${params.table}“ gibt es nicht.`)
      const thisYear = Number(berlinDay(new Date()).slice(0, YEAR_DIGITS))
      const year = query.year ?? (await readNewestYear(db, scope)) ?? thisYear
      const bytes = await writeTemplate(kind, year)
      const name = `Vorlage ${tableLabels[kind.name] ?? kind.name}.xlsx`
      return reply
        .header('content-disposition', contentDisposition(name))
        .type(reportFormats.xlsx.type)
        .send(Buffer.from(bytes))
    },
  })
}

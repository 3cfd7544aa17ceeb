import { correctDocumentCall, removeDocumentCall } from '@hausblick/contract/calls/corrections.ts'
import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { readStaffRights } from '../../people/accounts/rights/rights.ts'
import { admitCorrection, admitRemoval } from '../../platform/http/access/documents.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { correctDocument } from './correct.ts'
import { removeDocument } from './remove.ts'

/** Registers what staff do to put a document right. */
export function registerCorrections(app: App, service: Service): void {
  const answer = createAnswer(app, service)

  answer(correctDocumentCall, {
    admit: (caller, { params, body }) =>
      admitCorrection(caller, params.customerId, body.customerId),
    handle: async (admitted, { params, body }) => {
      const { date } = body
      const fault = date === null ? null : findDocumentDayFault(date, berlinDay(new Date()))
      if (fault !== null) throw new ServiceError(400, fault)
      const corrected = await correctDocument(service, admitted, params.number, body)
      return {
        customerId: corrected.customerId,
        number: corrected.number,
        name: corrected.fileName,
      }
    },
  })

  answer(removeDocumentCall, {
    admit: async (caller, { params }) =>
      admitRemoval(caller, params.customerId, await readStaffRights(service.database.db)),
    handle: async (admitted, { params, query: { seen, misdirected } }) => {
      const removal = { seen, isMisdirected: misdirected === '1' }
      return { until: await removeDocument(service, admitted, params.number, removal) }
    },
  })
}

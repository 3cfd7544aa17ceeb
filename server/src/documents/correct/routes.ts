import { correctionPaths } from '@hausblick/contract/correctionPaths.ts'
import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { correctDocumentReply, removeDocumentReply } from '@hausblick/contract/documents.ts'
import {
  correctDocumentBody,
  documentParams,
  removeDocumentQuery,
} from '@hausblick/contract/requests.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { admitCorrections } from '../../http/access.ts'
import { ServiceError } from '../../http/errors.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { removeDocument } from '../withheld/remove.ts'
import { correctDocument } from './correct.ts'

/** Registers what staff do to put a document right. */
export function registerCorrections(app: App, service: Service): void {
  const { callerOf } = service
  const correctSchema = {
    summary:
      'Gives a document other parts or another customer and returns where it is now; for staff. A customer who loses it is told by mail.',
    params: documentParams,
    body: correctDocumentBody,
    response: describeReplies(correctDocumentReply),
  }
  app.patch(correctionPaths.document, { schema: correctSchema }, async (request) => {
    const caller = admitCorrections(await callerOf(request))
    const { date } = request.body
    const fault = date === null ? null : findDocumentDayFault(date, berlinDay(new Date()))
    if (fault !== null) throw new ServiceError(400, fault)
    const corrected = await correctDocument(service, caller, request.params, request.body)
    return {
      customerId: corrected.customerId,
      number: corrected.number,
      name: corrected.fileName,
    }
  })

  const removeSchema = {
    summary:
      'Removes a document and returns when it is destroyed; until then, operators can restore it. For staff.',
    params: documentParams,
    querystring: removeDocumentQuery,
    response: describeReplies(removeDocumentReply),
  }
  app.delete(correctionPaths.document, { schema: removeSchema }, async (request) => {
    const caller = admitCorrections(await callerOf(request))
    const { seen, misdirected } = request.query
    const removal = { seen, isMisdirected: misdirected === '1' }
    return { until: await removeDocument(service, caller, request.params, removal) }
  })
}

import {
  type ReportFormat,
  reportFileName,
  reportFormats,
} from '@hausblick/contract/calls/reports.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { BareReply } from '../../platform/http/exchange.ts'

/** Sends a report as a file to keep. */
export function sendReport(
  reply: BareReply,
  bytes: Uint8Array,
  { year, format }: { readonly year: number; readonly format: ReportFormat },
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition(reportFileName(year, format)),
    })
    .type(reportFormats[format].type)
    .send(Buffer.from(bytes))
}

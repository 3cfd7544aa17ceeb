import { type ReportFormat, reportFileName, reportFormats } from '@hausblick/contract/reports.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { describeErrorReplies } from '../http/schemas.ts'

const FILE = { type: 'string', format: 'binary' }

/** Returns the schemas of a reply that is a report in any format. */
export function describeReport() {
  const types = Object.values(reportFormats).map(({ type }) => [type, { schema: FILE }])
  return { ...describeErrorReplies(), 200: { content: Object.fromEntries(types) } }
}

/** Sends a report as a file to keep. */
export function sendReport(
  reply: FastifyReply,
  bytes: Uint8Array,
  { year, format }: { readonly year: number; readonly format: ReportFormat },
): FastifyReply {
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(reportFileName(year, format)),
  })
  return reply.type(reportFormats[format].type).send(Buffer.from(bytes))
}

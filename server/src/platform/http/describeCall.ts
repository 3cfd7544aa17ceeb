import type { Call } from '@hausblick/contract/calls/call.ts'
import type { FastifySchema } from 'fastify'
import { describeErrorReplies, describeReplies } from './schemas.ts'

/** Returns what Fastify validates, serialises and describes a call by. */
export function describeCall({
  summary,
  params,
  query,
  headers,
  body,
  form,
  ...call
}: Call): FastifySchema {
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(form && { consumes: ['multipart/form-data'] }),
    // For the OpenAPI description alone: a form has not been read when its route is checked.
    ...(typeof form === 'object' && { form }),
    response: call.file
      ? describeFile(call.file, call.ranges)
      : describeReplies(call.wire ?? call.reply),
  }
}

function describeFile(types: readonly string[], ranges = false) {
  const file = { content: Object.fromEntries(types.map((type) => [type, describeBytes(type)])) }
  return { ...describeErrorReplies(), 200: file, ...(ranges && { 206: file }) }
}

function describeBytes(type: string) {
  return { schema: { type: 'string', ...(!type.startsWith('text/') && { format: 'binary' }) } }
}

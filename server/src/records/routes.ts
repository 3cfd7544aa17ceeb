import { recordPath } from '@hausblick/contract/calls.ts'
import { dataReadQuerySchema } from '@hausblick/contract/requests.ts'
import { rowSchema } from '@hausblick/contract/rows/fields.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { admitRecords } from '../http/access.ts'
import { describeReplies } from '../http/schemas.ts'
import { sendPages } from '../http/sendPages.ts'
import type { App, Service } from '../http/service.ts'
import { isUnchanged } from '../http/unchanged.ts'
import { createReadTag, type ReadTag } from './etag.ts'
import { readAllRecords, readRecords } from './read.ts'
import type { RecordKind } from './recordKind.ts'
import { recordKinds } from './recordKinds.ts'
import { type DecodedRow, writeRow } from './row.ts'

/** Registers the six data reads. */
export async function registerRecordReads(app: App, service: Service): Promise<void> {
  const readTag = await createReadTag(service.database.db)
  for (const kind of recordKinds) registerRead(app, service, kind, readTag)
}

function registerRead(
  app: App,
  { config, database: { db }, callerOf }: Service,
  kind: RecordKind,
  readTag: ReadTag,
): void {
  const schema = {
    summary: `Rows of ${kind.name}: of one customer, or of every customer that the caller may see.`,
    querystring: dataReadQuerySchema,
    response: describeReplies(z.array(rowSchema(kind.fields))),
  }
  app.get(recordPath(kind.name), { schema }, async (request, reply) => {
    const caller = await callerOf(request)
    const scope = admitRecords(caller, request.query.customerId, config.demoCustomerId)
    const etag = await readTag(scope)
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: varyOf(reply) })
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const write = (rows: readonly DecodedRow[]) => rows.map((row) => writeRow(kind, row))
    if (scope.kind === 'all') return sendPages(reply, readAllRecords(db, kind, scope), write)
    return write(await readRecords(db, kind, [scope]))
  })
}

/** Returns the headers on which the reply depends: the caller's, and those named before. */
function varyOf(reply: FastifyReply): string {
  const named = reply.getHeader('vary')
  return named === undefined ? 'authorization' : `${named}, authorization`
}

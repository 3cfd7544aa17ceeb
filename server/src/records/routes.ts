import { recordPath } from '@hausblick/contract/calls.ts'
import { dataReadQuerySchema } from '@hausblick/contract/requests.ts'
import { rowSchema } from '@hausblick/contract/rows/fields.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { readDataVersion } from '../customers/store.ts'
import { admitRecords } from '../http/access.ts'
import { chooseEncoding } from '../http/contentEncoding.ts'
import { describeReplies } from '../http/schemas.ts'
import { sendPages } from '../http/sendPages.ts'
import type { App, Service } from '../http/service.ts'
import { isUnchanged } from '../http/unchanged.ts'
import { createReadTags, type ReadTags } from './etag.ts'
import { createKeptBodies, createReadBody, type KeptBodies } from './keptBodies.ts'
import { createWholeRead } from './read.ts'
import type { RecordKind } from './recordKind.ts'
import { recordKinds } from './recordKinds.ts'
import { type StoredRow, writeStoredRow } from './row.ts'

/** Registers the data reads. */
export async function registerRecordReads(app: App, service: Service): Promise<void> {
  const tags = await createReadTags(service.database.db)
  const kept = createKeptBodies()
  for (const kind of recordKinds) registerRead(app, service, kind, tags, kept)
}

function registerRead(
  app: App,
  { config, database: { db }, callerOf, look }: Service,
  kind: RecordKind,
  tags: ReadTags,
  kept: KeptBodies,
): void {
  const schema = {
    summary: `Rows of ${kind.name}: of one customer, or of every customer that the caller may see.`,
    querystring: dataReadQuerySchema,
    response: describeReplies(z.array(rowSchema(kind.fields))),
  }
  const readBody = createReadBody(db, kind, kept)
  const readAll = createWholeRead(kind)
  const write = (rows: readonly StoredRow[]) => rows.map((row) => writeStoredRow(kind, row))

  app.get(recordPath(kind.name), { schema }, async (request, reply) => {
    const caller = await callerOf(request)
    const scope = admitRecords(caller, request.query.customerId, config.demoCustomerId)
    await look(caller, scope)
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
    reply.headers({ 'cache-control': 'private, no-cache', vary: varyOf(reply) })
    if (scope.kind === 'all') {
      const etag = await tags.ofAll()
      reply.header('etag', etag)
      if (isUnchanged(known, etag)) return reply.code(304).send()
      return sendPages(reply, readAll(db, scope), write)
    }
    const version = await readDataVersion(db, scope.customerId)
    const etag = tags.ofCustomer(scope.customerId, version)
    reply.header('etag', etag)
    if (isUnchanged(known, etag)) return reply.code(304).send()
    const body = await readBody(scope, version, chooseEncoding(accepted))
    // Written in between.
    if (body.version !== version)
      reply.header('etag', tags.ofCustomer(scope.customerId, body.version))
    if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding)
    return reply.type('application/json; charset=utf-8').send(body.bytes)
  })
}

/** Returns the headers on which the reply depends: those named before, the caller's and the encoding's. */
function varyOf(reply: FastifyReply): string {
  const named = reply.getHeader('vary')
  const own = 'authorization, accept-encoding'
  return named === undefined ? own : `${named}, ${own}`
}

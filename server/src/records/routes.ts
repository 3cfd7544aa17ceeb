import { paths, recordPath } from '@hausblick/contract/calls.ts'
import { date } from '@hausblick/contract/encoding/date.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { dataReadQuerySchema, historyQuerySchema } from '@hausblick/contract/requests.ts'
import { rowSchema } from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { valuationFields, yearsReply } from '@hausblick/contract/years.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { readDataVersion } from '../customers/store.ts'
import { admitRecords } from '../http/access.ts'
import { chooseEncoding } from '../http/contentEncoding.ts'
import { describeReplies } from '../http/schemas.ts'
import { sendPages } from '../http/sendPages.ts'
import type { App, Service } from '../http/service.ts'
import { isUnchanged } from '../http/unchanged.ts'
import { registerDataDay } from './dataDay.ts'
import { describeRead } from './describeRead.ts'
import { createReadTags, type ReadTags } from './etag.ts'
import { createHistoryRead, readValuations, readYears } from './history.ts'
import { createKeptBodies, createReadBody, type KeptBodies } from './keptBodies.ts'
import { createWholeRead, keepByYear } from './read.ts'
import { inYears, type RecordKind } from './recordKind.ts'
import { recordKinds } from './recordKinds.ts'
import { type StoredRow, writeStoredRow } from './row.ts'

/** Registers the data reads, and those of the years and valuations. */
export async function registerRecordReads(app: App, service: Service): Promise<void> {
  registerHistory(app, service)
  const tags = await createReadTags(service.database.db)
  const kept = createKeptBodies()
  for (const kind of recordKinds) registerRead(app, service, kind, tags, kept)
  registerDataDay(app, service)
}

function registerHistory(app: App, service: Service): void {
  const yearsOf = createHistoryRead(service, readYears)
  const yearsSchema = {
    summary: 'The years with monthly figures other than zero.',
    querystring: historyQuerySchema,
    response: describeReplies(yearsReply),
  }
  app.get(paths.years, { schema: yearsSchema }, async (request) =>
    yearsOf(await service.callerOf(request), request.query),
  )

  const valuationsOf = createHistoryRead(service, readValuations)
  const valuationsSchema = {
    summary: 'What was worth how much when, of all that has been valued more than once.',
    querystring: historyQuerySchema,
    response: describeReplies(z.array(rowSchema(valuationFields))),
  }
  app.get(paths.valuations, { schema: valuationsSchema }, async (request) => {
    const rows = await valuationsOf(await service.callerOf(request), request.query)
    return rows.map(({ valuationdate, value, ...row }) => ({
      ...row,
      itemid: row.itemid ?? '',
      valuationdate: date.write(valuationdate),
      value: money.write(value),
    }))
  })
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
    response: describeReplies(z.array(rowOf(kind))),
  }
  const bodyOf = keepByYear((year) => createReadBody(db, kind, kept, year))
  const allOf = keepByYear((year) => createWholeRead(kind, year))

  app.get(recordPath(kind.name), { schema }, async (request, reply) => {
    const caller = await callerOf(request)
    const { customerId, year = null } = request.query
    const asked = describeRead(kind, year)
    const scope = admitRecords(caller, customerId, config.demoCustomerId, asked)
    await look(caller, scope)
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
    reply.headers({ 'cache-control': 'private, no-cache', vary: varyOf(reply) })
    if (scope.kind === 'all') {
      const etag = await tags.ofAll()
      reply.header('etag', etag)
      if (isUnchanged(known, etag)) return reply.code(304).send()
      const ofYear = inYears(kind, [year ?? DATA_YEAR])
      const write = (rows: readonly StoredRow[]) => rows.map((row) => writeStoredRow(ofYear, row))
      return sendPages(reply, allOf(year)(db, scope), write)
    }
    const version = await readDataVersion(db, scope.customerId)
    const etag = tags.ofCustomer(scope.customerId, version)
    reply.header('etag', etag)
    if (isUnchanged(known, etag)) return reply.code(304).send()
    const body = await bodyOf(year)(scope, version, chooseEncoding(accepted))
    // Written in between.
    if (body.version !== version)
      reply.header('etag', tags.ofCustomer(scope.customerId, body.version))
    if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding)
    return reply.type('application/json; charset=utf-8').send(body.bytes)
  })
}

/** Describes a row, whose months are of the data year or of another. */
function rowOf(kind: RecordKind) {
  if (!kind.cashFlow) return rowSchema(kind.fields)
  const own = kind.stored.filter(({ year }) => year === null).map(({ name }) => [name, z.string()])
  const months = z.string().check(z.describe('months of the year asked for'))
  return z.union([rowSchema(kind.fields), z.catchall(z.object(Object.fromEntries(own)), months)])
}

/** Returns the headers on which the reply depends: those named before, the caller's and the encoding's. */
function varyOf(reply: FastifyReply): string {
  const named = reply.getHeader('vary')
  const own = 'authorization, accept-encoding'
  return named === undefined ? own : `${named}, ${own}`
}

import { recordCalls } from '@hausblick/contract/calls/records.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { readDataVersion } from '../people/customers/store.ts'
import { admitRecords } from '../platform/http/access/records.ts'
import { createAnswer } from '../platform/http/answer.ts'
import { chooseEncoding } from '../platform/http/contentEncoding.ts'
import type { BareReply } from '../platform/http/exchange.ts'
import { sendPages } from '../platform/http/sendPages.ts'
import type { App, Service } from '../platform/http/service.ts'
import { isUnchanged } from '../platform/http/unchanged.ts'
import { type BodyCache, createBodyCache, createReadBody } from './bodyCache.ts'
import { createReadTags, type ReadTags } from './etag.ts'
import { cacheByPeriod, createCustomerRead, createWholeRead, type Period } from './read.ts'
import type { RecordKind } from './recordKind.ts'
import { recordKinds } from './recordKinds.ts'
import { createWriteRow } from './wireRows.ts'

export async function registerRecordKinds(app: App, service: Service): Promise<void> {
  const tags = await createReadTags(service.database.db)
  const cache = createBodyCache()
  for (const kind of recordKinds) registerKind(app, service, kind, tags, cache)
}

function registerKind(
  app: App,
  service: Service,
  kind: RecordKind,
  tags: ReadTags,
  cache: BodyCache,
): void {
  const { config, database } = service
  const { db } = database
  const call = recordCalls[kind.name]
  const readOf = createCustomerRead(kind)
  const bodyOf = cacheByPeriod((period) => createReadBody(db, kind, cache, period))
  const allOf = cacheByPeriod((period) => createWholeRead(kind, period))

  createAnswer(app, service)(call, {
    admit: (caller, { query: { customerId, year } }) => {
      // What has no months belongs to no year unless one is asked for.
      const ofYear = kind.cashFlow ? periodOf(year).year : (year ?? null)
      const asked = { part: call.shows, year: ofYear }
      return admitRecords(caller, customerId, config.demoCustomerId, asked)
    },
    cacheControl: 'private, no-cache',
    handle: async (scope, { query: { year } }) => {
      if (scope.kind === 'all') throw new Error('A page shows the records of one customer.')
      return await readOf(db, scope, periodOf(year))
    },
    send: async (scope, { query: { year } }, { request, reply }) => {
      const period = periodOf(year)
      const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
      reply.header('vary', varyOf(reply))
      if (scope.kind === 'all') {
        const etag = await tags.ofAll()
        reply.header('etag', etag)
        if (isUnchanged(known, etag)) return reply.code(304).send()
        const write = createWriteRow(kind, period.year)
        return sendPages(reply, allOf(period)(db, scope), (rows) => rows.map(write))
      }
      const version = await readDataVersion(db, scope.customerId)
      const etag = tags.ofCustomer(scope.customerId, version)
      reply.header('etag', etag)
      if (isUnchanged(known, etag)) return reply.code(304).send()
      const body = await bodyOf(period)(scope, version, chooseEncoding(accepted))
      // Written in between.
      if (body.version !== version)
        reply.header('etag', tags.ofCustomer(scope.customerId, body.version))
      if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding)
      return reply.type('application/json; charset=utf-8').send(body.bytes)
    },
  })
}

/** Returns what a call asks for: the rows of a year, or the newest ones with months of the data year. */
function periodOf(year: number | undefined): Period {
  return year === undefined ? { year: DATA_YEAR, which: 'listed' } : { year, which: 'ofYear' }
}

/** Returns the headers on which the reply depends: those named before, the caller's and the encoding's. */
function varyOf(reply: BareReply): string {
  const named = reply.getHeader('vary')
  const own = 'authorization, accept-encoding'
  return named === undefined ? own : `${named}, ${own}`
}

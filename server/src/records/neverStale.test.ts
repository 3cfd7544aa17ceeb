import { brotliDecompressSync } from 'node:zlib'
import { recordCalls } from '@hausblick/contract/calls/records.ts'
import fc from 'fast-check'
import type { Selectable } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { IdentitySessionTable } from '../platform/database/tables/accounts.ts'
import { admitCommand } from '../platform/http/access.ts'
import type { App } from '../platform/http/service.ts'
import { signIn } from '../testing/accounts.ts'
import { newApps, STAFF } from '../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { SAMPLE_YEAR, sampleMonths, sampleRow } from '../testing/sampleRow.ts'
import { inYears, toColumns } from './editions.ts'
import { creditKind } from './kinds/credit.ts'
import { propertyKind } from './kinds/property.ts'
import { readDatedRows } from './read.ts'
import type { RecordKind } from './recordKind.ts'
import { writeRow } from './row.ts'
import { replaceRecords } from './write.ts'

const TIMES = 300
const CUSTOMERS = ['A', 'B'] as const
/** One with months and one without, each with an amount. */
const kinds: readonly { kind: RecordKind; amount: string | null }[] = [
  { kind: propertyKind, amount: null },
  { kind: creditKind, amount: 'remainingcredit' },
]
const links = [
  { kind: 'customer', customer_id: 'A' },
  { kind: 'customer', customer_id: 'B' },
  { kind: 'staff', customer_id: null },
  null,
] as const

const change = fc.record({
  kind: fc.constantFrom(...kinds),
  customerId: fc.constantFrom(...CUSTOMERS),
  items: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
  cents: fc.nat(99),
})
const step = fc.record({
  change: fc.option(change),
  link: fc.constantFrom(...links),
  changesLink: fc.nat(2).map((number) => number === 0),
  isSignedIn: fc.nat(9).map((number) => number > 0),
  hasKey: fc.nat(9).map((number) => number > 0),
  kind: fc.constantFrom(...kinds).map(({ kind }) => kind),
  asked: fc.constantFrom(...CUSTOMERS, undefined),
  encoding: fc.constantFrom('br', 'identity'),
})
type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never
type Asked = Pick<
  typeof step extends fc.Arbitrary<infer Made> ? Made : never,
  'kind' | 'asked' | 'encoding'
>

onEachDatabase('cached answers', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let authorization: string
  let session: Selectable<IdentitySessionTable>
  let state: { link: (typeof links)[number]; isSignedIn: boolean; hasKey: boolean }
  /** What was received with each tag, by kind. */
  const received = new Map<string, string>()
  /** The tag received last, by what was asked. */
  const tags = new Map<string, string>()

  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    for (const customerId of CUSTOMERS)
      for (const kind of kinds) await write({ kind, customerId, items: [0], cents: 0 })
    const account = { email: STAFF, kind: 'customer', customerId: 'A' } as const
    authorization = (await signIn(database, account)).authorization
    session = await database.db.selectFrom('identity_session').selectAll().executeTakeFirstOrThrow()
    state = { link: links[0], isSignedIn: true, hasKey: true }
  })

  async function write({ kind: { kind, amount }, customerId, items, cents }: Change) {
    const said = amount === null ? {} : { [amount]: cents }
    const months = [sampleMonths({ income: [cents] })]
    const rows = items.map((item) => sampleRow(kind, customerId, `${item}`, said, months))
    await database.db
      .transaction()
      .execute((trx) =>
        replaceRecords(trx, inYears(kind, [SAMPLE_YEAR]), new Map([[customerId, rows]])),
      )
  }

  async function set({ link, isSignedIn, hasKey }: typeof state): Promise<void> {
    const { db } = database
    const account = db.selectFrom('identity_user').select('id')
    if (link !== state.link) {
      await db.deleteFrom('account_link').execute()
      const { id } = await account.executeTakeFirstOrThrow()
      const values = { issuer: 'hausblick', subject: id, email: STAFF, created_at: '' }
      if (link)
        await db
          .insertInto('account_link')
          .values({ ...link, ...values })
          .execute()
    }
    if (isSignedIn !== state.isSignedIn)
      await (isSignedIn
        ? db.insertInto('identity_session').values(session).execute()
        : db.deleteFrom('identity_session').execute())
    if (hasKey !== state.hasKey) {
      const [from, id] = hasKey ? ['removed', 'tests'] : ['tests', 'removed']
      await db.updateTable('identity_key').set({ id }).where('id', '=', from).execute()
    }
    state = { link, isSignedIn, hasKey }
  }

  /** What a read without anything cached gives: its rows, or the status that refuses it. */
  async function readAnew({ kind, asked }: Asked): Promise<string> {
    const { link, isSignedIn, hasKey } = state
    if (!(isSignedIn && hasKey)) return '401'
    if (!link) return '403'
    if (link.kind === 'customer' && asked !== undefined && asked !== link.customer_id) return '403'
    const customerId = asked ?? link.customer_id
    const scopes = (customerId === null ? CUSTOMERS : [customerId]).map(admitCommand)
    const edition = inYears(kind, [SAMPLE_YEAR])
    const rows = await readDatedRows(database.db, edition, scopes, 'listed')
    return JSON.stringify(rows.map((row) => writeRow(edition.columns, toColumns(edition, row))))
  }

  async function read({ kind, asked, encoding }: Asked): Promise<string> {
    const question = JSON.stringify([kind.name, asked, state.link])
    const reply = await app.inject({
      url: recordCalls[kind.name].path,
      query: asked === undefined ? {} : { customerId: asked },
      headers: {
        authorization,
        'accept-encoding': encoding,
        'if-none-match': tags.get(question) ?? '"none"',
      },
    })
    const { statusCode, headers, rawPayload } = reply
    const tag = `${kind.name} ${headers.etag}`
    if (statusCode === 304) return received.get(tag) ?? 'nothing with this tag'
    if (statusCode !== 200) return String(statusCode)
    const isPacked = headers['content-encoding'] === 'br'
    const body = String(isPacked ? brotliDecompressSync(rawPayload) : rawPayload)
    // A tag of all customers is read before their rows, which may be newer.
    if (asked !== undefined || state.link?.kind === 'customer')
      expect(received.get(tag) ?? body).toBe(body)
    received.set(tag, body)
    tags.set(question, String(headers.etag))
    return body
  }

  test(`are what is read anew, ${TIMES} times between and beside changes`, async () => {
    const run = fc.asyncProperty(
      fc.array(step, { minLength: TIMES, maxLength: TIMES, size: 'max' }),
      async (steps) => {
        for (const { change, link, changesLink, isSignedIn, hasKey, ...asked } of steps) {
          await set({ link: changesLink ? link : state.link, isSignedIn, hasKey })
          const before = await readAnew(asked)
          const [beside] = await Promise.all([read(asked), change && write(change)])
          const after = await readAnew(asked)
          expect([before, after]).toContain(beside)
          expect(await read(asked)).toBe(after)
        }
      },
    )
    await fc.assert(run, { numRuns: 1, endOnFailure: true })
  })
})

// Over 200 lines because it is one model: what can change, and the recount that is compared.

import { listDirectoryCall } from '@hausblick/contract/calls/customerDirectory.ts'
import fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { inYears } from '../../../records/editions.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { replaceRecords } from '../../../records/write.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { SAMPLE_YEAR, sampleMonths, sampleRow } from '../../../testing/sampleRow.ts'
import { updateCustomerSearch } from '../../accounts/customerSearch/entries.ts'
import { writeNames } from '../names.ts'
import { lockCustomers } from '../store.ts'
import { listDirectory } from './list.ts'
import { renewSummaries } from './renew.ts'

const TIMES = 20
const CUSTOMERS = ['A', 'B', 'C'] as const
const TIME = '2026-11-25T12:00:00.000Z'

/** A change of one customer; `item` chooses what of it. */
interface Change {
  readonly customerId: string
  readonly item: number
  readonly what: string
  readonly number: number
}

type Act = (trx: Transaction<Schema>, change: Change) => Promise<unknown>

const run = async (trx: Transaction<Schema>, statement: string) =>
  await sql.raw(statement).execute(trx)
const ofItem = ({ customerId, item }: Change) => `${customerId}-${item}`

const changes: Readonly<Record<string, Act>> = {
  units: (trx, { customerId, number }) =>
    replaceRecords(
      trx,
      inYears(propertyOverviewKind, [SAMPLE_YEAR]),
      new Map([
        [
          customerId,
          Array.from({ length: number % 4 }, (_, index) =>
            sampleRow(propertyOverviewKind, customerId, `${customerId}-${index}`),
          ),
        ],
      ]),
    ),
  portfolio: (trx, { customerId, number }) => {
    const income = Array.from({ length: 12 }, (_, month) => (month < number % 13 ? 1 : null))
    const months = [sampleMonths({ income, expenses: income.map(() => null) }, null)]
    const row = sampleRow(portfolioKind, customerId, '', { portfoliovalue: number }, months)
    const rows = new Map([[customerId, number % 5 === 0 ? [] : [row]]])
    return replaceRecords(trx, inYears(portfolioKind, [SAMPLE_YEAR]), rows)
  },
  name: (trx, { customerId, number }) => writeNames(trx, [[customerId, `Name ${number % 3}`]]),
  invitation: (trx, change) =>
    run(
      trx,
      `insert into invitation (token_hash, kind, customer_id, created_at, expires_at, mailed_to, queued_at)
       values ('${ofItem(change)}', 'customer', '${change.customerId}', '${change.number % 3}',
         '${2025 + (change.number % 3)}', ${change.number % 2 === 0 ? 'null, null' : `'mail${change.number}@example.org', ''`})
       on conflict do nothing`,
    ),
  invitationState: (trx, { number, ...change }) => {
    const column = ['redeemed_at', 'sent_at', 'refused_at', 'opened_at', 'queued_at'][number % 5]
    return run(
      trx,
      `update invitation set ${column} = '${TIME}' where token_hash = '${ofItem({ ...change, number })}'`,
    )
  },
  withdrawn: (trx, change) =>
    run(trx, `delete from invitation where token_hash = '${ofItem(change)}'`),
  account: async (trx, { item, number, customerId }) => {
    await run(
      trx,
      `insert into account_link (issuer, subject, kind, email, customer_id, created_at)
       values ('i', '${item}', 'customer', 'a${item}@example.org', '${customerId}', '${number}')
       on conflict (issuer, subject) do update set email = 'b${number}@example.org'`,
    )
    await updateCustomerSearch(trx, CUSTOMERS)
  },
  further: async (trx, { item, customerId }) => {
    // Locked, so that it does not end meanwhile.
    const account = await trx
      .selectFrom('account_link')
      .select(['issuer', 'subject'])
      .where('subject', '=', `${item}`)
      .where('customer_id', '<>', customerId)
      .forUpdate()
      .executeTakeFirst()
    if (account)
      await trx
        .insertInto('further_customer')
        .values({ ...account, customer_id: customerId, created_at: '5' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await updateCustomerSearch(trx, CUSTOMERS)
  },
  ended: async (trx, { item }) => {
    await run(trx, `delete from account_link where subject = '${item}'`)
    await updateCustomerSearch(trx, CUSTOMERS)
  },
  document: (trx, { customerId, item, number }) =>
    run(
      trx,
      `insert into document (customer_id, number, storage_key, file_name, street, type, name, size,
         sha256, state, typed_name, message, uploaded_at, text_state)
       values ('${customerId}', ${item + 1}, '${customerId}${item}', '${item}', '', '', '', 1, '',
         ${number % 2 === 0 ? 'null' : "'received'"}, '', '', '', 'none') on conflict do nothing`,
    ),
  filed: (trx, { customerId, item, number }) =>
    run(
      trx,
      `update document set state = '${number % 2 === 0 ? 'filed' : 'received'}'
       where customer_id = '${customerId}' and number = ${item + 1}`,
    ),
  removed: (trx, { customerId, item }) =>
    run(trx, `delete from document where customer_id = '${customerId}' and number = ${item + 1}`),
}

const change: fc.Arbitrary<Change> = fc.record({
  customerId: fc.constantFrom(...CUSTOMERS),
  item: fc.nat(2),
  what: fc.constantFrom(...Object.keys(changes)),
  number: fc.nat(30),
})
/** What happens at once. */
const step = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  renews: fc.boolean(),
})

onEachDatabase('what the list of customers shows', (newDatabase) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await newDatabase()
    await transact(database.db, (trx) => lockCustomers(trx, CUSTOMERS))
  })

  /** Counts everything anew. */
  async function recount(now: string) {
    const { db } = database
    const of = <Row extends { customer_id: unknown }>(rows: readonly Row[], id: string) =>
      rows.filter(({ customer_id }) => customer_id === id)
    const units = await db.selectFrom('property_overview').select('customer_id').execute()
    const portfolios = await db
      .selectFrom('portfolio')
      .select(['customer_id', 'value_cents'])
      .execute()
    const cashFlow = await db.selectFrom('cash_flow').selectAll().execute()
    const accounts = await db.selectFrom('account_link').selectAll().execute()
    const further = await db.selectFrom('further_customer').selectAll().execute()
    const invitations = await db.selectFrom('invitation').selectAll().execute()
    const documents = await db.selectFrom('document').select(['customer_id', 'state']).execute()
    const customers = await db.selectFrom('customer').select(['id', 'name']).orderBy('id').execute()
    return customers.map(({ id, name }) => {
      const people = [
        ...of(accounts, id),
        ...of(further, id).map((row) => ({
          ...row,
          email: accounts.find(({ subject }) => subject === row.subject)?.email ?? '',
        })),
      ].toSorted((one, other) =>
        `${one.created_at} ${one.subject}` < `${other.created_at} ${other.subject}` ? -1 : 1,
      )
      const [open] = of(invitations, id)
        .filter(({ redeemed_at }) => redeemed_at === null)
        .toSorted((one, other) =>
          one.created_at === other.created_at
            ? one.token_hash.localeCompare(other.token_hash)
            : other.created_at.localeCompare(one.created_at),
        )
      const state = !open
        ? 'none'
        : open.refused_at !== null
          ? 'refused'
          : open.expires_at <= now
            ? 'expired'
            : open.opened_at !== null
              ? 'opened'
              : open.sent_at !== null
                ? 'sent'
                : open.queued_at !== null
                  ? 'queued'
                  : 'link'
      const months = of(cashFlow, id).flatMap(({ year, ...row }) =>
        Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
          .filter((month) => row[`income_${month}`] !== null || row[`expenses_${month}`] !== null)
          .map((month) => `${year}-${month}`),
      )
      return {
        id,
        name: name || null,
        email: people[0]?.email ?? open?.mailed_to ?? '',
        units: of(units, id).length,
        value: of(portfolios, id)[0]?.value_cents ?? null,
        figuresUntil: months.toSorted().at(-1) ?? null,
        people: people.length,
        access: people.length > 0 ? 'member' : state,
        expiresAt: open?.expires_at ?? null,
        waiting: of(documents, id).filter(({ state }) => state === 'received').length,
      }
    })
  }

  test('is what a recount finds, whatever changes at once', { timeout: 120_000 }, async () => {
    const now = new Date(TIME)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { changes: all, renews } of steps) {
          const acts = all.map((one) =>
            transact(database.db, async (trx) => await changes[one.what]?.(trx, one)),
          )
          await Promise.all([...acts, ...(renews ? [renewSummaries(database)] : [])])
          const { customers } = await listDirectory(database, admitCommand(), {}, now)
          listDirectoryCall.reply.shape.customers.parse(customers)
          const listed = customers.toSorted((one, other) => (one.id < other.id ? -1 : 1))
          const counted = await recount(TIME)
          expect(listed).toMatchObject(counted)
        }
      }),
      { numRuns: TIMES },
    )
  })
})

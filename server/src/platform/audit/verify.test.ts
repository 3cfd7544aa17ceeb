// Over 200 lines because it is one table of what can be done to the log, with the log's rules for deletion and expiry.
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { transact } from '../database/transact.ts'
import { serviceActor } from './entry.ts'
import { removeOldLines } from './expire.ts'
import { createAuditLog } from './log.ts'
import { redactCustomer } from './redact.ts'
import { verifyLog } from './verify.ts'

const secrets = ['ein geheimer Text für die Tests'] as const
const operator = {
  kind: 'operator',
  issuer: 'hausblick',
  subject: 'o',
  email: 'chefin@example.org',
} as const
const anna = {
  kind: 'customer',
  issuer: 'hausblick',
  subject: 'a',
  email: 'a@example.org',
} as const

onEachDatabase('the audit log', (newDatabase) => {
  const log = createAuditLog(secrets)
  let database: TestDatabase
  const run = async (statement: RawBuilder<unknown>) => await statement.execute(database.db)
  const append = async (details: Record<string, string>, customerId = 'A', by = log) =>
    await transact(database.db, (trx) =>
      by.append(trx, { action: 'documentFiled', actor: operator, customerId, details }),
    )
  const faults = async (known: readonly [string, ...string[]] = secrets) => {
    const state = await verifyLog(database.db, known)
    return state.faults.map(({ kind, number, last }) =>
      last === undefined ? `${kind} ${number}` : `${kind} ${number}-${last}`,
    )
  }

  /** Nine lines, the first of which says that the log begins. */
  beforeEach(async () => {
    database = await newDatabase()
    for (let line = 2; line <= 9; line++) await append({ document: `Brief ${line}` })
  })

  test('is sound as the service writes it, also by several at once and with a new secret', async () => {
    const renewed = createAuditLog(['ein neuer', ...secrets])
    await Promise.all(
      Array.from({ length: 20 }, (_, each) => append({ document: `${each}` }, 'B', renewed)),
    )
    expect(await faults(['ein neuer', ...secrets])).toEqual([])
    const { lines, end } = await verifyLog(database.db, ['ein neuer'])
    expect([lines, end]).toEqual([29, { number: 29, hash: expect.stringMatching(/^[\da-f]{64}$/) }])
  })

  describe('shows where', () => {
    const edits: readonly [what: string, statement: RawBuilder<unknown>, found: string[]][] = [
      ['a line is removed', sql`delete from audit_entry where number = 5`, ['missing 5-5']],
      ['the last line is removed', sql`delete from audit_entry where number = 9`, ['missing 9-9']],
      [
        'the first lines are removed',
        sql`delete from audit_entry where number < 4`,
        ['missing 1-3'],
      ],
      ['all lines are removed', sql`delete from audit_entry`, ['missing 1-9']],
      [
        'what happened is changed',
        sql`update audit_entry set details = '{"document":"x"}' where number = 4`,
        ['changed 4'],
      ],
      [
        'who did it is changed',
        sql`update audit_entry set actor_email = 'x' where number = 4`,
        ['changed 4'],
      ],
      [
        'when is changed',
        sql`update audit_entry set at = '2020' where number = 4`,
        ['changed 4', 'misplaced 4'],
      ],
      [
        'whose data is changed',
        sql`update audit_entry set customer_id = null where number = 4`,
        ['changed 4'],
      ],
      [
        'the digest is changed',
        sql`update audit_entry set digest = 'x' where number = 4`,
        ['changed 4', 'misplaced 4'],
      ],
      [
        'the hash is changed',
        sql`update audit_entry set hash = 'x' where number = 4`,
        ['misplaced 4', 'misplaced 5'],
      ],
      [
        'two lines are swapped',
        sql`update audit_entry set number = case number when 4 then -7 else -4 end where number in (4, 7)`,
        ['misplaced 4', 'misplaced 5', 'misplaced 7', 'misplaced 8'],
      ],
      [
        'a line is inserted at the end',
        sql`insert into audit_entry select 10, at, action, actor_kind, actor_issuer, actor_subject, actor_email, customer_id, details, null, salt, digest, hash, null, format from audit_entry where number = 9`,
        ['misplaced 10', 'foreign 10'],
      ],
      [
        'a line is inserted before the beginning',
        sql`insert into audit_entry select 0, at, action, actor_kind, actor_issuer, actor_subject, actor_email, customer_id, details, null, salt, digest, hash, null, format from audit_entry where number = 9`,
        ['foreign 0'],
      ],
      [
        'a line is emptied',
        sql`update audit_entry set action = 'redacted', actor_kind = null, actor_issuer = null, actor_subject = null, actor_email = null, customer_id = null, details = null, salt = null, redacted_by = 9 where number = 4`,
        ['unexplained 4'],
      ],
      [
        'an emptied line gets words',
        sql`update audit_entry set action = 'redacted', salt = null, redacted_by = 9 where number = 4`,
        ['changed 4'],
      ],
      ['the end is changed', sql`update audit_head set last_number = 8`, ['foreign 9', 'ends 8']],
      [
        'the end is forged',
        sql`update audit_head set last_hash = 'x', mac = 'x'`,
        ['ends 9', 'ends 9'],
      ],
      [
        'the log is reset',
        sql`update audit_head set last_number = 0, last_hash = '', mac = null`,
        ['empty 1'],
      ],
    ]
    test.each(edits)('%s', async (_what, statement, found) => {
      await run(statement)
      // The columns of a primary key cannot pass each other in one statement.
      await run(sql`update audit_entry set number = -number where number < 0`)
      expect(await faults()).toEqual(found)
    })

    test('the tail is removed together with the end', async () => {
      const { rows } = await sql<{
        hash: string
      }>`select hash from audit_entry where number = 7`.execute(database.db)
      await run(sql`delete from audit_entry where number > 7`)
      await run(sql`update audit_head set last_number = 7, last_hash = ${rows[0]?.hash}`)
      expect(await faults()).toEqual(['ends 7'])
      // Going on would hide it: the log says it instead, for good.
      await append({ document: 'danach' })
      expect(await faults()).toEqual(['broken 8'])
    })

    test('a line was inserted that the service then met', async () => {
      await run(
        sql`insert into audit_entry select 10, at, action, actor_kind, actor_issuer, actor_subject, actor_email, customer_id, details, null, salt, digest, hash, null, format from audit_entry where number = 9`,
      )
      await append({ document: 'danach' })
      expect(await faults()).toEqual(['misplaced 10', 'broken 11'])
    })

    test('the log was reset before the service went on', async () => {
      await run(sql`delete from audit_entry`)
      await run(sql`update audit_head set last_number = 0, last_hash = '', mac = null`)
      await append({ document: 'danach' })
      const { lines } = await verifyLog(database.db, secrets)
      // Nothing in the database can tell; the number of the last line, kept elsewhere, does.
      expect([await faults(), lines]).toEqual([[], 2])
    })

    test('another secret wrote it', async () => {
      expect(await faults(['ein anderer'])).toEqual(['ends 9'])
    })
  })

  describe('of a deleted customer', () => {
    const redact = async () =>
      await transact(database.db, (trx) =>
        redactCustomer(trx, log, {
          customerIds: ['A'],
          accounts: [{ issuer: 'hausblick', subject: 'a' }],
          emails: ['a@example.org'],
          actor: operator,
          details: { count: '8' },
        }),
      )

    test('says nothing more, and stays sound', async () => {
      await transact(database.db, (trx) => log.append(trx, { action: 'signedIn', actor: anna }))
      const failed = { action: 'signInFailed', actor: { kind: 'nobody' } } as const
      await transact(database.db, async (trx) => {
        await log.append(trx, { ...failed, details: { account: 'a@example.org' } })
        await log.append(trx, { ...failed, details: { account: 'ba@example.org' } })
      })
      await append({ document: 'Rechnung' }, 'B')
      await redact()
      expect(await faults()).toEqual([])
      const rows = await database.db
        .selectFrom('audit_entry')
        .selectAll()
        .orderBy('number')
        .execute()
      const kept = rows.filter(({ action }) => action !== 'redacted')
      expect(kept.map(({ number, action, details }) => [number, action, details])).toEqual([
        [1, 'logStarted', '{}'],
        [12, 'signInFailed', '{"account":"ba@example.org"}'],
        [13, 'documentFiled', '{"document":"Rechnung"}'],
        [14, 'customerDeleted', '{"count":"8","lines":"2-11"}'],
      ])
      expect(JSON.stringify(rows)).not.toMatch(/"A"|[^b]a@example|Brief/)
    })

    test('still shows removed and exchanged lines', async () => {
      await redact()
      await run(sql`delete from audit_entry where number = 5`)
      await run(sql`update audit_entry set digest = 'x' where number = 7`)
      expect(await faults()).toEqual(['missing 5-5', 'misplaced 7'])
    })
  })

  describe('expires', () => {
    const NOW = new Date('2026-06-01T10:00:00.000Z')
    const expire = async () =>
      (await removeOldLines(database.db, log, { auditMonths: 13, secrets }, { now: NOW })).faults
    const numbers = async () =>
      (
        await database.db.selectFrom('audit_entry').select('number').orderBy('number').execute()
      ).map(({ number }) => number)

    /** A log of which six lines are old. */
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-06-01T10:00:00.000Z') })
      database = await newDatabase()
      for (let line = 2; line <= 6; line++) await append({ document: `Brief ${line}` })
      vi.setSystemTime(NOW)
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    test('from its beginning, and stays sound', async () => {
      for (let line = 7; line <= 9; line++) await append({ document: `Brief ${line}` })
      expect(await expire()).toEqual([])
      expect([await faults(), await numbers()]).toEqual([[], [7, 8, 9]])
      await run(sql`delete from audit_entry where number = 7`)
      expect(await faults()).toEqual(['missing 7-7'])
    })

    test('except for the last line', async () => {
      await expire()
      await append({ document: 'danach' })
      expect([await faults(), await numbers()]).toEqual([[], [6, 7]])
    })

    test('up to the first line that others have changed', async () => {
      await append({ document: 'danach' })
      await run(sql`update audit_entry set details = '{}' where number = 4`)
      expect(await expire()).toEqual([{ kind: 'changed', number: 4 }])
      expect([await faults(), await numbers()]).toEqual([['changed 4'], [4, 5, 6, 7]])
    })

    test('in pieces', async () => {
      vi.setSystemTime(new Date('2024-06-01T10:00:00.000Z'))
      await transact(database.db, async (trx) => {
        for (let line = 7; line <= 2100; line++)
          await log.append(trx, { action: 'imported', actor: serviceActor })
      })
      vi.setSystemTime(NOW)
      await append({ document: 'danach' })
      expect(await expire()).toEqual([])
      expect([await faults(), await numbers()]).toEqual([[], [2101]])
    })
  })

  describe('has at most one line of a key', () => {
    const look = async (customerId: string, key: string) =>
      await log.appendOnce(database.db, { action: 'lookedAt', actor: operator, customerId }, [key])
    const looks = async () =>
      await database.db
        .selectFrom('audit_entry')
        .select('customer_id')
        .where('action', '=', 'lookedAt')
        .orderBy('number')
        .execute()

    test('even of several at once, and names only customers who exist', async () => {
      await database.db
        .insertInto('customer')
        .values({ id: 'A', data_version: 1, created_at: '', last_document_number: 0 })
        .execute()
      await Promise.all([look('A', '1'), look('A', '1'), look('A', '1'), look('B', '2')])
      await look('A', '3')
      expect((await looks()).map(({ customer_id }) => customer_id).toSorted()).toEqual([
        'A',
        'A',
        null,
      ])
      expect(await faults()).toEqual([])
    })
  })

  test('begins with a line of its own', async () => {
    const { db } = await newDatabase()
    await Promise.all([log.begin(db), log.begin(db)])
    const { lines, faults } = await verifyLog(db, secrets)
    expect([lines, faults]).toEqual([1, []])
    await transact(db, (trx) => log.append(trx, { action: 'imported', actor: serviceActor }))
    expect((await verifyLog(db, secrets)).lines).toBe(2)
  })
})

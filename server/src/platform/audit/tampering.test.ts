// Over 200 lines: one table of all that an intruder who writes to the database, but lacks the secret, can do to the log.
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appendAsOlder } from '../../testing/audit/olderLine.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import type { AuditEntryTable, AuditHeadTable } from '../database/tables/audit.ts'
import { transact } from '../database/transact.ts'
import { digestContent, hashLine } from './chain.ts'
import { emptied } from './emptied.ts'
import type { NewEntry } from './entry.ts'
import { removeOldLines } from './expire.ts'
import { createAuditLog } from './log.ts'
import { redactCustomer } from './redact.ts'
import { verifyLog } from './verify.ts'

const SECRET = 'ein geheimer Text für die Tests'
const settings = { auditMonths: 13, secrets: [SECRET] } as const
const LONG_AGO = '2024-05-01T10:00:00.000Z'
const NOW = new Date('2026-06-01T10:00:00.000Z')
const clerk = { kind: 'staff', issuer: 'hausblick', subject: 's', email: 's@x' } as const

/** The lines, by what is special about each. */
const lines = {
  first: 1,
  older: 2,
  olderOnce: 3,
  plain: 4,
  once: 5,
  olderEmptied: 6,
  emptied: 7,
  deletion: 8,
  lastOld: 9,
  young: 10,
  last: 12,
} as const

/** What nothing proves of lines that older programs wrote. */
const unproven = new Set([
  `once_key ${lines.older}`,
  `once_key ${lines.olderOnce}`,
  `at ${lines.olderEmptied}`,
])

type Row = AuditEntryTable
type Column = keyof Row
type Value = string | number | null

const others: Readonly<Record<Column, readonly Value[]>> = {
  number: [-3, 0, 99],
  at: ['2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', ''],
  action: ['signedIn', 'redacted', 'logBroken', 'customerDeleted', 'logStarted'],
  actor_kind: ['nobody', null],
  actor_issuer: ['x', null],
  actor_subject: ['x', null],
  actor_email: ['x@y.example', null],
  customer_id: ['X', null],
  details: ['{"document":"x"}', '{"lines":"1-12"}', '{}', null],
  once_key: ['x', null],
  format: [0, 1, 2, 3],
  salt: ['x', null],
  digest: ['x'],
  hash: ['x'],
  redacted_by: [lines.deletion, lines.last, 99, null],
}
const columns = Object.keys(others) as Column[]
const integers: ReadonlySet<Column> = new Set(['number', 'format', 'redacted_by'])

onEachDatabase('an intruder into the log', (newDatabase, dialect) => {
  // Both databases return the same lines: on PostgreSQL, one of each format suffices.
  const places =
    dialect === 'sqlite' ? Object.values(lines) : [lines.older, lines.emptied, lines.last]
  let database: TestDatabase
  let written: readonly Row[]
  let head: AuditHeadTable
  const run = async (statement: RawBuilder<unknown>) => await statement.execute(database.db)
  const set = async (number: number, column: Column, value: Value) =>
    await run(sql`update audit_entry set ${sql.ref(column)} = ${value} where number = ${number}`)
  const rowOf = (number: number) => {
    const row = written.find((one) => one.number === number)
    if (!row) throw new Error(`There is no line ${number}.`)
    return row
  }
  const append = async (entry: Partial<NewEntry> = {}) =>
    await transact(database.db, (trx) =>
      createAuditLog(settings.secrets).append(trx, {
        action: 'documentFiled',
        actor: clerk,
        ...entry,
      }),
    )
  const kindsOfFaults = async () =>
    (await verifyLog(database.db, settings.secrets)).faults.map(({ kind }) => kind)
  const expire = async () =>
    (await removeOldLines(database.db, createAuditLog(settings.secrets), settings, { now: NOW }))
      .faults
  const readLines = async () =>
    await database.db.selectFrom('audit_entry').selectAll().orderBy('number').execute()

  async function restore(): Promise<void> {
    await transact(database.db, async (trx) => {
      await trx.deleteFrom('audit_entry').execute()
      await trx.deleteFrom('audit_head').execute()
      await trx
        .insertInto('audit_entry')
        .values([...written])
        .execute()
      await trx.insertInto('audit_head').values(head).execute()
    })
  }

  /**
   * Does something to the log, and has the service start, expire lines and go on. Returns whether it goes unnoticed at any time, or
   * whether a line expired that is not as the service wrote it.
   */
  async function isMissed(tamper: () => Promise<unknown>): Promise<boolean> {
    await restore()
    await tamper()
    const tampered = await readLines()
    const isFound = async () => (await kindsOfFaults()).length > 0
    if (!(await isFound())) return true
    const reported = await expire()
    const left = new Set((await readLines()).map(({ number }) => number))
    const isOriginal = (line: Row) =>
      JSON.stringify(line) === JSON.stringify(written[line.number - 1])
    const gone = tampered.filter(({ number }) => !left.has(number))
    if (reported.length === 0 || !gone.every(isOriginal) || !(await isFound())) return true
    // Without its ends, the log takes no line, and so nobody acts.
    if ((await database.db.selectFrom('audit_head').select('id').execute()).length === 0)
      return false
    await createAuditLog(settings.secrets).begin(database.db)
    await append()
    await expire()
    return !(await isFound())
  }

  /** Returns what goes unnoticed. */
  async function findMissed(tampering: Readonly<Record<string, () => Promise<unknown>>>) {
    const missed: string[] = []
    for (const [name, tamper] of Object.entries(tampering))
      if (await isMissed(tamper)) missed.push(name)
    return missed
  }

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(LONG_AGO) })
    database = await newDatabase()
    const { db } = database
    const log = createAuditLog(settings.secrets)
    for (const id of ['A', 'C'])
      await db
        .insertInto('customer')
        .values({ id, data_version: 1, created_at: '', last_document_number: 0 })
        .execute()
    const look = (customerId: string) =>
      log.appendOnce(db, { action: 'lookedAt', actor: clerk, customerId }, [customerId])
    await log.begin(db)
    await appendAsOlder(db, SECRET, { at: LONG_AGO, customerId: 'A' })
    await appendAsOlder(db, SECRET, { at: LONG_AGO, customerId: 'A', onceKey: 'older' })
    await append({ customerId: 'A', details: { document: 'Brief' } })
    await look('A')
    await appendAsOlder(db, SECRET, { at: LONG_AGO, customerId: 'C', details: '{"document":"b"}' })
    await look('C')
    await transact(db, (trx) =>
      redactCustomer(trx, log, {
        ...{ customerIds: ['C'], accounts: [], emails: [], actor: clerk, details: { count: '0' } },
      }),
    )
    await append({ customerId: 'A' })
    vi.setSystemTime(NOW)
    for (let line = lines.young; line <= lines.last; line++) await append({ customerId: 'A' })
    written = await readLines()
    head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  test('finds a log that is sound, and expires', async () => {
    expect(written.map(({ format }) => format)).toEqual([2, 1, 1, 2, 2, 1, 2, 2, 2, 2, 2, 2])
    expect(await kindsOfFaults()).toEqual([])
    expect(await expire()).toEqual([])
    expect((await readLines()).map(({ number }) => number)).toEqual([10, 11, 12])
    expect(await kindsOfFaults()).toEqual([])
  })

  test.each(columns)('cannot write another %s into a line', async (column) => {
    const tampering: Record<string, () => Promise<unknown>> = {}
    for (const place of places)
      for (const other of others[column])
        if (other !== rowOf(place)[column] && !unproven.has(`${column} ${place}`))
          tampering[`${place}: ${other}`] = () => set(place, column, other)
    expect(Object.keys(tampering)).not.toEqual([])
    expect(await findMissed(tampering)).toEqual([])
  })

  test.each(columns)('cannot exchange the %s of two lines, or copy it', async (column) => {
    const tampering: Record<string, () => Promise<unknown>> = {}
    const between = integers.has(column) ? 77 : 'between'
    for (const [index, one] of places.entries()) {
      // With the next in which it differs.
      const other = [...places.slice(index + 1), ...places].find(
        (place) =>
          rowOf(place)[column] !== rowOf(one)[column] && !unproven.has(`${column} ${place}`),
      )
      if (other === undefined || unproven.has(`${column} ${one}`)) continue
      const [mine, theirs] = [rowOf(one)[column], rowOf(other)[column]]
      tampering[`${one} and ${other}`] = async () => {
        await set(one, column, between)
        await set(other, column, mine)
        await set(column === 'number' ? 77 : one, column, theirs)
      }
      const isUnique = column === 'number' || (column === 'once_key' && theirs !== null)
      if (!isUnique) tampering[`${other} to ${one}`] = () => set(one, column, theirs)
    }
    expect(await findMissed(tampering)).toEqual([])
  })

  test('can prove little of what older programs wrote, but expiry does not believe it', async () => {
    await restore()
    await set(lines.olderOnce, 'once_key', null)
    await set(lines.olderEmptied, 'at', '2030-01-01T00:00:00.000Z')
    expect(await kindsOfFaults()).toEqual([])
    expect(await expire()).toEqual([])
    expect((await readLines()).map(({ number }) => number)).toEqual([10, 11, 12])
    await restore()
    for (const place of [lines.lastOld, lines.young, lines.last])
      await database.db
        .updateTable('audit_entry')
        .set({ ...emptied, format: 1 })
        .where('number', '=', place)
        .execute()
    await set(lines.olderEmptied, 'at', '2020-01-01T00:00:00.000Z')
    await expire()
    expect((await readLines()).map(({ number }) => number)).toContain(lines.olderEmptied)
  })

  test('cannot remove, add or empty lines', async () => {
    const copyTo = async (number: number, row: Partial<Row> = {}) =>
      await database.db
        .insertInto('audit_entry')
        .values({ ...rowOf(lines.last), once_key: null, ...row, number })
        .execute()
    const tampering: Record<string, () => Promise<unknown>> = {
      all: () => run(sql`delete from audit_entry`),
      ends: () => run(sql`delete from audit_head`),
      'add before': () => copyTo(0),
      'add after': () => copyTo(13),
      'add far after': () => copyTo(40),
    }
    for (const place of places) {
      tampering[`remove ${place}`] = () => run(sql`delete from audit_entry where number = ${place}`)
      tampering[`remove until ${place}`] = () =>
        run(sql`delete from audit_entry where number <= ${place}`)
      tampering[`remove from ${place}`] = () =>
        run(sql`delete from audit_entry where number >= ${place}`)
      for (const by of rowOf(place).redacted_by === null ? [lines.deletion, lines.last] : [])
        tampering[`empty ${place} by ${by}`] = () =>
          database.db
            .updateTable('audit_entry')
            .set({ ...emptied, redacted_by: by })
            .where('number', '=', place)
            .execute()
    }
    const { number: _, ...next } = rowOf(lines.last)
    const at = NOW.toISOString()
    const digest = digestContent({ ...next, at }, next.salt ?? '', 2)
    const hash = hashLine(next.hash, { number: 13, format: 2, digest, at })
    tampering['continue the chain'] = () => copyTo(13, { at, digest, hash })
    expect(await findMissed(tampering)).toEqual([])
  })

  test('cannot write the chain anew', async () => {
    /** Writes all lines anew from one on, as a program does, with the ends but for what authenticates them. */
    const rewrite = async (from: number, change: Partial<Row>) => {
      let previous = written[from - 2]?.hash ?? ''
      for (const row of written.slice(from - 1)) {
        const line = { ...row, ...(row.redacted_by === null && change), format: 2 }
        const digest = line.salt === null ? line.digest : digestContent(line, line.salt, 2)
        const hash = hashLine(previous, { ...line, digest })
        previous = hash
        await database.db
          .updateTable('audit_entry')
          .set({ ...line, digest, hash })
          .where('number', '=', row.number)
          .execute()
      }
      return previous
    }
    const old = { at: '2020-01-01T00:00:00.000Z' }
    const tampering: Record<string, () => Promise<unknown>> = {
      'all but the end': () => rewrite(1, old),
      'from the middle': () => rewrite(lines.once, old),
      'with the end': async () =>
        run(sql`update audit_head set last_hash = ${await rewrite(1, old)}`),
      'with an end and no proof': async () =>
        run(sql`update audit_head set last_hash = ${await rewrite(1, old)}, mac = null`),
      'until a line': async () => {
        await rewrite(1, old)
        for (const row of written.slice(lines.lastOld))
          await database.db
            .updateTable('audit_entry')
            .set(row)
            .where('number', '=', row.number)
            .execute()
      },
    }
    expect(await findMissed(tampering)).toEqual([])
  })

  describe('cannot move the ends', () => {
    const values: Readonly<Record<Exclude<keyof AuditHeadTable, 'id'>, readonly Value[]>> = {
      first_number: [0, 2, lines.lastOld, 99],
      first_previous: ['x'],
      last_number: [0, lines.plain, 11, 99],
      last_hash: ['', 'x'],
      mac: [null, '', 'x'],
    }
    test.each(Object.keys(values))('by another %s', async (column) => {
      const tampering: Record<string, () => Promise<unknown>> = {}
      for (const value of values[column as keyof typeof values])
        tampering[`${value}`] = () => run(sql`update audit_head set ${sql.ref(column)} = ${value}`)
      expect(await findMissed(tampering)).toEqual([])
    })

    test('to lines that are there, to none, or to where they once were', async () => {
      const moved =
        (ends: Partial<AuditHeadTable>, statement?: RawBuilder<unknown>) => async () => {
          if (statement) await run(statement)
          await database.db.updateTable('audit_head').set(ends).execute()
        }
      const until = { last_number: 11, last_hash: rowOf(11).hash }
      const from = { first_number: lines.plain, first_previous: rowOf(lines.olderOnce).hash }
      const none = { first_number: 1, first_previous: '', last_number: 0, last_hash: '', mac: null }
      const tampering = {
        'an earlier end': moved(until),
        'an earlier end, with its lines': moved(
          until,
          sql`delete from audit_entry where number > 11`,
        ),
        'a later beginning': moved(from),
        'a later beginning, with its lines': moved(
          from,
          sql`delete from audit_entry where number < 4`,
        ),
        'no line': moved(none),
        'no line, with the young ones': moved(none, sql`delete from audit_entry where number < 10`),
      }
      expect(await findMissed(tampering)).toEqual([])
    })
  })

  test('can put everything back to an earlier state: only what is kept elsewhere tells', async () => {
    await restore()
    const { end } = await verifyLog(database.db, settings.secrets)
    await append()
    const later = await verifyLog(database.db, settings.secrets)
    await restore()
    await append()
    const check = async (known: typeof end) =>
      (await verifyLog(database.db, settings.secrets, { known })).faults.map(({ kind }) => kind)
    expect(await check(end)).toEqual([])
    expect(await check(later.end)).toEqual(['other'])
  })

  test('cannot have lines expire by writing all anew and waiting for the next line', async () => {
    await restore()
    await run(sql`update audit_head set mac = 'x'`)
    await append()
    const expireAt = async (month: string) => {
      const now = new Date(`${month}-02T00:00:00.000Z`)
      await removeOldLines(database.db, createAuditLog(settings.secrets), settings, { now })
      return (await readLines()).length
    }
    // The log says that it was broken, and what lies before is as old as that.
    expect(await expireAt('2027-06')).toBe(14)
    vi.setSystemTime(new Date('2027-08-01T00:00:00.000Z'))
    await append()
    expect(await expireAt('2027-08')).toBe(1)
    vi.setSystemTime(NOW)
  })
})

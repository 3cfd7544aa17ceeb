import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { admitCommand } from '../platform/http/access.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { sampleRow } from '../testing/sampleRow.ts'
import { inYears } from './editions.ts'
import { creditKind } from './kinds/credit.ts'
import { readRecords } from './read.ts'
import { replaceRecords } from './write.ts'

onEachDatabase('beside an older program, an interest rate', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
  })

  async function write(interestrate: number | null) {
    const row = sampleRow(creditKind, 'A', 'D1', { interestrate })
    await database.db
      .transaction()
      .execute((trx) => replaceRecords(trx, inYears(creditKind, []), new Map([['A', [row]]])))
  }

  async function read() {
    const [loan] = await readRecords(database.db, creditKind, [admitCommand('A')])
    return loan?.interestrate
  }

  const ofOlder = async () =>
    (await database.db.selectFrom('credit').select('interest_rate_bp as rate').executeTakeFirst())
      ?.rate

  /** Writes the only column that older programs know. */
  const writeAsOlder = (basisPoints: number | null) =>
    database.db.updateTable('credit').set({ interest_rate_bp: basisPoints }).execute()

  test.each([
    [3_675_000, 368],
    [3_674_999, 367],
    [-3_675_000, -368],
    [1, 0],
    [null, null],
  ])('of %j is the older one’s %j', async (rate, basisPoints) => {
    await write(rate)
    expect(await ofOlder()).toBe(basisPoints)
    expect(await read()).toBe(rate)
  })

  test.each([
    [3_675_000, 367, 3_670_000],
    [3_675_000, 369, 3_690_000],
    [3_675_000, null, null],
    [-3_675_000, -367, -3_670_000],
    [null, 239, 2_390_000],
    [null, -5, -50_000],
    [2_390_000, 2_390_000_000_000, null],
  ])('of %j is read as changed by it to %j: %j', async (rate, basisPoints, expected) => {
    await write(rate)
    await writeAsOlder(basisPoints)
    expect(await read()).toBe(expected)
    await write(rate)
    expect(await read()).toBe(rate)
  })

  test('of before the migration is kept', async () => {
    await write(2_390_000)
    await sql`update credit set interest_rate_micropercent = null`.execute(database.db)
    expect(await read()).toBe(2_390_000)
  })
})

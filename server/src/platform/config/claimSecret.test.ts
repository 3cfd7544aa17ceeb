import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { openDatabase } from '../database/open.ts'
import { claimSecret } from './claimSecret.ts'

const OLD = 'the secret of before, which is long enough'
const NEW = 'the secret from now on, which is long enough'
const refusal = { name: 'ConfigError', message: expect.stringMatching(/^SECRET ist nicht das /) }

onEachDatabase('the secret of a database', (newDatabase) => {
  test('is recorded at its first start', async () => {
    const database = await newDatabase()
    await claimSecret(database, [OLD])
    await claimSecret(database, [OLD])
    await expect(claimSecret(database, [NEW])).rejects.toMatchObject(refusal)
  })

  test('is replaced if the previous one is configured too, which is then rejected', async () => {
    const database = await newDatabase()
    await claimSecret(database, [OLD])
    await claimSecret(database, [OLD, NEW])
    await claimSecret(database, [NEW, OLD])
    await claimSecret(database, [NEW])
    await expect(claimSecret(database, [OLD])).rejects.toMatchObject(refusal)
  })

  test('is replaced with --adopt', async () => {
    const database = await newDatabase()
    await claimSecret(database, [OLD])
    await claimSecret(database, [NEW], { adopt: true })
    await claimSecret(database, [NEW])
  })

  test('is recorded for only one of several processes that start concurrently', async () => {
    const database = await newDatabase()
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(database.url)))
    const outcomes = await Promise.allSettled(
      others.map((process, index) => claimSecret(process, [`${OLD} ${index}`])),
    )
    await Promise.all(others.map((process) => process.close()))
    const started = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(started).toHaveLength(1)
  })

  test('cannot be read from the database', async () => {
    const database = await newDatabase()
    await claimSecret(database, [OLD])
    const row = await database.db.selectFrom('service').selectAll().executeTakeFirstOrThrow()
    expect(row.secret_fingerprint).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(OLD)
  })
})

import { expect, test } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { describeBackups } from './describe.ts'
import { takeLease } from './lease.ts'
import { recordEnd } from './state.ts'

onEachDatabase('what is said of the service’s own backups', (newDatabase) => {
  test('fits together where one ends meanwhile', async () => {
    const { db } = await newDatabase()
    const lease = await takeLease(db, { isWanted: true })
    if (lease === null) throw new Error('Another has it.')
    const begun = { lease, beganAt: new Date() }
    const end = () =>
      transact(db, (trx) =>
        recordEnd(trx, { at: { hour: 3, minute: 0 } }, begun, {
          made: { name: 'a', size: 1, missing: 0 },
        }),
      )
    let hasEnded = false
    const endingAfterFirst = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!hasEnded) {
          hasEnded = true
          expect(await end()).toBe(true)
        }
        return result
      },
    })
    expect(await describeBackups(endingAfterFirst, null)).toMatchObject({
      lastAt: null,
      isRunning: true,
    })
    expect(await describeBackups(db, null)).toMatchObject({
      lastAt: begun.beganAt.toISOString(),
      isRunning: false,
    })
  })
})

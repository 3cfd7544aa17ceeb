import { setImmediate } from 'node:timers/promises'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { readUnitOverviewsCall } from '@hausblick/contract/calls/records.ts'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import { useReads } from '../testing/reads.ts'
import { sampleRow } from '../testing/sampleRow.ts'
import { propertyOverviewKind } from './kinds/propertyOverview.ts'

const ROWS = 5000

onEachDatabase('a read of all rows', (newDatabase) => {
  const { get, replace } = useReads(newDatabase)
  beforeAll(async () => {
    const rows = Array.from({ length: ROWS }, (_, index) =>
      sampleRow(propertyOverviewKind, 'B', `B-${index}`),
    )
    await replace(propertyOverviewKind, { B: rows })
  })

  test('lets other requests in between pages, however fast the reader', async () => {
    let isUnderWay = true
    // Reads as fast as the service sends.
    const all = get(readUnitOverviewsCall.path, 'staff').finally(() => {
      isUnderWay = false
    })
    const others: number[] = []
    while (isUnderWay) {
      others.push((await get(readMeCall.path, 'a')).statusCode)
      await setImmediate()
    }
    // The additional rows are the other customers'.
    expect((await all).json().length).toBeGreaterThan(ROWS)
    expect(others.length).toBeGreaterThan(ROWS / 500)
    expect(new Set(others)).toEqual(new Set([200]))
  })
})

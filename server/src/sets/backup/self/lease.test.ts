import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { giveLeaseBack, renewLease, takeLease } from './lease.ts'

onEachDatabase('the lease of a backup', (newDatabase) => {
  test('one process has it once a backup is due, until it is given back', async () => {
    const { db } = await newDatabase()
    const plan = (backup_due_at: string) =>
      db.updateTable('service').set({ backup_due_at }).execute()
    expect(await takeLease(db)).toBeNull()
    await plan('2099-01-01T00:00:00.000Z')
    expect(await takeLease(db)).toBeNull()

    await plan('2026-01-01T00:00:00.000Z')
    const taken = await Promise.all([takeLease(db), takeLease(db), takeLease(db)])
    const [first, ...others] = taken.filter((lease) => lease !== null)
    if (!first) throw new Error('Nobody has it.')
    expect(others).toEqual([])
    expect(await takeLease(db, { isWanted: true })).toBeNull()
    expect(await renewLease(db, first)).toBe(true)

    await giveLeaseBack(db, first)
    expect(await takeLease(db)).not.toBeNull()
    expect(await renewLease(db, first)).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { giveLeaseBack, renewLease, takeLease } from './lease.ts'

onEachDatabase('the lease of a backup', (newDatabase) => {
  test('one process has it, until it has died', async () => {
    const { db } = await newDatabase()
    const set = (values: Partial<Record<'backup_due_at' | 'backup_lease_until', string>>) =>
      db.updateTable('service').set(values).execute()
    expect(await takeLease(db)).toBeNull()
    await set({ backup_due_at: '2099-01-01T00:00:00.000Z' })
    expect(await takeLease(db)).toBeNull()

    await set({ backup_due_at: '2026-01-01T00:00:00.000Z' })
    const taken = await Promise.all([takeLease(db), takeLease(db), takeLease(db)])
    const [first = '', ...others] = taken.filter((lease) => lease !== null)
    expect(others).toEqual([])
    expect(await takeLease(db, { isWanted: true })).toBeNull()
    expect(await renewLease(db, first)).toBe(true)

    await set({ backup_lease_until: '2026-01-01T00:00:00.000Z' })
    const second = (await takeLease(db)) ?? ''
    expect(second).not.toBe('')
    expect(await renewLease(db, first)).toBe(false)

    await giveLeaseBack(db, second)
    expect(await takeLease(db)).not.toBeNull()
    // The clock has been set back.
    await set({ backup_lease_until: '2099-01-01T00:00:00.000Z' })
    expect(await takeLease(db)).not.toBeNull()
  })
})

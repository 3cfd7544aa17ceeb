import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { describe, expect, test } from 'vitest'
import { creditKind } from '../../records/kinds/credit.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { useTwoCustomers } from '../../testing/twoCustomers.ts'
import { forgetOld } from './forget.ts'

onEachDatabase('two customers that become one', (newDatabase) => {
  const two = useTwoCustomers(newDatabase)
  const { add, call, database, db, list, listMerges, merge, preview, previewUndo } = two
  const { store, totalsOf, tryMerge, undo, unitsOf } = two

  test('keep what has come since with the one that stayed', async () => {
    const id = await merge('B', 'A')
    await store(portfolioKind, 'B', [['', { portfoliovalue: 1 }]])
    await store(propertyOverviewKind, 'B', [
      ['W-1', { street: 'Lindenallee' }],
      ['W-5', { street: 'Neu' }],
    ])
    await store(creditKind, 'B', [])
    await add({ customerId: 'B', name: 'Später', bytes: pdf('später') })
    await signIn(database(), { email: 'spaeter@example.org', kind: 'customer', customerId: 'B' })
    expect(await previewUndo('B', id)).toMatchObject({
      gone: 1,
      totalsStay: true,
      staying: ['spaeter@example.org'],
    })
    expect((await undo('B', id)).statusCode).toBe(200)
    expect([await unitsOf('A'), await unitsOf('B')]).toEqual([['W-1 Lindenallee'], ['W-5 Neu']])
    expect((await totalsOf('A'))?.value_cents).toBe(100_000_00)
    expect((await totalsOf('B'))?.value_cents).toBe(1)
    expect((await list('b')).some(({ name }) => name.includes('Später'))).toBe(true)
    expect((await list('a')).some(({ name }) => name.includes('Später'))).toBe(false)
  })

  describe('are refused', () => {
    test.each([
      ['B', 'B', 400, 'zwei verschiedene'],
      ['DEMO', 'A', 409, 'Demo-Kunde'],
      ['B', 'DEMO', 409, 'Demo-Kunde'],
      ['B', 'X', 404, 'X gibt es nicht'],
    ])('as %s and %s', async (into, from, status, text) => {
      const reply = await tryMerge('operator', into, from, 'x')
      expect([reply.statusCode, reply.json().error]).toEqual([
        status,
        expect.stringContaining(text),
      ])
    })

    test('while a deletion is asked for', async () => {
      const request = { method: 'POST', url: listDeletionRequestsCall.path } as const
      await call('a', { ...request, payload: { customerId: 'A' } })
      expect((await tryMerge('operator', 'B', 'A', 'x')).json().error).toContain('Löschantrag')
      await db().deleteFrom('deletion_request').execute()
    })

    test('where something has changed since it was shown', async () => {
      const { seen } = await preview('B', 'A')
      await add({ customerId: 'A', name: 'Neu', bytes: pdf('neu') })
      const reply = await tryMerge('operator', 'B', 'A', seen)
      expect(reply.statusCode).toBe(409)
      expect(reply.json().error).toContain('Seit der Vorschau')
    })
  })

  test('become one once, however many try, in whichever direction', async () => {
    const [ab, ba] = [await preview('B', 'A'), await preview('A', 'B')]
    const replies = await Promise.all([
      tryMerge('operator', 'B', 'A', ab.seen),
      tryMerge('operator', 'A', 'B', ba.seen),
      tryMerge('operator', 'B', 'A', ab.seen),
    ])
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, 404, 404])
    const into = replies[1]?.statusCode === 200 ? 'A' : 'B'
    const [first] = await listMerges(into)
    const undone = await Promise.all([1, 2].map(() => undo(into, first?.id ?? '')))
    expect(undone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('are taken back in the order in which it was done, while the id is free, for 30 days', async () => {
    const id = await merge('B', 'A')
    await store(propertyOverviewKind, 'C', [['W-7', { street: 'Cweg' }]])
    const later = await merge('C', 'B')
    expect((await previewUndo('B', id)).refusal).toContain('B mit C')
    expect((await undo('B', id)).statusCode).toBe(409)
    expect((await undo('C', later)).statusCode).toBe(200)

    await store(propertyOverviewKind, 'A', [['W-8', { street: 'Neu' }]])
    expect((await undo('B', id)).json().error).toContain('A ist wieder vergeben')
    await merge('C', 'A')
    // The tokens of the test would not live to see it.
    await db().updateTable('customer_merge').set({ until: new Date().toISOString() }).execute()
    expect((await previewUndo('B', id)).refusal).toContain('30 Tage')
    await forgetOld(db())
    expect(await db().selectFrom('customer_merge_part').select('key').execute()).toEqual([])
    expect(await unitsOf('C')).toEqual(['W-7 Cweg', 'W-8 Neu'])
  })
})

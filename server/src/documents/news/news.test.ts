import { readNewsCall } from '@hausblick/contract/calls/news.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'

const none = { isNew: false, isOffered: false }
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

onEachDatabase('what is new since the visit before', (newDatabase) => {
  const { add, call, db } = useDocuments(newDatabase)

  async function look() {
    const reply = await call('a', { url: readNewsCall.path, query: { customerId: 'A' } })
    const { since, documents, month } = readNewsCall.reply.parse(reply.json())
    return { since, names: documents.map(({ fileName }) => fileName), month }
  }

  async function lastLookedAt(last_at: string) {
    await db().updateTable('visit').set({ last_at }).execute()
  }

  test('stays so until the visit has ended, and is what staff have added', async () => {
    const { fileName: old } = await add({ customerId: 'A', name: 'Alt' })
    await db()
      .updateTable('document')
      .set({ uploaded_at: ago(90) })
      .where('file_name', '=', old)
      .execute()
    const { fileName: latest } = await add({ customerId: 'A', name: 'Neu' })
    await add({ customerId: 'A', name: 'Selbst', state: 'received' })
    await add({ customerId: 'B', name: 'Fremd' })
    expect(await look()).toEqual({ since: null, names: [], month: none })
    // A visit goes on for an hour without a look.
    await lastLookedAt(ago(59))
    expect(await look()).toEqual({ since: null, names: [], month: none })
    const before = ago(61)
    await lastLookedAt(before)
    expect(await look()).toEqual({ since: before, names: [latest], month: none })
    await lastLookedAt(ago(59))
    expect(await look()).toEqual({ since: before, names: [latest], month: none })
  })

  test('begins once, however many look at once', async () => {
    const before = ago(120)
    await lastLookedAt(before)
    const looks = await Promise.all(Array.from({ length: 5 }, look))
    expect(new Set(looks.map(({ since }) => since))).toEqual(new Set([before]))
  })

  test('has a month once, of which mails are offered in one visit', async () => {
    const cameAt = new Date().toISOString()
    await db().updateTable('customer').set({ newest_month_at: cameAt }).execute()
    await lastLookedAt(ago(120))
    for (let time = 0; time < 2; time++)
      expect((await look()).month).toEqual({ isNew: true, isOffered: true })
    await db()
      .updateTable('visit')
      .set({ last_at: ago(61), offered_at: ago(90) })
      .execute()
    expect((await look()).month).toEqual({ isNew: true, isOffered: false })
  })
})

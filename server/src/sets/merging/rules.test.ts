import { previewDocumentCall, searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { expect, test } from 'vitest'
import { indexText, toDocumentText } from '../../documents/search/indexText.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { useTwoCustomers } from '../../testing/twoCustomers.ts'

onEachDatabase('two customers that become one', (newDatabase) => {
  const two = useTwoCustomers(newDatabase)
  const { add, call, customersOf, database, db, list, listMerges, merge, preview } = two
  const { previewUndo, store, totalsOf, undo, unitsOf } = two

  test('are one for their people, with the figures of both added up, and two again', async () => {
    const shown = await preview('B', 'A')
    expect(shown).toMatchObject({
      merged: { id: 'A' },
      customer: { id: 'B' },
      moved: [
        { kind: 'units', count: 2 },
        { kind: 'loans', count: 1 },
        { kind: 'members', count: 1 },
        { kind: 'guests', count: 1 },
      ],
      conflicts: { total: 0, first: [] },
      totals: 'added',
      sharing: [
        { email: 'a@example.org', isGuest: false },
        { email: 'b@example.org', isGuest: false },
        { email: 'gast@example.org', isGuest: true },
      ],
      calendarEnds: false,
      drafts: 0,
    })
    const id = await merge('B', 'A')
    expect(await unitsOf('B')).toEqual(['W-1 Lindenweg', 'W-2 Lindenweg', 'W-9 Ahornweg'])
    expect(await totalsOf('B')).toEqual({
      value_cents: 200_000_00,
      purchasing_value_cents: 160_000_00,
      property_count: 3,
      value_change_bp: 2500,
    })
    expect([await customersOf('a'), await customersOf('b')]).toEqual([['B'], ['B']])
    expect(await listMerges('B')).toMatchObject([{ id, merged: { id: 'A' }, undoneAt: null }])

    expect(await previewUndo('B', id)).toEqual({
      refusal: null,
      returned: [
        { kind: 'units', count: 2 },
        { kind: 'loans', count: 1 },
        { kind: 'members', count: 1 },
      ],
      gone: 0,
      totalsStay: false,
      staying: [],
    })
    expect((await undo('B', id)).statusCode).toBe(200)
    expect([await unitsOf('A'), await unitsOf('B')]).toEqual([
      ['W-1 Lindenweg', 'W-2 Lindenweg'],
      ['W-9 Ahornweg'],
    ])
    expect([await customersOf('a'), await customersOf('b')]).toEqual([['A'], ['B']])
    expect((await undo('B', id)).json().error).toContain('schon zurückgenommen')
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['action', 'customer_id'])
      .where('action', 'in', ['customersMerged', 'mergeUndone'])
      .orderBy('number')
      .execute()
    expect(lines.map(({ action, customer_id }) => `${action} ${customer_id}`)).toEqual([
      'customersMerged A',
      'customersMerged B',
      'mergeUndone A',
      'mergeUndone B',
    ])
  })

  test('keep what the staying one has where both have the same unit, and its totals', async () => {
    await store(propertyOverviewKind, 'B', [['W-1', { street: 'Ahornweg' }]])
    await store(propertyKind, 'A', [['W-1']])
    const shown = await preview('B', 'A')
    expect(shown.totals).toBe('kept')
    expect(shown.conflicts.total).toBe(1)
    expect(shown.conflicts.first).toMatchObject([
      { kind: 'unit', id: 'W-1', customer: expect.stringMatching(/^Ahornweg /) },
    ])
    const totals = await totalsOf('B')
    const id = await merge('B', 'A')
    expect(await unitsOf('B')).toEqual(['W-1 Ahornweg', 'W-2 Lindenweg'])
    expect(await totalsOf('B')).toEqual(totals)
    // The values of the one never stand beside the address of the other.
    expect(await db().selectFrom('property').select('customer_id').execute()).toEqual([])
    await undo('B', id)
    expect(await unitsOf('A')).toEqual(['W-1 Lindenweg', 'W-2 Lindenweg'])
    expect(await db().selectFrom('property').select('customer_id').execute()).toEqual([
      { customer_id: 'A' },
    ])
  })

  test('keep their documents, under the one, with their texts', async () => {
    await add({ customerId: 'B', name: 'Plan', bytes: pdf('B Plan') })
    const bytes = pdf('A Plan')
    const added = await add({ customerId: 'A', name: 'Plan', textState: 'pending', bytes })
    await indexText(database(), added, toDocumentText(['Der Dachstuhl']))
    const id = await merge('B', 'A')
    const names = async (who: 'a' | 'b') => (await list(who)).map(({ name }) => name).toSorted()
    expect(await names('b')).toEqual([
      'readv_B_Lindenweg 3_20250309_Mietvertrag_Plan (2).pdf',
      'readv_B_Lindenweg 3_20250309_Mietvertrag_Plan.pdf',
    ])
    const search = async (who: 'a' | 'b') => {
      const query = { text: 'Dachstuhl' }
      return (await call(who, { url: searchDocumentsCall.path, query })).json().length
    }
    expect(await search('b')).toBe(1)
    const [row] = (await list('a')).filter(({ name }) => name.includes('(2)'))
    const query = { fileUrl: row?.downloadUrl ?? '' }
    expect((await call('nobody', { url: previewDocumentCall.path, query })).statusCode).toBe(200)
    await undo('B', id)
    expect(await names('a')).toEqual(['readv_A_Lindenweg 3_20250309_Mietvertrag_Plan (2).pdf'])
    expect(await names('b')).toEqual(['readv_B_Lindenweg 3_20250309_Mietvertrag_Plan.pdf'])
    expect([await search('a'), await search('b')]).toEqual([1, 0])
  })
})

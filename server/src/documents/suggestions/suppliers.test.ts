import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { newInvoice, stateInvoice } from '../../testing/invoices.ts'
import { suggest } from './suggest.ts'

onEachDatabase('what was filed of a supplier', (newDatabase) => {
  const { add, db } = useDocuments(newDatabase)
  const again = newInvoice({ seller: { name: 'STROM', vatId: 'DE9999' } })
  const read = async (more: object = {}) => {
    const letters = [{ customerId: null, text: null, said: [], invoice: again, ...more }]
    const around = { today: '2026-11-26', operator: { street: 'Neumarkt 31' } }
    const [found] = await suggest(db(), letters, { ...around, demoCustomerId: 'DEMO' })
    return found?.suggestion
  }
  const file = async (number: string, more: object = {}) => {
    const bytes = pdf(`invoice ${number}`)
    const seller = { name: 'Strom AG', vatId: 'DE 99 99' }
    await stateInvoice(db(), bytes, newInvoice({ number, seller }))
    const parts = { street: 'Ring 5', type: 'Strom', name: number, bytes }
    return await add({ customerId: 'A', ...parts, ...more })
  }
  /** Says for what the documents of A with these numbers count. */
  const say = async (numbers: readonly number[], expense_kind: string) =>
    await db()
      .updateTable('document')
      .set({ expense_kind })
      .where('customer_id', '=', 'A')
      .where('number', 'in', numbers)
      .execute()

  beforeAll(async () => {
    for (const number of ['1', '2', '3']) await file(number)
    await file('4', { customerId: 'DEMO', street: 'Musterweg 1' })
    await file('5', { state: 'received', street: 'Allgemein' })
  })

  test('is offered, except where the data state it', async () => {
    const offered = { words: 'STROM', isCertain: false }
    expect(await read()).toMatchObject({
      street: { value: 'Ring 5', ...offered },
      customer: { value: 'A', name: '', ...offered },
      type: { value: 'Rechnung', isCertain: true },
      expenseKind: null,
    })
    expect(await read({ invoice: newInvoice() })).toMatchObject({ street: null, customer: null })
  })

  test('says for what it counts, and is certain while all say the same', async () => {
    const kind = { value: 'Betriebskosten', words: 'STROM' }
    await say([1], 'Betriebskosten')
    expect((await read())?.expenseKind).toEqual({ ...kind, isCertain: true })
    await say([2], 'Leerstand')
    await say([3], 'Betriebskosten')
    expect((await read())?.expenseKind).toEqual({ ...kind, isCertain: false })
  })
})

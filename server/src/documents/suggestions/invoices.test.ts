import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import type { Invoice } from '@hausblick/contract/invoice.ts'
import { beforeAll, expect, test } from 'vitest'
import { writeNames } from '../../people/customers/names.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { addressOf, newInvoice, stateInvoice } from '../../testing/invoices.ts'
import { replaceRows } from '../../testing/replaceRows.ts'
import { completeFindIndex } from '../find/index/update.ts'
import { suggest } from './suggest.ts'

const operator = addressOf('Neumarkt 31', '50667', 'Köln')
const seller = addressOf('Werkstraße 9', '50667', 'Köln')
const ring = addressOf('Ring 5', '50667', 'Köln')
const lane = addressOf('Lindenallee 12', '50667', 'Köln')
const shared = addressOf('Hofweg 3', '50667', 'Köln')

const rowOf = (kind: RecordKind, values: Record<string, string>) => ({
  ...Object.fromEntries(Object.keys(kind.fields).map((field) => [field, null])),
  ...values,
})
const at = (street: string, number: string) => ({ street, number, zipcode: '50667', city: 'Köln' })

onEachDatabase('suggestions for invoices', (newDatabase) => {
  const { call, add, database, db } = useDocuments(newDatabase)
  const read = async (invoice: Invoice, more: object = {}) => {
    const letters = [{ customerId: null, text: null, said: [], invoice, ...more }]
    const around = { today: '2026-11-26', operator: { street: 'Neumarkt 31' } }
    const [found] = await suggest(db(), letters, { ...around, demoCustomerId: 'DEMO' })
    if (!found) throw new Error('Nothing was suggested.')
    return found.suggestion
  }
  /** Returns what is filled in. */
  const certain = async (invoice: Invoice, more: object = {}) => {
    const { street, customer } = await read(invoice, more)
    return [street, customer].map((each) => (each?.isCertain ? each.value : null))
  }

  beforeAll(async () => {
    const unit = (customerid: string, propertyid: string, ...place: [string, string]) =>
      rowOf(propertyOverviewKind, { customerid, propertyid, ...at(...place) })
    const objects = [
      rowOf(objectOverviewKind, { customerid: 'A', objectid: 'OBJ-77', ...at('Ring', '5') }),
    ]
    await db()
      .transaction()
      .execute(async (trx) => {
        await replaceRows(trx, propertyOverviewKind, [
          [
            'A',
            [
              unit('A', 'A-W1', 'Ring', '5'),
              unit('A', 'A-W2', 'Hofweg', '3'),
              unit('A', '700123', 'Werkstraße', '9'),
            ],
          ],
          ['B', [unit('B', 'B-W1', 'Lindenallee', '12'), unit('B', 'B-W2', 'Hofweg', '3')]],
        ])
        await replaceRows(trx, objectOverviewKind, [['A', objects]])
        await writeNames(trx, [['B', 'von der Heide, Fatma']])
      })
    await completeFindIndex(database())
  })

  test('fills in what the data state', async () => {
    const doubtful = newInvoice({ seller, delivery: { ...ring, name: 'Mieter Yıldız' } })
    expect(await read(doubtful)).toEqual({
      type: { value: 'Rechnung', words: 'E-Rechnung: Art der Rechnung', isCertain: true },
      date: { value: '2026-03-12', words: 'E-Rechnung: Rechnungsdatum', isCertain: true },
      name: {
        value: 'Müller GmbH, 4711',
        words: 'E-Rechnung: Aussteller und Nummer',
        isCertain: true,
      },
      street: {
        value: 'Ring 5',
        words: 'E-Rechnung: Leistungsort: Ring 5, 50667 Köln',
        isCertain: true,
      },
      customer: expect.objectContaining({ value: 'A', isCertain: true }),
      unit: expect.objectContaining({ value: 'A-W1', isCertain: false }),
      expenseKind: null,
    })
    const note = newInvoice({ kind: 'creditNote', date: '2199-01-01', seller: { name: null } })
    const of = await read(note)
    expect([of.type?.value, of.date, of.name?.value]).toEqual(['Gutschrift', null, '4711'])
  })

  const fatma = { name: 'Fatma von der Heide' }
  test.each([
    [
      'its delivery address before all others',
      { delivery: ring, notes: ['Objekt: Lindenallee 12'] },
      'Ring 5',
      'A',
    ],
    [
      'a note, where the delivery is nowhere',
      { notes: ['Objekt: Lindenallee 12, 50667 Köln'] },
      'Lindenallee 12',
      'B',
    ],
    [
      'a note, where the delivery is the buyer’s home',
      {
        delivery: addressOf('Rosenweg 1', '53129', 'Bonn'),
        buyer: addressOf('Rosenweg 1', '53129', 'Bonn'),
        notes: ['Objekt: Ring 5, 50667 Köln'],
      },
      'Ring 5',
      'A',
    ],
    [
      'no note, where the delivery is elsewhere',
      { delivery: addressOf('Rosenweg 1', '53129', 'Bonn'), notes: ['Objekt: Ring 5, 50667 Köln'] },
      null,
      null,
    ],
    ['no several notes', { notes: ['Objekt: Ring 5', 'Objekt: Lindenallee 12'] }, null, null],
    ['the number of a unit', { buyerReference: 'B-W1' }, 'Lindenallee 12', 'B'],
    ['the number of a unit where several have one', { project: 'A-W2' }, 'Hofweg 3', 'A'],
    [
      'the number of a building in a line',
      { notes: ['Wartung Objekt-Nr. OBJ-77.'] },
      'Ring 5',
      'A',
    ],
    ['no part of a number', { notes: ['Gerät XOBJ-77'], order: 'B-W11' }, null, null],
    ['no number that may be the seller’s', { notes: ['Auftrag 700123'] }, null, null],
    ['no two numbers', { buyerReference: 'B-W1', notes: ['OBJ-77'] }, null, null],
    ['the buyer by name', { buyer: fatma }, null, 'B'],
    [
      'the buyer, where several have something',
      { delivery: shared, buyer: fatma },
      'Hofweg 3',
      'B',
    ],
    ['nobody, where several have something', { delivery: shared }, 'Hofweg 3', null],
    [
      'a community by its name',
      { buyer: { name: 'WEG Lindenallee 12', ...lane } },
      'Lindenallee 12',
      'B',
    ],
    ['nobody by a mere address of the buyer', { buyer: lane }, null, null],
    [
      'nothing by the seller',
      { delivery: seller, notes: ['Objekt: Werkstraße 9, 50667 Köln'] },
      null,
      null,
    ],
    ['nothing by the operator', { delivery: operator, buyer: operator }, null, null],
    ['what contradicts itself by nothing', { delivery: ring, buyer: fatma }, null, null],
  ] as const)('takes %s', async (_, parts, street, customer) => {
    const invoice = newInvoice({ seller, ...structuredClone(parts) } as Parameters<
      typeof newInvoice
    >[0])
    expect(await certain(invoice)).toEqual([street, customer])
  })

  test('reads its pages where the data say nothing, without the seller’s address', async () => {
    const text = 'Müller GmbH, Werkstraße 9, 50667 Köln\nBauvorhaben Lindenallee 12, 50667 Köln'
    const { street } = await read(newInvoice({ seller }), { text })
    expect(street).toEqual({
      ...{ value: 'Lindenallee 12', isCertain: true },
      words: 'Bauvorhaben Lindenallee 12, 50667 Köln',
    })
  })

  test('the inbox has what they state', async () => {
    const bytes = pdf('waits')
    const invoice = newInvoice({ seller, delivery: ring, doubts: ['Die Summe stimmt nicht.'] })
    await stateInvoice(db(), bytes, invoice)
    const { number } = await add({ customerId: 'A', state: 'received', bytes, name: 'Scan' })
    const reply = readInboxCall.reply.parse(
      (await call('staff', { url: readInboxCall.path })).json(),
    )
    const entry = reply.entries.find((each) => each.customerId === 'A' && each.number === number)
    expect(entry?.invoice).toEqual({
      ...{ supplier: 'Müller GmbH', number: '4711', date: '2026-03-12', payable: 124000 },
      ...{ currency: 'EUR', doubts: ['Die Summe stimmt nicht.'] },
    })
    expect(entry?.suggestion.street).toMatchObject({ value: 'Ring 5', isCertain: true })
  })
})

import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { beforeAll, expect, test } from 'vitest'
import { writeNames } from '../../people/customers/names.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { replaceRows } from '../../testing/replaceRows.ts'
import { completeFindIndex } from '../find/index/update.ts'
import { indexText, toDocumentText } from '../search/indexText.ts'
import { learnFromFilings } from './learn.ts'
import { suggest } from './suggest.ts'

const operator = { street: 'Neumarkt 31' }
const bodies = {
  Kündigung:
    'hiermit kündige Mietverhältnis fristgerecht nächstmöglichen Zeitpunkt Übergabe Schlüssel',
  Rechnung: 'Menge Bezeichnung Einzelpreis Monteur Material Anfahrt Umsatzsteuer zahlbar Abzug',
}
type Kind = keyof typeof bodies
const write = (kind: Kind, sender = 'Sanitär Weiß') =>
  `${sender}\nKöln, den 12. März 2025\n${kind} Nr. 7\nSehr geehrte Damen und Herren,\n${bodies[kind]}`

onEachDatabase('suggestions', (newDatabase) => {
  const { act, call, add, database, db } = useDocuments(newDatabase)
  const addLetter = async (customerId: string, type: string, text: string, more = {}) => {
    const name = `${type} ${crypto.randomUUID()}`
    const parts = { bytes: pdf(name), textState: 'pending', name } as const
    const added = await add({ customerId, type, ...parts, ...more })
    await indexText(database(), added, toDocumentText([text]))
    return added
  }
  const learn = () => learnFromFilings(database(), 'DEMO')
  const read = async (customerId: string | null, text: string) => {
    const letters = [{ customerId, text, said: [] }]
    const [found] = await suggest(db(), letters, {
      ...{ today: '2026-11-26', operator },
      demoCustomerId: 'DEMO',
    })
    return found?.suggestion
  }
  const words = async () => {
    const rows = await db().selectFrom('filing_word').selectAll().execute()
    return new Map(rows.map(({ word, counts }) => [word, JSON.parse(counts)]))
  }

  beforeAll(async () => {
    const empty = Object.fromEntries(
      Object.keys(propertyOverviewKind.fields).map((field) => [field, null]),
    )
    const unit = (customerid: string, propertyid: string, number: string, tenantlastname: string) =>
      [
        customerid,
        [
          {
            ...empty,
            customerid,
            propertyid,
            street: 'Karl-Marx-Str.',
            number,
            zipcode: '50667',
            city: 'Köln',
            tenantprename: 'Uwe',
            tenantlastname,
          },
        ],
      ] as const
    await db()
      .transaction()
      .execute(async (trx) => {
        await replaceRows(trx, propertyOverviewKind, [
          unit('A', 'A-W1', '5', 'Yıldız'),
          unit('B', 'B-W1', '5', 'Krämer'),
          unit('DEMO', 'D-W1', '7', 'Beispiel'),
        ])
        await writeNames(trx, [['B', 'von der Heide, Fatma']])
      })
    for (const customerId of ['A', 'B', 'A', 'B'])
      for (const kind of ['Kündigung', 'Rechnung'] as const)
        await addLetter(customerId, kind, write(kind, customerId === 'A' ? 'Zacharias' : undefined))
  })

  test('for a paper of nobody: customer and unit by the address and tenant', async () => {
    const text = 'Uwe Yildiz\nKarl-Marx-Straße 5, 50667 Köln\nGuten Tag'
    // Nothing is certain before all addresses are indexed.
    expect((await read(null, text))?.customer).toBeNull()
    await completeFindIndex(database())
    expect(await read(null, text)).toEqual({
      type: null,
      date: null,
      street: {
        value: 'Karl-Marx-Str. 5',
        words: 'Karl-Marx-Straße 5, 50667 Köln',
        isCertain: true,
      },
      unit: expect.objectContaining({ value: 'A-W1', isCertain: true }),
      customer: { value: 'A', name: '', words: 'Uwe Yildiz', isCertain: true },
      ...{ name: null, expenseKind: null },
    })
    expect((await read(null, 'Karl-Marx-Straße 5'))?.customer).toBeNull()
    expect((await read(null, 'Karl-Marx-Straße 5, 10115 Berlin'))?.street).toBeNull()
    expect((await read('B', text))?.unit?.value).toBe('B-W1')
  })

  test('two letters on a sheet are offered only', async () => {
    const text = 'Sehr geehrte Frau Maaß,\nHaus Karl-Marx-Straße 5\nMieter: Uwe Yıldız'
    expect((await read(null, text))?.customer?.isCertain).toBe(true)
    const both = await read(null, `${text}\nGuten Tag,\nText`)
    expect([both?.street?.isCertain, both?.customer?.isCertain]).toEqual([false, false])
  })

  test('nothing is suggested of the examples', async () => {
    await addLetter('DEMO', 'Musterbrief', 'x')
    const found = await read(null, 'Musterbrief\nHaus Karl-Marx-Straße 7, 50667 Köln')
    expect(found).toMatchObject({ type: null, street: null, customer: null })
  })

  test('for a paper of nobody: the owner by name', async () => {
    const found = await read(null, 'Frau Fatma von der Heide\nRosenweg 3\n53129 Bonn')
    const words = 'Frau Fatma von der Heide'
    expect(found?.customer).toEqual({
      value: 'B',
      name: 'von der Heide, Fatma',
      words,
      isCertain: true,
    })
  })

  test('types are learned from what was filed, and forgotten with it', async () => {
    const letter = write('Kündigung')
    expect((await read('A', letter))?.type?.isCertain).toBe(false)
    await learn()
    expect((await read('A', letter))?.type).toEqual({
      value: 'Kündigung',
      words: 'Kündigung Nr. 7',
      isCertain: true,
    })
    expect((await words()).get('monteur')).toEqual({ Rechnung: 4 })
    // Only letters of one customer have it.
    expect((await words()).has('zacharias')).toBe(false)

    // One that waits, is filed, and is taken back.
    const uploader = { issuer: 'hausblick', subject: 'x', email: 'a@example.org' }
    const { number, fileName } = await addLetter('A', 'Eingang', write('Rechnung'), {
      state: 'received',
      uploader,
    })
    await learn()
    expect((await words()).get('monteur')).toEqual({ Rechnung: 4 })
    const parts = { street: 'Weg 1', date: '2025-03-12', type: 'Rechnung', name: 'Dach' }
    const key = { customerId: 'A', number }
    const filed = await act('staff', [{ kind: 'file', ...key, seen: fileName, ...parts }])
    const [document] = changeDocumentsCall.reply.parse(filed.json()).documents
    await learn()
    expect((await words()).get('monteur')).toEqual({ Rechnung: 5 })
    await act('staff', [{ kind: 'takeBack', ...key, seen: document?.name }])
    await learn()
    expect((await words()).get('monteur')).toEqual({ Rechnung: 4 })
  })

  test('the inbox has them', async () => {
    const waiting = { state: 'received', typedName: 'brief' } as const
    const { number } = await addLetter('B', 'Eingang', write('Rechnung'), waiting)
    const reply = readInboxCall.reply.parse(
      (await call('staff', { url: readInboxCall.path })).json(),
    )
    const entry = reply.entries.find((each) => each.customerId === 'B' && each.number === number)
    expect(entry?.suggestion).toMatchObject({
      date: { value: '2025-03-12', words: 'Köln, den 12. März 2025', isCertain: true },
      type: { value: 'Rechnung', isCertain: true },
      street: null,
    })
  })
})

import {
  type ConsumerPrice,
  readConsumerPricesCall,
  setConsumerPricesCall,
} from '@hausblick/contract/calls/consumerPrices.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { beforeEach, expect, test } from 'vitest'
import type { App } from '../../platform/http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'

onEachDatabase('consumer prices', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let headers: { authorization: string }
  beforeEach(async () => {
    database = await newDatabase()
    app = await newApp(database)
    headers = await signIn(database, { email: OPERATOR, kind: 'operator' })
  })

  const read = async () =>
    readConsumerPricesCall.reply.parse(
      (await app.inject({ url: readConsumerPricesCall.path })).json(),
    )

  async function write(prices: readonly ConsumerPrice[], before: readonly ConsumerPrice[]) {
    const { method, path: url } = setConsumerPricesCall
    const reply = await app.inject({ method, url, headers, body: { prices, before } })
    return [reply.statusCode, reply.json()]
  }

  const of = (year: number, index: number) => ({ year, index })

  test('are read by everybody, in order, as they were entered last, and each change is logged', async () => {
    expect(await read()).toEqual([])
    const first = [of(2021, 10_310), of(2020, 10_000)]
    expect(await write(first, [])).toEqual([200, first.toReversed()])
    expect(await write(first, first)).toEqual([200, first.toReversed()])
    expect(await write([of(2021, 10_320), of(2022, 11_020)], first)).toMatchObject([200, {}])
    expect(await read()).toEqual([of(2021, 10_320), of(2022, 11_020)])
    const lines = await database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'settingsChanged')
      .orderBy('number')
      .execute()
    expect(lines.map(({ details }) => JSON.parse(details ?? ''))).toEqual([
      { setting: 'Verbraucherpreise', to: '2021: 103,10; 2020: 100,00' },
      {
        setting: 'Verbraucherpreise',
        from: '2020: 100,00; 2021: 103,10',
        to: '2021: 103,20; 2022: 110,20',
      },
    ])
  })

  test('what another has entered since is not lost, even at the same moment', async () => {
    const both = await Promise.all([write([of(2020, 10_000)], []), write([of(2021, 10_310)], [])])
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409])
    expect(await read()).toHaveLength(1)
    const [status, refused] = await write([], [])
    expect(status).toBe(409)
    expect(errorReply.parse(refused).error).toMatch('Jemand anderes hat die Verbraucherpreise')
  })

  test.each([
    ['a year twice', [of(2020, 10_000), of(2020, 10_000)], 'Das Jahr 2020 steht zweimal da.'],
    ['a year to come', [of(2100, 10_000)], 'Das Jahr 2100 hat noch nicht begonnen.'],
    [
      'two bases',
      [of(2019, 12_500), of(2020, 10_000)],
      'Von 2019 auf 2020 ändert sich der Index zu stark.',
    ],
  ])('%s is refused', async (_, prices, message) => {
    const [status, refused] = await write(prices, [])
    expect(status).toBe(400)
    expect(errorReply.parse(refused).error).toMatch(message)
    expect(await read()).toEqual([])
  })
})

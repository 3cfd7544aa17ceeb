import { countPageViewCall, listPageViewsCall } from '@hausblick/contract/calls/pageViews.ts'
import { pageTitles } from '@hausblick/contract/pages.ts'
import { COUNTED_DAYS } from '@hausblick/contract/pageViews.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { daysBefore } from '@hausblick/figures/pageViews.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'

onEachDatabase('page views', (newDatabase) => {
  const newApp = newApps()
  let today: string
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    today = berlinDay(new Date())
  })
  afterAll(() => void vi.useRealTimers())

  async function open() {
    const database = await newDatabase()
    const log = captureLog()
    const environment = { LOG_LEVEL: 'info', TRUST_PROXY: '1' }
    const app = await newApp(database, { environment, logStream: log.stream })
    const headers = await signIn(database, { email: OPERATOR, kind: 'operator' })
    return {
      database,
      log,
      view: (payload: object | string, from = '192.0.2.1') =>
        app.inject({
          method: 'POST',
          url: countPageViewCall.path,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
          payload,
        }),
      seen: async () =>
        listPageViewsCall.reply.parse(
          (await app.inject({ url: listPageViewsCall.path, headers })).json(),
        ),
    }
  }

  async function count({ db }: TestDatabase, day: string, route: string, views: number) {
    await db.insertInto('page_view').values({ day, route, views }).execute()
  }

  test('are counted by route and day, even concurrently', async () => {
    const { view, seen } = await open()
    expect(await seen()).toEqual({ today, pageViews: [] })
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => view({ route: '/dashboard' })),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
    await view({ route: '/agb' })
    expect((await seen()).pageViews).toEqual([
      { route: '/agb', day: today, views: 1 },
      { route: '/dashboard', day: today, views: 12 },
    ])
  })

  test('are counted for every page', async () => {
    const { view, seen } = await open()
    for (const { path: route } of pageTitles) expect((await view({ route })).statusCode).toBe(200)
    expect((await seen()).pageViews).toHaveLength(pageTitles.length)
  })

  describe('are refused', () => {
    test.each([
      { route: '/dashboard?customerId=A' },
      { route: '/anna@example.de' },
      { route: '' },
      { route: 7 },
      {},
      [],
    ])('%j', async (payload) => {
      const { view, seen } = await open()
      const reply = await view(payload)
      expect(reply.statusCode).toBe(400)
      expect((await seen()).pageViews).toEqual([])
    })

    test('when one address reports too many', async () => {
      const { view } = await open()
      for (let views = 0; views < 60; views++)
        expect((await view({ route: '/dashboard' })).statusCode).toBe(200)
      expect((await view({ route: '/dashboard' })).statusCode).toBe(429)
      expect((await view({ route: '/dashboard' }, '192.0.2.2')).statusCode).toBe(200)
    })
  })

  test('are listed for 90 days and removed afterwards', async () => {
    const { database, seen } = await open()
    const [last, first] = [daysBefore(today, COUNTED_DAYS), daysBefore(today, COUNTED_DAYS - 1)]
    await count(database, last, '/dashboard', 3)
    await count(database, first, '/dashboard', 5)
    expect((await seen()).pageViews).toEqual([{ route: '/dashboard', day: first, views: 5 }])
    const app = await newApp(database)
    await app.ready()
    const days = () => database.db.selectFrom('page_view').select('day').execute()
    await expect.poll(days).toEqual([{ day: first }])
  })

  test('store nothing about the visitor', async () => {
    const { database, log, view } = await open()
    await view({ route: '/dashboard' }, '192.0.2.77')
    const { rows } = await sql<object>`select * from page_view`.execute(database.db)
    expect(rows).toEqual([{ day: today, route: '/dashboard', views: 1 }])
    expect(log.lines().length).toBeGreaterThan(0)
    expect(log.text()).not.toContain('192.0.2')
  })
})

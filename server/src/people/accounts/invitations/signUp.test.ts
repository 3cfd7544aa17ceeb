import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { signUpCall } from '@hausblick/contract/calls/identity.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database/open.ts'
import type { App } from '../../../platform/http/service.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { lockCustomers } from '../../customers/store.ts'
import { createInvitation } from './create.ts'

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const
const SECRET = 'ein Geheimnis, das lang genug ist, um zu gelten'

onEachDatabase('signing up', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeEach(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, [CUSTOMER.customerId]))
    app = await newApp(database, { environment: { SECRET } })
  })

  const invite = () => createInvitation(database.db, CUSTOMER, PUBLIC_URL)
  const readAll = async () => ({
    users: await database.db.selectFrom('identity_user').select(['id', 'email']).execute(),
    links: await database.db.selectFrom('account_link').selectAll().execute(),
    redeemers: await database.db
      .selectFrom('invitation')
      .select('redeemed_by_subject as id')
      .where('redeemed_at', 'is not', null)
      .execute(),
  })

  /** Signs up from several clients at once, on two processes; returns the status of each reply. */
  async function race(
    racers: number,
    emailOf: (racer: number) => string,
    linkOf: (racer: number) => string,
  ) {
    const beside = await openDatabase(database.url)
    const apps = [app, await newApp({ ...beside, url: database.url }, { environment: { SECRET } })]
    const replies = await Promise.all(
      Array.from({ length: racers }, (_, racer) =>
        apps[racer % 2]?.inject({
          method: 'POST',
          url: signUpCall.path,
          remoteAddress: `198.51.100.${racer}`,
          body: { email: emailOf(racer), password: PASSWORD, ...readLink(linkOf(racer)) },
        }),
      ),
    )
    await apps[1]?.close()
    await beside.close()
    return replies.map((reply) => reply?.statusCode)
  }

  test('creates one account per invitation, however many requests race', async () => {
    const link = await invite()
    const statuses = await race(
      100,
      (racer) => `racer-${racer}@example.de`,
      () => link,
    )
    expect(statuses.toSorted()).toEqual([200, ...Array(99).fill(403)])
    const { users, links, redeemers } = await readAll()
    expect(users).toEqual([
      { id: expect.any(String), email: `racer-${statuses.indexOf(200)}@example.de` },
    ])
    expect(links).toMatchObject([{ subject: users[0]?.id, customer_id: 'K-1' }])
    expect(redeemers).toEqual([{ id: users[0]?.id }])
  })

  test('creates one account per address, however many invitations race', async () => {
    const invitations = await Promise.all(Array.from({ length: 20 }, invite))
    const statuses = await race(
      20,
      () => 'begehrt@example.de',
      (racer) => invitations[racer] ?? '',
    )
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)])
    const { users, links, redeemers } = await readAll()
    expect([users.length, links.length, redeemers.length]).toEqual([1, 1, 1])
  })

  test('links the account at once, and tolerates a repeated request', async () => {
    const [browser, link] = [new Browser(app), await invite()]
    expect((await browser.signUp('Anna@Example.de', link)).statusCode).toBe(200)
    const me = {
      email: 'anna@example.de',
      customerId: 'K-1',
      customerIds: ['K-1'],
      role: 'customer',
    }
    expect(readMeCall.reply.parse((await browser.me()).json())).toEqual(me)
    expect((await browser.link(link)).json()).toEqual({ customerId: 'K-1' })
  })

  test.each(['account_link', 'identity_session', 'identity_account'])(
    'leaves nothing behind where %s cannot be written',
    async (table) => {
      const link = await invite()
      await sql`alter table ${sql.table(table)} rename to elsewhere`.execute(database.db)
      const reply = await new Browser(app).signUp('halb@example.de', link)
      expect(reply.statusCode).toBe(500)
      expect(reply.headers['set-cookie']).toBeUndefined()
      await sql`alter table elsewhere rename to ${sql.table(table)}`.execute(database.db)
      expect(await readAll()).toEqual({ users: [], links: [], redeemers: [] })
      expect((await new Browser(app).signUp('halb@example.de', link)).statusCode).toBe(200)
    },
  )

  test.each([OPERATOR, STAFF.toUpperCase(), 'frueher@betreiber.example'])(
    'with a customer’s invitation cannot claim the address of %s',
    async (email) => {
      const invitee = { kind: 'staff', email: 'frueher@betreiber.example' } as const
      await createInvitation(database.db, invitee, PUBLIC_URL)
      const link = await invite()
      const reply = await new Browser(app).signUp(email, link)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'addressReserved'])
      expect(await readAll()).toEqual({ users: [], links: [], redeemers: [] })
      expect((await new Browser(app).signUp('anna@example.de', link)).statusCode).toBe(200)
    },
  )
})

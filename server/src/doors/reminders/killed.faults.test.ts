import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { addDays } from '@hausblick/figures/dates/days.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { choose } from '../../people/accounts/subscriptions/choices.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { findFreePort } from '../../testing/freePort.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { runService } from '../../testing/process.ts'
import { replaceRows } from '../../testing/replaceRows.ts'

const CUSTOMERS = Array.from({ length: 400 }, (_, index) => `K-${String(index).padStart(3, '0')}`)
/** Two processes hold so many mails at once. */
const IN_HAND = 10
const addressOf = (customerId: string) => `${customerId.toLowerCase()}@example.de`

onEachDatabase('services killed while they remind', (newDatabase) => {
  const newFolder = newFolders()
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })

  test('leave to the next ones what they have not done, and remind nobody twice but of what was in hand', async () => {
    const database = await newDatabase()
    const { db } = database
    const chosenAt = new Date(Date.now() - 60 * 24 * 60 * 60_000).toISOString()
    const dateofrentalend = addDays(berlinDay(new Date()), 30)
    for (const customerId of CUSTOMERS)
      await signIn(database, { email: addressOf(customerId), kind: 'customer', customerId })
    await db.transaction().execute(async (trx) => {
      const rows = CUSTOMERS.map(
        (customerid) => [customerid, [{ customerid, propertyid: 'W', dateofrentalend }]] as const,
      )
      await replaceRows(trx, propertyOverviewKind, rows)
      for (const account of await trx.selectFrom('account_link').selectAll().execute())
        await choose(trx, account, 'date', true)
      await trx.updateTable('reminder_choice').set({ chosen_at: chosenAt }).execute()
    })
    const folder = await newFolder()
    const startTwo = async () => {
      const start = async () =>
        runService(folder, {
          DATA_DIR: folder,
          DATABASE_URL: database.url,
          LOG_LEVEL: 'silent',
          PORT: await findFreePort(),
          SMTP_URL: server.url,
        })
      return [await start(), await start()]
    }
    const count = async (table: 'reminder' | 'outbox') =>
      (await db.selectFrom(table).select('id').execute()).length

    const first = await startTwo()
    await vi.waitFor(async () => expect(await count('reminder')).toBeGreaterThan(3), {
      timeout: 60_000,
      interval: 5,
    })
    await Promise.all(first.map((service) => service.kill()))
    const noted = await count('reminder')
    expect(noted).toBeLessThan(CUSTOMERS.length)
    expect((await count('outbox')) + server.mails.length).toBeGreaterThanOrEqual(noted)

    const second = await startTwo()
    await server.waitFor(server.mails.length + 20)
    await Promise.all(second.map((service) => service.kill()))
    expect(await count('outbox')).toBeGreaterThan(0)

    // The claims of the dead end by themselves after some minutes.
    await db.updateTable('outbox').set({ due_at: new Date().toISOString() }).execute()
    const last = await startTwo()
    await vi.waitFor(
      async () => {
        expect(await count('reminder')).toBe(CUSTOMERS.length)
        expect(await count('outbox')).toBe(0)
      },
      { timeout: 240_000, interval: 50 },
    )
    for (const service of last) expect((await service.stop()).status).toBe(0)

    const recipients = server.mails.map(({ to }) => to?.[0]?.address)
    expect([...new Set(recipients)].toSorted()).toEqual(CUSTOMERS.map(addressOf))
    // Only what was sent, but not yet noted as sent, is sent again (decision 0079).
    expect(recipients.length - CUSTOMERS.length).toBeLessThanOrEqual(2 * IN_HAND)
  }, 480_000)
})

import { beforeAll, expect, test } from 'vitest'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { callCommand } from '../../../testing/callCommand.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { enterPassword, setUpApp } from '../../../testing/secondFactor.ts'
import { lockCustomers } from '../../customers/store.ts'
import { createInvitation } from '../invitations/create.ts'
import { run } from './command.ts'

const SECRET = 'ein Geheimnis, das lang genug ist, um zu gelten'
const EMAIL = 'anna@example.de'

onEachDatabase('npm run reset-factor', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    folder = await newFolder()
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  })

  const reset = (...args: string[]) =>
    callCommand(run, args, folder, {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      SECRET,
    })

  test('lets the password suffice again, tells the owner and logs it', async () => {
    const app = await newApp(database, { environment: { SECRET } })
    const browser = new Browser(app)
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    await browser.signUp(EMAIL, await createInvitation(database.db, invitee, PUBLIC_URL))
    await setUpApp(browser)
    await database.db.deleteFrom('outbox').execute()
    const { status, stdout, stderr } = await reset('--email', EMAIL.toUpperCase())
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toBe(`Der zweite Faktor von ${EMAIL} ist zurückgesetzt.\n`)
    expect(await browser.session()).toBeNull()
    expect(await enterPassword(new Browser(app), EMAIL)).toBe('')
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['actor_kind', 'customer_id', 'details'])
      .where('action', '=', 'secondFactorReset')
      .execute()
    const details = JSON.stringify({ account: EMAIL })
    expect(lines).toEqual([{ actor_kind: 'command', customer_id: 'K-1', details }])
  })

  test.each([
    [['--email', 'niemand@example.de'], 1, 'keinen zweiten Faktor'],
    [[], 1, '--email ADRESSE'],
  ])('refuses %j', async (args, expected, reason) => {
    const { status, stdout, stderr } = await reset(...args)
    expect([status, stdout]).toEqual([expected, ''])
    expect(stderr).toContain(reason)
  })
})

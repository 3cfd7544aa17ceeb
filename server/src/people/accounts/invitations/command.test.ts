import { beforeAll, expect, test } from 'vitest'
import { OPERATOR, STAFF } from '../../../testing/app.ts'
import { readLink } from '../../../testing/browser.ts'
import { callCommand } from '../../../testing/callCommand.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { lockCustomers } from '../../customers/store.ts'
import { run } from './command.ts'
import { findInvitation } from './find.ts'

const LINK = /^https:\/\/haus\.example\/signup\?cid=\S+&token=[\w-]{43}\n$/

onEachDatabase('npm run invite', (newDatabase) => {
  const newFolder = newFolders()
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    folder = await newFolder()
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-Straße 1']))
  })

  const invite = (...args: string[]) =>
    callCommand(run, args, folder, {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://haus.example',
      OPERATOR_EMAILS: OPERATOR,
      STAFF_EMAILS: STAFF,
    })

  test.each([
    ['--customer', 'K-Straße 1', { kind: 'customer', customer_id: 'K-Straße 1', email: null }],
    [
      '--operator',
      OPERATOR.toUpperCase(),
      { kind: 'operator', customer_id: null, email: OPERATOR },
    ],
    ['--staff', STAFF, { kind: 'staff', customer_id: null, email: STAFF }],
  ])('prints the link alone: %s', async (option, name, expected) => {
    const { status, stdout, stderr } = await invite(option, name)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(LINK)
    expect(await findInvitation(database.db, readLink(stdout))).toMatchObject(expected)
  })

  test('stores nothing from which the link could be derived', async () => {
    const { stdout } = await invite('--customer', 'K-Straße 1')
    const { token } = readLink(stdout)
    const rows = await database.db.selectFrom('invitation').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each([
    ['a customer that does not exist', ['--customer', 'K-2'], /^Den Kunden K-2 gibt es nicht\./],
    [
      'an operator who is not configured',
      ['--operator', STAFF],
      /steht nicht in OPERATOR_EMAILS\./,
    ],
    ['staff that is not configured', ['--staff', OPERATOR], /steht nicht in STAFF_EMAILS\./],
    ['nobody', [], /^Bitte sagen Sie, wer eingeladen wird\./],
    ['two at once', ['--staff', STAFF, '--operator', OPERATOR], /^Bitte sagen Sie, wer/],
    ['an unknown option', ['--kunde', 'K-1'], /^Bitte sagen Sie, wer/],
  ])('refuses %s', async (_title, args, reason) => {
    const { status, stdout, stderr } = await invite(...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(reason)
  })
})

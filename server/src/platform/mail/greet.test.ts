import { beforeAll, expect, test } from 'vitest'
import { writeNames } from '../../people/customers/names.ts'
import { signIn } from '../../testing/accounts.ts'
import { OPERATOR } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { greetByName } from './greet.ts'

onEachDatabase('a mail', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
    const own = (email: string, customerId: string, further: string[] = []) =>
      signIn(database, { email, kind: 'customer', customerId, further })
    await own('maria@example.org', 'K-1')
    await own('jens@example.org', 'K-2')
    await own('jutta@example.org', 'K-2')
    await own('nobody@example.org', 'K-3')
    await own('two@example.org', 'K-4', ['K-5'])
    await own('both@example.org', 'K-6', ['K-7'])
    await own('son@example.org', 'K-8')
    await own('mother@example.org', 'K-9', ['K-8'])
    await signIn(database, { email: OPERATOR, kind: 'operator' })
    await database.db.transaction().execute((trx) =>
      writeNames(trx, [
        ['K-1', 'Maria $& Weber'],
        ['K-2', 'Jens Voß'],
        ['K-4', 'Ute Lang'],
        ['K-5', 'Ute Lang'],
        ['K-6', 'Ute Lang'],
        ['K-7', 'Lang GbR'],
        ['K-8', 'Ida Blum'],
        ['K-9', 'Ida Blum'],
      ]),
    )
  })

  test.each([
    ['the only account of a customer', 'maria@example.org', 'Guten Tag Maria $& Weber,'],
    ['the account of several customers of one name', 'two@example.org', 'Guten Tag Ute Lang,'],
    ['one of several accounts', 'jens@example.org', 'Guten Tag,'],
    ['the account of customers of several names', 'both@example.org', 'Guten Tag,'],
    ['an account that another account shares a customer with', 'mother@example.org', 'Guten Tag,'],
    ['the account of a customer without a name', 'nobody@example.org', 'Guten Tag,'],
    ['an operator', OPERATOR, 'Guten Tag,'],
    ['an address without an account', 'fremd@example.org', 'Guten Tag,'],
  ])('to %s begins as it should', async (_, to, greeting) => {
    const mail = { to, subject: 'Guten Tag, Welt', text: 'Guten Tag,\n\nGuten Tag,\n' }
    const greeted = await database.db.transaction().execute((trx) => greetByName(trx, mail))
    expect(greeted).toEqual({ ...mail, text: `${greeting}\n\nGuten Tag,\n` })
  })
})

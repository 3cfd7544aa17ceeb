import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { listAccountsCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { expect, test } from 'vitest'
import { commandActor } from '../../platform/audit/entry.ts'
import { readConfig } from '../../platform/config/config.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { eraseCustomer, previewErasure } from './erase.ts'

onEachDatabase('deleting one of several customers of an account', (newDatabase) => {
  const { app, call, database, db, folder, storage } = useDocuments(newDatabase)
  const parts = () => ({
    database: database(),
    storage: storage(),
    config: readConfig({ DATA_DIR: folder() }, folder()),
  })

  test.each([
    ['the first', 'A', 'B'],
    ['a further one', 'B', 'A'],
  ])('leaves it the other: %s', async (_which, customerId, further) => {
    const [deleted, kept] = [`${customerId}-${further}`, `rest-${customerId}`]
    const person = { kind: 'customer', email: `${kept}@example.de`.toLowerCase() } as const
    const [first, second] = customerId === 'A' ? [deleted, kept] : [kept, deleted]
    const headers = await signIn(database(), { ...person, customerId: first, further: [second] })
    await signIn(database(), {
      kind: 'customer',
      email: `nur-${kept}@example.de`,
      customerId: deleted,
    })
    const preview = await previewErasure(parts(), admitCommand(deleted))
    const { erased } = await eraseCustomer(parts(), admitCommand(deleted), commandActor)
    expect(erased).toContainEqual({ kind: 'accounts', count: 1 })
    expect(preview.erased).toContainEqual({ kind: 'accounts', count: 1 })

    const me = readMeCall.reply.parse(
      (await app().inject({ url: readMeCall.path, headers })).json(),
    )
    expect(me).toMatchObject({ email: person.email, customerId: kept, customerIds: [kept] })
    const listed = await call('operator', {
      url: listAccountsCall.path,
      query: { customerId: kept },
    })
    expect(listAccountsCall.reply.parse(listed.json())).toMatchObject([
      { email: person.email, hasOtherCustomers: false },
    ])
    const links = await db().selectFrom('account_link').select('email').execute()
    expect(links.map(({ email }) => email)).not.toContain(`nur-${kept}@example.de`)
    const lost = await app().inject({
      url: readPortfoliosCall.path,
      query: { customerId: deleted },
      headers,
    })
    expect(lost.statusCode).toBe(403)
  })
})

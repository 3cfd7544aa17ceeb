import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { expect, test } from 'vitest'
import { commandActor } from '../../platform/audit/entry.ts'
import { readConfig } from '../../platform/config/config.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { eraseCustomer, previewErasure } from './erase.ts'

onEachDatabase('deleting a customer with guests', (newDatabase) => {
  const { app, database, db, folder, storage } = useDocuments(newDatabase)
  const parts = () => ({
    database: database(),
    storage: storage(),
    config: readConfig({ DATA_DIR: folder() }, folder()),
  })
  const person = (name: string) => ({ email: `${name}@example.de`, kind: null }) as const

  test('deletes those that are nobody else’s, and leaves others what they have', async () => {
    const gone = { customerId: 'GEHT' }
    const kept = { customerId: 'BLEIBT' }
    const only = await signIn(database(), { ...person('nur-hier'), guestOf: [gone] })
    const both = await signIn(database(), { ...person('auch-dort'), guestOf: [gone, kept] })
    const owner = { kind: 'customer', customerId: 'BLEIBT' } as const
    const member = await signIn(database(), { ...person('eigner'), ...owner, guestOf: [gone] })
    // Owns only what is deleted, and is a guest elsewhere.
    const moved = await signIn(database(), {
      ...person('wird-gast'),
      kind: 'customer',
      customerId: 'GEHT',
      guestOf: [kept],
    })
    const preview = await previewErasure(parts(), admitCommand('GEHT'))
    const { erased } = await eraseCustomer(parts(), admitCommand('GEHT'), commandActor)
    for (const counted of [preview.erased, erased]) {
      expect(counted).toContainEqual({ kind: 'guests', count: 3 })
      expect(counted).toContainEqual({ kind: 'accounts', count: 1 })
    }

    const me = async (headers: { authorization: string }) => {
      const reply = await app().inject({ url: readMeCall.path, headers })
      if (reply.statusCode !== 200) return reply.statusCode
      const { customerIds, guestOf = [] } = readMeCall.reply.parse(reply.json())
      return [customerIds, guestOf.map(({ customerId }) => customerId)]
    }
    expect(await me(only)).toBe(401)
    expect(await me(both)).toEqual([[], ['BLEIBT']])
    expect(await me(member)).toEqual([['BLEIBT'], []])
    expect(await me(moved)).toEqual([[], ['BLEIBT']])
    const left = await db().selectFrom('guest').select('email').orderBy('email').execute()
    expect(left.map(({ email }) => email)).toEqual(['auch-dort@example.de', 'wird-gast@example.de'])
  })
})

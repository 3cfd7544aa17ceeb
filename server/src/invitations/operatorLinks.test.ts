import { expect, test } from 'vitest'
import { signIn } from '../testing/accounts.ts'
import { PUBLIC_URL, readLink } from '../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { createInvitation } from './create.ts'
import { findInvitation, refuseInvitation } from './find.ts'
import { operatorLinks } from './operatorLinks.ts'

const FIRST = 'erste@betreiber.example'
const SECOND = 'zweite@betreiber.example'
const config = { publicUrl: PUBLIC_URL, operatorEmails: [FIRST, SECOND] }

onEachDatabase('links for operators without an account', (newDatabase) => {
  async function counts({ db }: TestDatabase, email: string, link: string): Promise<boolean> {
    return refuseInvitation(await findInvitation(db, readLink(link)), email) === null
  }

  test('are made for each who has none', async () => {
    const database = await newDatabase()
    await signIn(database, { email: FIRST, kind: 'operator' })
    const links = await operatorLinks(database.db, config)
    expect(links.map(({ email }) => email)).toEqual([SECOND])
    expect(await counts(database, SECOND, links[0]?.link ?? '')).toBe(true)
  })

  test('are made for an address that has an account of another kind', async () => {
    const database = await newDatabase()
    await signIn(database, { email: FIRST, kind: 'staff' })
    const links = await operatorLinks(database.db, config)
    expect(links.map(({ email }) => email)).toEqual([FIRST, SECOND])
  })

  test('replace those of the start before', async () => {
    const database = await newDatabase()
    const [before] = await operatorLinks(database.db, config)
    const [after] = await operatorLinks(database.db, config)
    expect(await counts(database, FIRST, before?.link ?? '')).toBe(false)
    expect(await counts(database, FIRST, after?.link ?? '')).toBe(true)
    const open = await database.db.selectFrom('invitation').select('email').execute()
    expect(open).toHaveLength(2)
  })

  test('leave a customer’s invitations as they are', async () => {
    const database = await newDatabase()
    await signIn(database, { email: 'k@example.de', kind: 'customer', customerId: 'K-1' })
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const links = [
      await createInvitation(database.db, invitee, PUBLIC_URL),
      await createInvitation(database.db, invitee, PUBLIC_URL),
    ]
    await operatorLinks(database.db, config)
    for (const link of links) expect(await counts(database, 'k@example.de', link)).toBe(true)
  })
})

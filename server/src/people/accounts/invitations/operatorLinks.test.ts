import { expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database/open.ts'
import { signIn } from '../../../testing/accounts.ts'
import { PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { createInvitation } from './create.ts'
import { checkInvitation, findInvitation } from './find.ts'
import { createOperatorLinks } from './operatorLinks.ts'

const FIRST = 'erste@betreiber.example'
const SECOND = 'zweite@betreiber.example'
const config = { publicUrl: PUBLIC_URL, operatorEmails: [FIRST, SECOND] }

onEachDatabase('links for operators without an account', (newDatabase) => {
  async function counts({ db }: TestDatabase, email: string, link: string): Promise<boolean> {
    return checkInvitation(await findInvitation(db, readLink(link)), email) === null
  }

  test('are created for each of them', async () => {
    const database = await newDatabase()
    await signIn(database, { email: FIRST, kind: 'operator' })
    const links = await createOperatorLinks(database, config)
    expect(links.map(({ email }) => email)).toEqual([SECOND])
    expect(await counts(database, SECOND, links[0]?.link ?? '')).toBe(true)
  })

  test('are created for an address whose account has another role', async () => {
    const database = await newDatabase()
    await signIn(database, { email: FIRST, kind: 'staff' })
    const links = await createOperatorLinks(database, config)
    expect(links.map(({ email }) => email)).toEqual([FIRST, SECOND])
  })

  test('replace those of the previous start', async () => {
    const database = await newDatabase()
    const [before] = await createOperatorLinks(database, config, new Date(Date.now() - 61_000))
    const [after] = await createOperatorLinks(database, config)
    expect(await counts(database, FIRST, before?.link ?? '')).toBe(false)
    expect(await counts(database, FIRST, after?.link ?? '')).toBe(true)
    const open = await database.db.selectFrom('invitation').select('email').execute()
    expect(open).toHaveLength(2)
  })

  test('are created once, however many processes start together', async () => {
    const database = await newDatabase()
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(database.url)))
    const printed = await Promise.all(others.map((process) => createOperatorLinks(process, config)))
    await Promise.all(others.map((process) => process.close()))
    for (const email of [FIRST, SECOND]) {
      const links = printed.flat().filter((each) => each.email === email)
      expect(links).toHaveLength(3)
      const [made, ...more] = links.flatMap(({ link }) => link ?? [])
      expect(more).toEqual([])
      expect(await counts(database, email, made ?? '')).toBe(true)
    }
  })

  test('leave customers’ invitations unchanged', async () => {
    const database = await newDatabase()
    await signIn(database, { email: 'k@example.de', kind: 'customer', customerId: 'K-1' })
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const links = [
      await createInvitation(database.db, invitee, PUBLIC_URL),
      await createInvitation(database.db, invitee, PUBLIC_URL),
    ]
    await createOperatorLinks(database, config)
    for (const link of links) expect(await counts(database, 'k@example.de', link)).toBe(true)
  })
})

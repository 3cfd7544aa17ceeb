import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signInCall, signUpCall } from '@hausblick/contract/calls/identity.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { openDatabase } from '../../../platform/database/open.ts'
import { newApps } from '../../../testing/app.ts'
import { PASSWORD, PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { newDatabaseUrls } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'
import type { PasswordCost } from './hash.ts'

const EMAIL = 'anna@example.de'
const VICTIM = '203.0.113.7'
/** Expensive enough that queued requests outlast the rejected ones. */
const passwordCost: PasswordCost = { memory: 19_456, passes: 6 }
/** The threads of libuv's pool. */
const POOL = 4

describe('many simultaneous sign-ins', () => {
  const newApp = newApps()
  const newFolder = newFolders()
  const newUrl = newDatabaseUrls('sqlite')
  let url: string

  const post = (path: string, from: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    const webFolder = await newFolder()
    await mkdir(join(webFolder, 'assets'))
    await writeFile(join(webFolder, 'index.html'), '<!doctype html>')
    await writeFile(join(webFolder, 'assets', 'main.js'), '//'.repeat(100_000))
    const databaseUrl = await newUrl()
    const database = { ...(await openDatabase(databaseUrl)), url: databaseUrl }
    await migrate(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const app = await newApp(database, {
      webFolder,
      passwordCost,
      environment: { TRUST_PROXY: '1' },
    })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = readLink(await createInvitation(database.db, invitee, PUBLIC_URL))
    await post(signUpCall.path, VICTIM, { email: EMAIL, password: PASSWORD, ...link })
  })

  test.each([
    [100, ['198.51.100.1']],
    [300, ['198.51.100.2', '198.51.100.3', '198.51.100.4']],
  ])(
    '%i failing at once delay neither pages nor other clients',
    async (count, clients) => {
      const replies: Response[] = []
      const attempts = Array.from({ length: count }, async (_, attempt) => {
        const from = clients[attempt % clients.length] ?? ''
        const email = `konto-${attempt}@example.de`
        replies.push(await post(signInCall.path, from, { email, password: PASSWORD }))
      })
      // The queue is full from here on.
      await expect.poll(() => replies.length, { interval: 1 }).toBeGreaterThan(0)

      const files = await Promise.all(
        ['/dashboard', '/assets/main.js', '/api/legal/agb'].map(async (path) => {
          const reply = await fetch(url + path)
          await reply.arrayBuffer()
          return reply.status
        }),
      )
      const own = await post(signInCall.path, VICTIM, { email: EMAIL, password: PASSWORD })
      expect([...files, own.status]).toEqual([200, 200, 200, 200])
      const hashed = () => replies.filter((reply) => reply.status === 401).length
      const hashedBefore = hashed()
      await Promise.all(attempts)
      expect(hashed() - hashedBefore).toBeGreaterThan(POOL)
      expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([401, 503]))

      const refusal = replies.find((reply) => reply.status === 503)
      expect(refusal?.headers.get('retry-after')).toBe('5')
      expect(await refusal?.json()).toEqual({
        error:
          'Gerade melden sich sehr viele Menschen gleichzeitig an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
      })
    },
    120_000,
  )
})

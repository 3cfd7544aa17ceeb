// Over 200 lines because it is one table: everything that a URL opens × every way in which rights end.

import {
  downloadDocumentCall,
  listDocumentsCall,
  previewDocumentCall,
} from '@hausblick/contract/calls/documents.ts'
import { signOutCall } from '@hausblick/contract/calls/identity.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { linkExportCall } from '@hausblick/contract/calls/myData.ts'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { createInvitation } from '../../people/accounts/invitations/create.ts'
import { leaveCustomer, revokeAccount } from '../../people/accounts/revoke.ts'
import { lockCustomers } from '../../people/customers/store.ts'
import { identityToken } from '../../people/identity/account/identityToken.ts'
import { transact } from '../../platform/database/transact.ts'
import type { App } from '../../platform/http/service.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { signIn, type TestAccount } from '../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'

const SECRET = 'the secret of the tests, which is long enough'
const SECOND_OPERATOR = 'zweite@betreiber.example'
const fileWays = [previewDocumentCall.path, downloadDocumentCall.path]

/** Who gets URLs, and what then ends their rights. */
const ends: readonly [
  string,
  TestAccount,
  (database: TestDatabase, subject: string) => Promise<unknown>,
][] = [
  [
    'a customer whose account was ended',
    { email: 'beendet@example.org', kind: 'customer', customerId: 'A' },
    ({ db }, subject) => revokeAccount(db, { issuer: identityToken.issuer, subject }),
  ],
  [
    'a customer whose session was ended',
    { email: 'abgemeldet@example.org', kind: 'customer', customerId: 'A' },
    ({ db }, subject) => db.deleteFrom('identity_session').where('user_id', '=', subject).execute(),
  ],
  [
    'a customer whose session has expired',
    { email: 'abgelaufen@example.org', kind: 'customer', customerId: 'A' },
    ({ db }, subject) =>
      db
        .updateTable('identity_session')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .where('user_id', '=', subject)
        .execute(),
  ],
  [
    'a customer whose account has lost this one of its customers',
    { email: 'getrennt@example.org', kind: 'customer', customerId: 'A', further: ['B'] },
    ({ db }, subject) =>
      transact(db, (trx) => leaveCustomer(trx, { issuer: identityToken.issuer, subject }, 'A')),
  ],
  [
    'a customer whose account has lost this further one',
    { email: 'verloren@example.org', kind: 'customer', customerId: 'B', further: ['A'] },
    ({ db }, subject) =>
      transact(db, (trx) => leaveCustomer(trx, { issuer: identityToken.issuer, subject }, 'A')),
  ],
  [
    'a customer who was linked to another',
    { email: 'gewechselt@example.org', kind: 'customer', customerId: 'A' },
    ({ db }, subject) =>
      db
        .updateTable('account_link')
        .set({ customer_id: 'B' })
        .where('subject', '=', subject)
        .execute(),
  ],
  [
    'an operator whose account was ended',
    { email: SECOND_OPERATOR, kind: 'operator' },
    ({ db }, subject) => revokeAccount(db, { issuer: identityToken.issuer, subject }),
  ],
  [
    'an operator whom the configuration no longer names',
    { email: 'frueher@betreiber.example', kind: 'operator' },
    async () => {},
  ],
  [
    'staff whom the configuration no longer names',
    { email: 'ehemals@betreiber.example', kind: 'staff' },
    async () => {},
  ],
  [
    'an operator who became a customer',
    { email: 'kunde@betreiber.example', kind: 'operator' },
    ({ db }, subject) =>
      db
        .updateTable('account_link')
        .set({ kind: 'customer', customer_id: 'B' })
        .where('subject', '=', subject)
        .execute(),
  ],
]

onEachDatabase('a download URL', (newDatabase) => {
  const {
    app: usual,
    add,
    call,
    database,
    headers,
    storage,
  } = useDocuments(newDatabase, {
    environment: { SECRET, OPERATOR_EMAILS: `${OPERATOR} ${SECOND_OPERATOR}` },
  })
  const newApp = newApps()
  /** The same service under its earlier configuration. */
  let before: App

  beforeAll(async () => {
    await add({ customerId: 'A' })
    await add({ customerId: 'A', state: 'received', name: 'Post' })
    await add({ customerId: 'B' })
    await add({ customerId: 'DEMO' })
    before = await newServing(storage(), {
      OPERATOR_EMAILS: `${OPERATOR} ${SECOND_OPERATOR} frueher@betreiber.example kunde@betreiber.example`,
      STAFF_EMAILS: `${STAFF} ehemals@betreiber.example`,
    })
  })

  const newServing = (storage: Storage, environment: Record<string, string>) =>
    newApp(database(), { storage, environment: { SECRET, ...environment } })

  async function documentUrls(app: App, authorization: string, customerId: string) {
    const query = { customerId }
    const reply = await app.inject({
      url: listDocumentsCall.path,
      query,
      headers: { authorization },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    return (reply.json() as { downloadUrl: string }[]).map(({ downloadUrl }) => downloadUrl)
  }

  async function exportUrl(app: App, authorization: string, customerId: string) {
    const reply = await app.inject({
      method: 'POST',
      url: linkExportCall.path,
      headers: { authorization },
      payload: { customerId },
    })
    return linkExportCall.reply.parse(reply.json()).downloadUrl
  }

  /** Returns the distinct statuses that the URLs answer with now, whoever opens them. */
  async function statuses(app: App, fileUrls: readonly string[], exportUrls: readonly string[]) {
    const files = fileUrls.flatMap((fileUrl) =>
      fileWays.map((url) => app.inject({ url, query: { fileUrl } })),
    )
    const exports = exportUrls.map((url) => app.inject({ url }))
    const replies = await Promise.all([...files, ...exports])
    return [...new Set(replies.map(({ statusCode }) => statusCode))]
  }

  test.each(ends)('stops working at once for %s', async (_who, account, end) => {
    const { authorization } = await signIn(database(), account)
    const files = await documentUrls(before, authorization, 'A')
    if (account.kind !== 'customer')
      files.push(...(await documentUrls(before, authorization, 'all')).filter(isOf('A')))
    const exports = [await exportUrl(before, authorization, 'A')]
    expect(await statuses(before, files, exports)).toEqual([200])

    const { sub = '' } = decodeJwt(authorization.slice('Bearer '.length))
    await end(database(), sub)
    expect(await statuses(usual(), files, exports)).toEqual([403])
  })

  test('stops working with the sign-out', async () => {
    const browser = new Browser(usual())
    await database()
      .db.transaction()
      .execute((trx) => lockCustomers(trx, ['A']))
    const link = await createInvitation(
      database().db,
      { kind: 'customer', customerId: 'A' },
      PUBLIC_URL,
    )
    await browser.signUp('anna@example.org', link)
    await browser.link(link)
    const { authorization } = await browser.headers()
    const sessions = await database().db.selectFrom('identity_session').selectAll().execute()
    const tokens = sessions.map((session) => String(Object(session).token))
    const files = await documentUrls(usual(), authorization, 'A')
    const exports = [await exportUrl(usual(), authorization, 'A')]
    expect(await statuses(usual(), files, exports)).toEqual([200])
    for (const token of tokens) expect(decoded(files[0])).not.toContain(token)
    await browser.post(signOutCall.path, {})
    expect(await statuses(usual(), files, exports)).toEqual([403])
    await browser.signIn('anna@example.org')
    expect(await statuses(usual(), files, exports)).toEqual([403])
  })

  describe('is limited to one customer:', () => {
    test.each(['a', 'staff', 'operator'] as const)('in a customer’s list for %s', async (who) => {
      const { authorization = '' } = headers(who)
      const [own = ''] = await documentUrls(usual(), authorization, 'A')
      const foreign = own.replace('/documents/A/', '/documents/B/')
      expect(await statuses(usual(), [own], [])).toEqual([200])
      expect(await statuses(usual(), [foreign], [])).toEqual([403])
    })

    test.each(['staff', 'operator'] as const)(
      'in each row of the list of all for %s',
      async (who) => {
        const { authorization = '' } = headers(who)
        const rows = await documentUrls(usual(), authorization, 'all')
        expect(rows).toHaveLength(4)
        expect(await statuses(usual(), rows, [])).toEqual([200])
        const capabilities = new Set(rows.map((row) => row.split('?')[1]))
        expect(capabilities.size).toBe(3)
      },
    )

    test('in each entry of the inbox', async () => {
      const reply = await call('staff', { url: readInboxCall.path })
      const [entry] = readInboxCall.reply.parse(reply.json()).entries
      expect(entry?.customerId).toBe('A')
      const own = entry?.downloadUrl ?? ''
      expect(await statuses(usual(), [own], [])).toEqual([200])
      expect(
        await statuses(usual(), [own.replace('/documents/A/2', '/documents/B/1')], []),
      ).toEqual([403])
    })
  })

  test('of the demo names no account, whoever asked', async () => {
    const asked = await Promise.all(
      (['nobody', 'unlinked', 'a', 'staff'] as const).map((who) =>
        call(who, { url: listDocumentsCall.path, query: { customerId: 'DEMO' } }),
      ),
    )
    for (const reply of asked) {
      const { downloadUrl } = (reply.json() as { downloadUrl: string }[])[0] ?? {}
      expect(downloadUrl).toMatch(/capability=~DEMO~/)
      expect(await statuses(usual(), [String(downloadUrl)], [])).toEqual([200])
    }
  })

  test('of the demo stops working when another customer becomes the demo', async () => {
    const [url = ''] = await documentUrls(before, headers('staff').authorization ?? '', 'DEMO')
    const another = await newServing(storage(), { DEMO_CUSTOMER_ID: 'ANOTHER' })
    expect(await statuses(another, [url], [])).toEqual([403])
  })
})

/** Returns a URL together with each of its parts decoded from base64url. */
function decoded(url = ''): string {
  const parts = url.split(/[/?=~]/)
  return [url, ...parts.map((part) => Buffer.from(part, 'base64url').toString())].join(' ')
}

const isOf = (customerId: string) => (url: string) => url.startsWith(`/documents/${customerId}/`)

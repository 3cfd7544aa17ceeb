import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { eraseCustomerCall } from '@hausblick/contract/calls/erasure.ts'
import { changePasswordCall } from '@hausblick/contract/calls/identity.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { changeAccountAddressCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { collectDueNotices } from '../../documents/notices/collect.ts'
import { identityToken } from '../../people/identity/account/identityToken.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createSeal } from '../../platform/mail/seal.ts'
import { signIn } from '../../testing/accounts.ts'
import { OPERATOR, quickLimits, STAFF } from '../../testing/app.ts'
import { Browser, PASSWORD } from '../../testing/browser.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { guestCalls } from '../../testing/guests.ts'
import { MAIL_SECRET, mailerOf, noMails, quickMails } from '../../testing/mails.ts'

const CUSTOMER = 'Z7'
const EMAIL = 'eule@nachtvogel.example'
const GUEST = 'steuerberater@example.org'
const MANAGER = 'beide@example.org'
const MARKS = /nachtvogel|Krokodilallee|Giraffenhaus|\bZ7\b/i

onEachDatabase('deleting a customer', (newDatabase) => {
  describe.each([
    ['that wait', noMails],
    ['that are files', quickMails],
  ] as const)('removes all mails about them %s', (_where, mailPauses) => {
    const { act, app, call, database, db, folder, headers, upload } = useDocuments(newDatabase, {
      environment: { SECRET: MAIL_SECRET },
      mailPauses,
      ...(mailPauses === quickMails && { limits: quickLimits }),
    })
    const post = async (who: 'operator', url: string, body: object) =>
      await call(who, { method: 'POST', url, body })

    /** Recipient and text of every mail. */
    async function readMails(): Promise<string[]> {
      const rows = await db().selectFrom('outbox').select('content').execute()
      const seal = createSeal([MAIL_SECRET])
      const waiting = await Promise.all(rows.map(async ({ content }) => await seal.open(content)))
      const mails = join(folder(), 'mail')
      const names = await readdir(mails).catch(() => [])
      const filed = names.map(async (name) => {
        const { to, text } = await PostalMime.parse(await readFile(join(mails, name)))
        return JSON.stringify([to, text])
      })
      return [...waiting.map(String), ...(await Promise.all(filed))]
    }

    /** Files everything in the inbox, and collects what is then due to be told. */
    async function fileAll() {
      const { entries } = readInboxCall.reply.parse(
        (await call('staff', { url: readInboxCall.path })).json(),
      )
      for (const { customerId, number, name: seen } of entries) {
        const [street, name] =
          customerId === CUSTOMER ? ['Krokodilallee 3', 'Giraffenhaus'] : ['Amselweg 1', 'Dach']
        const parts = { street, date: '2025-02-28', type: 'Brief', name }
        const filed = await act('staff', [{ kind: 'file', customerId, number, seen, ...parts }])
        expect(filed.statusCode).toBe(200)
      }
      await db().updateTable('notice').set({ due_at: '' }).execute()
      const settings = { OPERATOR_EMAILS: OPERATOR, STAFF_EMAILS: STAFF }
      const config = readConfig(settings, folder())
      const mailer = mailerOf(db(), () => Promise.reject(new Error('Must not be sent.')))
      if (mailPauses === noMails)
        await collectDueNotices({ config, database: { db: db() }, mailer })
    }

    test('to whomever, and leaves those about others', async () => {
      const made = await post('operator', createCustomerCall.path, { customerId: CUSTOMER })
      const owner = new Browser(app())
      await owner.signUp(EMAIL, made.json().signUpLink)
      const ownHeaders = await owner.headers()
      // Whoever belongs to another customer as well stays, and so do mails to them about that one.
      const both = { customerId: CUSTOMER, further: ['A'], email: MANAGER } as const
      const manager = await signIn(database(), { kind: 'customer', ...both })
      for (const [who, customerId] of [
        [ownHeaders, CUSTOMER],
        [headers('a'), 'A'],
      ] as const)
        expect((await guestCalls(app, () => who, customerId).invite(GUEST)).statusCode).toBe(200)
      for (const customerId of [CUSTOMER, 'A'])
        expect((await upload('a', { customerId, docName: 'Scan' }, manager)).statusCode).toBe(200)
      await fileAll()
      const asked = await app().inject({
        method: 'POST',
        url: listDeletionRequestsCall.path,
        headers: ownHeaders,
        body: { customerId: CUSTOMER },
      })
      expect(asked.statusCode).toBe(200)
      const changed = { current: PASSWORD, password: 'Regen Klavier Teppich' }
      expect((await owner.post(changePasswordCall.path, changed, ownHeaders)).statusCode).toBe(200)
      const { id: subject } = await db()
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', EMAIL)
        .executeTakeFirstOrThrow()
      const moved = { issuer: identityToken.issuer, subject, email: 'uhu@nachtvogel.example' }
      expect((await post('operator', changeAccountAddressCall.path, moved)).statusCode).toBe(200)

      // Two guests, two filings or one, the request, the password, the address at both.
      await expect
        .poll(async () => (await readMails()).filter((mail) => MARKS.test(mail)).length)
        .toBeGreaterThanOrEqual(6)
      await expect
        .poll(async () => await db().selectFrom('notice').select('id').execute())
        .toEqual([])
      // What is just being sent would become a file afterwards.
      if (mailPauses === quickMails)
        await expect
          .poll(async () => await db().selectFrom('outbox').select('id').execute())
          .toEqual([])
      const url = addressOf(eraseCustomerCall, { params: { customerId: CUSTOMER } })
      const reply = await post('operator', url, { confirmation: CUSTOMER })
      expect(reply.statusCode, reply.body).toBe(200)
      expect(eraseCustomerCall.reply.parse(reply.json()).erased).toContainEqual({
        kind: 'mails',
        count: expect.any(Number),
      })
      const left = await readMails()
      expect(left.filter((mail) => MARKS.test(mail))).toEqual([])
      expect(left.some((mail) => mail.includes(GUEST))).toBe(true)
    })
  })
})

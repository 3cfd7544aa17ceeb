import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import {
  changeAccountAddressCall,
  listAccountsCall,
} from '@hausblick/contract/calls/linkedAccounts.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../platform/http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL } from '../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { quickMails } from '../../testing/mails.ts'
import { lockCustomers } from '../customers/store.ts'
import { findReset, issueResetToken } from '../identity/reset/store.ts'
import { createInvitation } from './invitations/create.ts'
import * as texts from './texts.ts'

onEachDatabase('changing the address of an account', (newDatabase) => {
  const newApp = newApps()
  let server: MailServer
  let database: TestDatabase
  let app: App
  let headers: { authorization: string }
  beforeAll(async () => {
    database = await newDatabase()
    server = await startMailServer()
    app = await newApp(database, {
      environment: { SMTP_URL: server.url },
      mailPauses: quickMails,
    })
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1', 'K-2']))
    headers = await signIn(database, { email: OPERATOR, kind: 'operator' })
    await signIn(database, { email: STAFF, kind: 'staff' })
  })

  async function newAccount(email: string) {
    const browser = new Browser(app)
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    await browser.signUp(email, await createInvitation(database.db, invitee, PUBLIC_URL))
    return browser
  }
  async function keyOf(email: string, query = '?customerId=K-1') {
    const reply = await app.inject({ url: `${listAccountsCall.path}${query}`, headers })
    const found = listAccountsCall.reply
      .parse(reply.json())
      .find((account) => account.email === email)
    return { issuer: `${found?.issuer}`, subject: `${found?.subject}` }
  }
  const change = (key: { issuer: string; subject: string }, email: string) =>
    app.inject({
      method: 'POST',
      url: changeAccountAddressCall.path,
      headers,
      body: { issuer: key.issuer, subject: key.subject, email },
    })
  async function refusal(key: { issuer: string; subject: string }, email: string) {
    const reply = await change(key, email)
    return [reply.statusCode, reply.json().error]
  }

  test('leaves it signed in, and from then on only the new one signs in', async () => {
    const browser = await newAccount('alt@example.de')
    expect((await change(await keyOf('alt@example.de'), ' Neu@Example.DE ')).statusCode).toBe(200)
    const me = readMeCall.reply.parse((await browser.me()).json())
    expect([me.email, me.customerIds]).toEqual(['neu@example.de', ['K-1']])
    expect((await browser.session())?.email).toBe('neu@example.de')
    const elsewhere = new Browser(app)
    expect((await elsewhere.signIn('alt@example.de')).statusCode).toBe(401)
    expect((await elsewhere.signIn('neu@example.de', PASSWORD)).statusCode).toBe(200)
  })

  test('tells both addresses; the old one does not learn the new one', async () => {
    await newAccount('vorher@example.de')
    await change(await keyOf('vorher@example.de'), 'nachher@example.de')
    const mailsTo = (email: string) =>
      server.mails.filter(({ to }) => to?.some(({ address }) => address === email))
    await expect.poll(() => mailsTo('vorher@example.de')).toHaveLength(1)
    await expect.poll(() => mailsTo('nachher@example.de')).toHaveLength(1)
    expect(mailsTo('vorher@example.de')[0]?.text).not.toContain('nachher')
    expect(mailsTo('nachher@example.de')[0]?.text).toContain(`${PUBLIC_URL}/login`)
  })

  test('ends the reset links sent to the old one', async () => {
    await newAccount('vergesslich@example.de')
    const { token } = await issueResetToken(database.db, 'vergesslich@example.de')
    expect(await findReset(database.db, token)).toBeDefined()
    await change(await keyOf('vergesslich@example.de'), 'erinnert@example.de')
    expect(await findReset(database.db, token)).toBeUndefined()
  })

  test('is searched for by the new one, and logged at each of its customers', async () => {
    const person = { email: 'suche@example.de', kind: 'customer' } as const
    await signIn(database, { ...person, customerId: 'S-1', further: ['S-2'] })
    await change(await keyOf('suche@example.de', '?customerId=S-2'), 'fund@example.de')
    const search = async (word: string) => {
      const url = `${listCustomersCall.path}?search=${word}&limit=9`
      const rows: { id: string }[] = (await app.inject({ url, headers })).json()
      return rows.map(({ id }) => id)
    }
    expect([await search('fund@'), await search('suche@')]).toEqual([['S-1', 'S-2'], []])
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['customer_id', 'actor_email', 'details'])
      .where('action', '=', 'accountChanged')
      .where('customer_id', 'in', ['S-1', 'S-2'])
      .orderBy('customer_id')
      .execute()
    const details = { account: 'fund@example.de', from: 'suche@example.de', to: 'fund@example.de' }
    expect(lines.map((line) => ({ ...line, details: JSON.parse(line.details ?? '') }))).toEqual([
      { customer_id: 'S-1', actor_email: OPERATOR, details },
      { customer_id: 'S-2', actor_email: OPERATOR, details },
    ])
  })

  describe('is refused', () => {
    test('to one that another account has, which changes nothing', async () => {
      const browser = await newAccount('bleibt@example.de')
      await newAccount('vergeben@example.de')
      const key = await keyOf('bleibt@example.de')
      expect(await refusal(key, 'vergeben@example.de')).toEqual([409, texts.addressTaken])
      expect(readMeCall.reply.parse((await browser.me()).json()).email).toBe('bleibt@example.de')
    })

    test('to the same', async () => {
      await newAccount('gleich@example.de')
      const key = await keyOf('gleich@example.de')
      expect(await refusal(key, 'Gleich@example.de')).toEqual([409, texts.sameAddress])
    })

    test.each([OPERATOR, STAFF])('to that of operators or staff: %s', async (reserved) => {
      const email = `will-${reserved}`
      await newAccount(email)
      expect(await refusal(await keyOf(email), reserved)).toEqual([409, texts.addressReserved])
    })

    test('of operators and staff themselves', async () => {
      const key = await keyOf(STAFF, '')
      expect(await refusal(key, 'x@example.de')).toEqual([409, texts.onlyCustomersAddresses])
    })

    test('of the hosted provider’s accounts', async () => {
      const key = { issuer: 'https://securetoken.google.com/demo', subject: 'hosted' }
      const link = { ...key, kind: 'customer', email: 'h@example.de', customer_id: 'K-2' } as const
      const created_at = new Date().toISOString()
      await database.db
        .insertInto('account_link')
        .values({ ...link, created_at })
        .execute()
      expect(await refusal(key, 'x@example.de')).toEqual([409, texts.addressNotHere])
    })

    test('of an account that has ended', async () => {
      const key = { issuer: 'hausblick', subject: 'weg' }
      expect(await refusal(key, 'x@example.de')).toEqual([404, texts.accountGone])
    })

    test.each(['', 'keine Adresse', `${'x'.repeat(250)}@example.de`])('to „%s“', async (email) => {
      await newAccount(`form-${email.length}@example.de`)
      const key = await keyOf(`form-${email.length}@example.de`)
      expect((await change(key, email)).statusCode).toBe(400)
    })

    test('to all but one of two accounts that want the same at once', async () => {
      await Promise.all([newAccount('eins@example.de'), newAccount('zwei@example.de')])
      const keys = [await keyOf('eins@example.de'), await keyOf('zwei@example.de')]
      const replies = await Promise.all(keys.map((key) => change(key, 'beide@example.de')))
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    })
  })

  test('frees the old one for another account', async () => {
    await newAccount('frei@example.de')
    await change(await keyOf('frei@example.de'), 'umgezogen@example.de')
    const browser = await newAccount('frei@example.de')
    expect(readMeCall.reply.parse((await browser.me()).json()).email).toBe('frei@example.de')
  })
})

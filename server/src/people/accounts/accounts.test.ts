import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { endAccountCall, listAccountsCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { describe, expect, test } from 'vitest'
import { OPERATOR, STAFF } from '../../testing/app.ts'
import { PASSWORD, PUBLIC_URL } from '../../testing/browser.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { strangers, useOperating } from '../../testing/operating.ts'
import { findReset, issueResetToken } from '../identity/reset/store.ts'
import { createInvitation } from './invitations/create.ts'

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const

onEachDatabase('accounts', (newDatabase) => {
  const { call, newBrowser, db } = useOperating(newDatabase)

  const invite = () => createInvitation(db(), CUSTOMER, PUBLIC_URL)
  async function newAccount(email: string) {
    const [browser, link] = [newBrowser(), await invite()]
    await browser.signUp(email, link)
    await browser.link(link)
    return { browser, link }
  }

  async function list(query = '') {
    const reply = await call('operator', 'GET', `${listAccountsCall.path}${query}`)
    expect(reply.headers['cache-control']).toBe('no-store')
    return listAccountsCall.reply.parse(reply.json())
  }

  async function keyOf(email: string, query = '?customerId=K-1') {
    const account = (await list(query)).find((one) => one.email === email)
    return new URLSearchParams({ issuer: `${account?.issuer}`, subject: `${account?.subject}` })
  }

  const end = (key: URLSearchParams) => call('operator', 'DELETE', `${endAccountCall.path}?${key}`)

  test('are listed by customer, oldest link first', async () => {
    await newAccount('partnerin@example.de')
    const accounts = await list('?customerId=K-1')
    expect(accounts).toMatchObject([
      { email: 'k1@example.org', role: 'customer' },
      { email: 'partnerin@example.de', role: 'customer' },
    ])
    expect(await list('?customerId=K-2')).toEqual([])
  })

  test('of operators and staff are listed with their current role', async () => {
    const once = { issuer: 'hausblick', subject: 'once', email: 'frueher@betreiber.example' }
    const values = {
      ...once,
      kind: 'staff',
      customer_id: null,
      created_at: '2025-01-01T00:00:00.000Z',
    } as const
    await db().insertInto('account_link').values(values).execute()
    expect((await list()).map(({ email, role }) => [email, role])).toEqual([
      [once.email, null],
      [OPERATOR, 'operator'],
      [STAFF, 'staff'],
    ])
  })

  test('that were linked in the same millisecond are sorted by their addresses', async () => {
    const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.de`)
    const links = emails.map((email, at) => ({
      issuer: 'hausblick',
      subject: `same-${emails.length - at}`,
      kind: 'customer' as const,
      email,
      customer_id: 'K-1',
      created_at: '2025-01-01T00:00:00.000Z',
    }))
    await db().insertInto('account_link').values(links).execute()
    const listed = (await list('?customerId=K-1')).map(({ email }) => email)
    expect(listed.slice(0, emails.length)).toEqual(emails)
  })

  describe('once revoked', () => {
    test('have no access from their next call on, and no sessions', async () => {
      const { browser } = await newAccount('beendet@example.de')
      const elsewhere = newBrowser()
      await elsewhere.signIn('beendet@example.de')
      const headers = await browser.headers()
      expect((await browser.me()).statusCode).toBe(200)
      expect((await end(await keyOf('beendet@example.de'))).statusCode).toBe(200)
      expect(
        (await browser.post(createCustomerCall.path, { customerId: 'x' }, headers)).statusCode,
      ).toBe(401)
      expect((await browser.me()).statusCode).toBe(401)
      expect(await browser.session()).toBeNull()
      expect(await elsewhere.session()).toBeNull()
      expect((await newBrowser().signIn('beendet@example.de', PASSWORD)).statusCode).toBe(401)
      const emails = (await list('?customerId=K-1')).map(({ email }) => email)
      expect(emails).not.toContain('beendet@example.de')
    })

    test('cannot return with their original link, only with a new one', async () => {
      const { link } = await newAccount('wieder@example.de')
      await end(await keyOf('wieder@example.de'))
      expect((await newBrowser().signUp('wieder@example.de', link)).statusCode).toBe(403)
      const { browser } = await newAccount('wieder@example.de')
      expect(readMeCall.reply.parse((await browser.me()).json()).customerId).toBe('K-1')
    })

    test('lose their pending password reset links', async () => {
      await newAccount('vergesslich@example.de')
      const { token } = await issueResetToken(db(), 'vergesslich@example.de')
      expect(await findReset(db(), token)).toBeDefined()
      await end(await keyOf('vergesslich@example.de'))
      expect(await findReset(db(), token)).toBeUndefined()
    })

    test('cannot be revoked again', async () => {
      await newAccount('zweimal@example.de')
      const key = await keyOf('zweimal@example.de')
      const statuses = [(await end(key)).statusCode, (await end(key)).statusCode]
      expect(statuses).toEqual([200, 404])
    })

    test('of the hosted provider remain there, but are unlinked here', async () => {
      const key = { issuer: 'https://securetoken.google.com/demo', subject: 'hosted' }
      const created_at = new Date().toISOString()
      const link = {
        ...key,
        kind: 'customer',
        email: 'h@example.de',
        customer_id: 'K-1',
        created_at,
      } as const
      await db().insertInto('account_link').values(link).execute()
      expect((await end(new URLSearchParams(key))).statusCode).toBe(200)
      expect(await list('?customerId=K-1')).not.toContainEqual(expect.objectContaining(key))
    })

    test('leave other accounts unchanged', async () => {
      const { browser } = await newAccount('bleibt@example.de')
      await newAccount('geht@example.de')
      await end(await keyOf('geht@example.de'))
      expect((await browser.me()).statusCode).toBe(200)
    })
  })

  test('of operators cannot revoke themselves', async () => {
    expect((await end(await keyOf(OPERATOR, ''))).statusCode).toBe(409)
    expect((await list()).map(({ email }) => email)).toContain(OPERATOR)
  })

  test.each(['', '?issuer=hausblick', '?subject=x'])(
    'are revoked only by a complete key: "%s"',
    async (query) => {
      expect((await call('operator', 'DELETE', endAccountCall.path + query)).statusCode).toBe(400)
    },
  )

  test.each(strangers)('are off limits to %s', async (who, status) => {
    const key = await keyOf('k1@example.org')
    const replies = [
      await call(who, 'GET', listAccountsCall.path),
      await call(who, 'GET', `${listAccountsCall.path}?customerId=K-1`),
      await call(who, 'DELETE', `${endAccountCall.path}?${key}`),
    ]
    expect(replies.map((reply) => reply.statusCode)).toEqual([status, status, status])
    expect((await call('customer', 'GET', readMeCall.path)).statusCode).toBe(200)
  })
})

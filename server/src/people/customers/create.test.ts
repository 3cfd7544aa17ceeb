import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { describe, expect, test } from 'vitest'
import { PUBLIC_URL } from '../../testing/browser.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { strangers, useOperating } from '../../testing/operating.ts'

onEachDatabase('creating a customer', (newDatabase) => {
  const { call, newBrowser, db } = useOperating(newDatabase)
  const create = (customerId: string) =>
    call('operator', 'POST', createCustomerCall.path, { customerId })

  async function isThere(customerId: string): Promise<boolean> {
    const rows = await db().selectFrom('customer').select('id').execute()
    return rows.some(({ id }) => id === customerId)
  }

  async function expectRefusal(customerId: string, status: number, error: string) {
    const reply = await create(customerId)
    expect(reply.statusCode).toBe(status)
    expect(errorReply.parse(reply.json())).toEqual({ error })
  }

  test('returns the customer’s sign-up link', async () => {
    const reply = await create('Müller-1.2')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    const { signUpLink } = createCustomerCall.reply.parse(reply.json())
    expect(signUpLink).toMatch(
      new RegExp(`^${PUBLIC_URL}/signup\\?cid=M%C3%BCller-1\\.2&token=[\\w-]{43}$`),
    )
    const browser = newBrowser()
    await browser.signUp('mueller@example.de', signUpLink)
    expect((await browser.link(signUpLink)).statusCode).toBe(200)
    const me = readMeCall.reply.parse((await browser.me()).json())
    expect(me).toEqual({
      email: 'mueller@example.de',
      customerId: 'Müller-1.2',
      customerIds: ['Müller-1.2'],
      role: 'customer',
    })
  })

  test('trims and normalises the id', async () => {
    expect((await create('  Bjo\u0308rn ')).statusCode).toBe(200)
    expect(await isThere('Bj\u00f6rn')).toBe(true)
  })

  test.each(['', '   '])('requires an id: "%s"', async (customerId) => {
    await expectRefusal(customerId, 400, 'Bitte geben Sie eine Customer ID ein.')
  })

  test('refuses an existing id, without creating an invitation', async () => {
    await create('doppelt')
    const invitations = db().selectFrom('invitation').where('customer_id', '=', 'doppelt')
    expect(await invitations.selectAll().execute()).toHaveLength(1)
    await expectRefusal(
      'doppelt',
      409,
      'Die Kundennummer doppelt gibt es schon. Bitte wählen Sie eine andere.',
    )
    expect(await invitations.selectAll().execute()).toHaveLength(1)
  })

  test('creates an id once, however many requests race', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => create('gefragt')))
    const statuses = replies.map((reply) => reply.statusCode).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  test.each(['a_b', 'a/b', '../a', 'a,b', 'a b', '.a', '-a', 'a\nb', 'x'.repeat(65)])(
    'refuses an id that cannot be part of a file name: %j',
    async (customerId) => {
      const reply = await create(customerId)
      expect(reply.statusCode).toBe(400)
      expect(errorReply.parse(reply.json()).error).toMatch(/^Eine Kundennummer besteht aus .*\.$/)
      expect(await isThere(customerId)).toBe(false)
    },
  )

  test('requires a body', async () => {
    expect((await call('operator', 'POST', createCustomerCall.path)).statusCode).toBe(400)
    expect((await call('operator', 'POST', createCustomerCall.path, {})).statusCode).toBe(400)
  })

  describe('is for operators only', () => {
    test.each(strangers)('not for %s', async (who, status) => {
      const reply = await call(who, 'POST', createCustomerCall.path, {
        customerId: `von-${who}`,
      })
      expect(reply.statusCode).toBe(status)
      expect(await isThere(`von-${who}`)).toBe(false)
    })
  })
})

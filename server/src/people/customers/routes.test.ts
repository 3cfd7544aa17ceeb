import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { findCustomerIdCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { describe, expect, test } from 'vitest'
import { newApps, OPERATOR, STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { signInEveryone, type Who } from '../../testing/everyone.ts'
import { useReads } from '../../testing/reads.ts'

const [A, B, DEMO] = [
  { id: 'A', registeredEmail: 'a@example.org' },
  { id: 'B', registeredEmail: 'b@example.org' },
  { id: 'DEMO', registeredEmail: '' },
]

onEachDatabase('customers', (newDatabase) => {
  const { get } = useReads(newDatabase)
  const newApp = newApps()

  describe('the list', () => {
    test.each<[Who, number]>([
      ['nobody', 401],
      ['unlinked', 403],
      ['a', 403],
      ['staff', 200],
      ['operator', 200],
    ])('is answered to %s with %i', async (who, status) => {
      const reply = await get(listCustomersCall.path, who)
      expect(reply.statusCode).toBe(status)
      if (status === 200) expect(reply.json()).toEqual([A, B, DEMO])
      else expect(reply.json()).toEqual({ error: expect.any(String) })
    })

    test.each([
      [{ search: 'B@EX' }, [B]],
      [{ search: 'demo' }, [DEMO]],
      [{ search: 'example' }, [A, B]],
      [{ search: '' }, [A, B, DEMO]],
      [{ search: '%' }, []],
      [{ search: '_' }, []],
      [{ search: '\\' }, []],
      [{ limit: '2' }, [A, B]],
      [{ search: 'example', limit: '1' }, [A]],
      [{ v: '1' }, [A, B, DEMO]],
    ])('asked for with %o', async (query, expected) => {
      expect((await get(listCustomersCall.path, 'staff', query)).json()).toEqual(expected)
    })

    test.each([{ limit: '0' }, { limit: '-1' }, { limit: 'all' }, { search: 'x'.repeat(255) }])(
      'is refused with %o',
      async (query) => {
        const reply = await get(listCustomersCall.path, 'staff', query)
        expect(reply.statusCode).toBe(400)
        expect(reply.json().error).toMatch(/^Die Angabe (limit|search) /)
      },
    )
  })

  describe('the customer id of an address', () => {
    test.each<[Who, string, number, string?]>([
      ['nobody', 'a@example.org', 401],
      ['a', 'a@example.org', 200, 'A'],
      ['a', 'A@Example.ORG', 200, 'A'],
      ['a', 'b@example.org', 403],
      ['a', 'nobody@example.org', 403],
      ['unlinked', 'neu@example.org', 200, ''],
      ['unlinked', 'a@example.org', 403],
      ['staff', 'b@example.org', 200, 'B'],
      ['staff', STAFF, 200, ''],
      ['staff', 'nobody@example.org', 404],
      ['operator', 'a@example.org', 200, 'A'],
    ])('%s asking for %s', async (who, email, status, customerId) => {
      const reply = await get(findCustomerIdCall.path, who, { email })
      expect(reply.statusCode).toBe(status)
      if (status === 200) expect(reply.json()).toEqual({ customerId })
      else expect(reply.json()).toEqual({ error: expect.any(String) })
    })
  })

  describe('the description of the caller', () => {
    test.each<[Who, object]>([
      ['unlinked', { email: 'neu@example.org', customerId: '', customerIds: [], role: 'customer' }],
      ['a', { email: 'a@example.org', customerId: 'A', customerIds: ['A'], role: 'customer' }],
      ['staff', { email: STAFF, customerId: '', customerIds: [], role: 'staff' }],
      ['operator', { email: OPERATOR, customerId: '', customerIds: [], role: 'operator' }],
    ])('%s', async (who, expected) => {
      const reply = await get(readMeCall.path, who)
      expect(reply.json()).toEqual(expected)
      expect(reply.headers['cache-control']).toBe('no-store')
    })

    test.each<[Who, boolean]>([
      ['a', false],
      ['staff', false],
      ['operator', true],
    ])('tells %s of example settings in public: %s', async (who, isTold) => {
      const database = await newDatabase()
      const app = await newApp(database, { environment: { PUBLIC_URL: 'https://haus.example' } })
      const headers = (await signInEveryone(database))[who]
      const { unfinishedSettings } = (await app.inject({ url: readMeCall.path, headers })).json()
      const told = [
        expect.stringMatching(/^Angaben zum Betreiber fehlen/),
        expect.stringMatching(/^Mailserver/),
      ]
      expect(unfinishedSettings).toEqual(isTold ? told : undefined)
    })

    test('is refused without a token', async () => {
      expect((await get(readMeCall.path, 'nobody')).statusCode).toBe(401)
    })
  })

  test('the configuration is public, without its secrets', async () => {
    const reply = await get(readConfigCall.path, 'nobody')
    expect(reply.json()).toMatchObject({
      operator: { name: 'Hausblick Verwaltung GmbH' },
      identity: { provider: 'embedded', passwords: 'everybody', oidc: [] },
      demoCustomerId: 'DEMO',
      maxUploadBytes: 26_214_400,
      analyticsScriptUrl: null,
    })
    expect(reply.body).not.toMatch(/secret|sqlite|postgres|example\.org/i)
  })
})

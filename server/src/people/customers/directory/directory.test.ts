// Longer than 200 lines: every state of a customer is compared in one list, which each needs.

import {
  endCustomerCall,
  listDirectoryCall,
  readDirectoryEntryCall,
  viewAsOwnerCall,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useOperating } from '../../../testing/operating.ts'
import { replaceRows } from '../../../testing/replaceRows.ts'
import { addInvitation } from '../../accounts/invitations/create.ts'
import { writeNames } from '../names.ts'
import { lockCustomers } from '../store.ts'
import { storeLastSeen } from './seen.ts'

const CUSTOMERS = ['B-1', 'B-2', 'B-3', 'B-4', 'B-5']

onEachDatabase('the list of customers with what is known of each', (newDatabase) => {
  const { call, db } = useOperating(newDatabase)

  beforeAll(async () => {
    await transact(db(), async (trx) => {
      await lockCustomers(trx, CUSTOMERS)
      await writeNames(trx, [
        ['B-1', 'Özil, Ayşe'],
        ['B-2', 'Brandt, Eva'],
        ['B-5', 'brandt 50%'],
      ])
      const units = (customerId: string, count: number) =>
        [
          customerId,
          Array.from({ length: count }, (_, index) => ({
            customerid: customerId,
            propertyid: `${customerId}-${index}`,
          })),
        ] as const
      await replaceRows(trx, propertyOverviewKind, [units('B-1', 2), units('B-2', 3)])
      await replaceRows(trx, portfolioKind, [['B-1', [{ customerid: 'B-1', portfoliovalue: 700 }]]])
      await addInvitation(trx, { kind: 'customer', customerId: 'B-3' }, 'https://example.org')
      const long = new Date('2020-01-01')
      await addInvitation(trx, { kind: 'customer', customerId: 'B-4' }, 'https://example.org', long)
    })
  })

  async function list(query: Readonly<Record<string, string>>) {
    const url = `${listDirectoryCall.path}?${new URLSearchParams(query)}`
    const reply = await call('staff', 'GET', url)
    return listDirectoryCall.reply.parse(reply.json())
  }

  test.each<[Record<string, string>, readonly string[]]>([
    [{}, ['B-3', 'B-4', 'B-5', 'B-2', 'K-1', 'B-1']],
    [{ direction: 'descending' }, ['B-1', 'K-1', 'B-2', 'B-5', 'B-4', 'B-3']],
    // Those without come in the order of their names, whatever the direction.
    [{ sort: 'units', direction: 'descending' }, ['B-2', 'B-1', 'B-3', 'B-4', 'B-5', 'K-1']],
    [{ sort: 'units' }, ['B-3', 'B-4', 'B-5', 'K-1', 'B-1', 'B-2']],
    [{ sort: 'value', direction: 'descending', search: 'b-' }, ['B-1', 'B-3', 'B-4', 'B-5', 'B-2']],
    [{ only: 'withoutFigures' }, ['B-3', 'B-4', 'B-5', 'K-1']],
    [{ access: 'member' }, ['K-1']],
    [{ access: 'link' }, ['B-3']],
    [{ access: 'expired' }, ['B-4']],
    [{ access: 'none' }, ['B-5', 'B-2', 'B-1']],
    [{ search: 'oezil AYSE' }, ['B-1']],
    [{ search: 'brandt' }, ['B-5', 'B-2']],
    [{ search: '0%' }, ['B-5']],
    [{ search: '_' }, []],
    [{ search: 'k1@example' }, ['K-1']],
    [{ search: 'brandt', only: 'withoutFigures' }, ['B-5']],
    [{ only: 'waiting' }, []],
  ])('asked for with %o', async (query, expected) => {
    const { customers, total } = await list(query)
    expect([customers.map(({ id }) => id), total]).toEqual([expected, expected.length])
  })

  test.each(['name', 'units', 'value', 'imported', 'seen', 'waiting'])(
    'goes on where a page ends, sorted by %s',
    async (sort) => {
      for (const direction of ['ascending', 'descending']) {
        const whole = await list({ sort, direction })
        const paged: string[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const after: Record<string, string> = cursor === '' ? {} : { cursor }
          const { customers, next, total } = await list({ sort, direction, limit: '2', ...after })
          expect(total).toBe(whole.total)
          paged.push(...customers.map(({ id }) => id))
          cursor = next
        }
        expect(paged).toEqual(whole.customers.map(({ id }) => id))
      }
    },
  )

  test.each(['', 'x', Buffer.from('["a","b","B-1",3]').toString('base64url')])(
    'begins anew after the cursor %o of no such list',
    async (cursor) => {
      const { customers } = await list({ sort: 'units', cursor })
      expect(customers).toHaveLength(6)
    },
  )

  test('says on which day accounts were last used, also after their sessions have ended', async () => {
    const seen = async () => (await list({ search: 'k-1' })).customers[0]?.lastSeenOn
    const today = new Date().toISOString().slice(0, 10)
    await storeLastSeen(db())
    expect(await seen()).toBe(today)
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
    await db().updateTable('identity_session').set({ updated_at: tomorrow }).execute()
    expect(await seen()).toBe(tomorrow.slice(0, 10))
    await db().updateTable('identity_session').set({ updated_at: '2020' }).execute()
    expect(await seen()).toBe(today)
  })

  describe('of one customer', () => {
    const read = async (customerId: string) =>
      await call('staff', 'GET', fillPath(readDirectoryEntryCall.path, { customerId }))

    test('says more', async () => {
      const entry = readDirectoryEntryCall.reply.parse((await read('B-2')).json())
      expect(entry).toMatchObject({
        name: 'Brandt, Eva',
        units: 3,
        objects: 0,
        loans: 0,
        imports: [],
      })
      expect(entry.importedAt).not.toBeNull()
    })

    test('says that there is none', async () => {
      const reply = await read('ERFUNDEN')
      expect([reply.statusCode, reply.json().error]).toEqual([
        404,
        expect.stringContaining('ERFUNDEN'),
      ])
    })

    test('is looked at as the owner does, which is logged', async () => {
      const url = fillPath(viewAsOwnerCall.path, { customerId: 'B-2' })
      expect((await call('staff', 'POST', url)).statusCode).toBe(200)
      const lines = await db()
        .selectFrom('audit_entry')
        .select('customer_id')
        .where('action', '=', 'viewedAsOwner')
        .execute()
      expect(lines).toEqual([{ customer_id: 'B-2' }])
    })
  })

  describe('a customer who is ended', () => {
    const end = (who: 'staff' | 'operator') =>
      call(who, 'POST', fillPath(endCustomerCall.path, { customerId: 'K-1' }))

    test('has no account, guest and invitation any more, and the log says so', async () => {
      await transact(db(), (trx) =>
        addInvitation(trx, { kind: 'customer', customerId: 'K-1' }, 'https://example.org'),
      )
      await db()
        .insertInto('guest')
        .values({
          id: 'guest',
          customer_id: 'K-1',
          email: 'gast@example.org',
          parts: '[]',
          until: '2999-12-31',
          invited_by: '',
          created_at: '',
          token_hash: 'guest',
          token_expires_at: '2999',
        })
        .execute()
      expect((await end('staff')).statusCode).toBe(403)
      expect((await end('operator')).json()).toEqual({ accounts: 1, guests: 1, invitations: 1 })
      expect((await end('operator')).json()).toEqual({ accounts: 0, guests: 0, invitations: 0 })
      expect((await call('customer', 'GET', '/api/me')).statusCode).toBe(401)
      const lines = await db()
        .selectFrom('audit_entry')
        .select(['action', 'details'])
        .where('customer_id', '=', 'K-1')
        .where('actor_kind', '=', 'operator')
        .orderBy('number')
        .execute()
      expect(lines.map(({ action }) => action)).toEqual([
        'accountEnded',
        'guestEnded',
        'invitationWithdrawn',
      ])
    })

    test('stays, and can be invited again', async () => {
      await transact(db(), (trx) =>
        addInvitation(trx, { kind: 'customer', customerId: 'K-1' }, 'https://example.org'),
      )
      expect((await list({ search: 'k-1' })).customers).toMatchObject([
        { id: 'K-1', people: 0, access: 'link', email: '' },
      ])
    })
  })

  test('has a new customer at once, however many are to be counted, and never the demo', async () => {
    const others = Array.from({ length: 60 }, (_, index) => `A-${index}`)
    await transact(db(), (trx) => lockCustomers(trx, [...others, 'DEMO']))
    const body = { customerId: 'Z-9', name: 'Zuletzt' }
    expect((await call('operator', 'POST', createCustomerCall.path, body)).statusCode).toBe(200)
    expect((await list({ search: 'zuletzt' })).customers).toMatchObject([{ id: 'Z-9' }])
    expect((await list({ search: 'demo' })).total).toBe(0)
  })
})

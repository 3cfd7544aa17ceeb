import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  createCustomerCall,
  listCustomersCall,
  renameCustomerCall,
} from '@hausblick/contract/calls/customers.ts'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { strangers, useOperating } from '../../testing/operating.ts'

onEachDatabase('the names of customers', (newDatabase) => {
  const { call, db } = useOperating(newDatabase)
  const create = (customerId: string, name?: string) =>
    call('operator', 'POST', createCustomerCall.path, { customerId, name })
  const rename = (customerId: string, name: string, who: Parameters<typeof call>[0] = 'operator') =>
    call(who, 'PATCH', addressOf(renameCustomerCall, { params: { customerId } }), { name })
  const find = async (search: string) =>
    (
      await call('staff', 'GET', `${listCustomersCall.path}?${new URLSearchParams({ search })}`)
    ).json()
  const readLog = () =>
    db().selectFrom('audit_entry').selectAll().where('action', '=', 'customerRenamed').execute()

  beforeAll(async () => {
    await create('M-1')
    await create('M-2', '  Jörg  Groß\u2028jun. ')
  })

  test('are typed when a customer is created, and normalised', async () => {
    expect(await find('m-2')).toEqual([{ id: 'M-2', registeredEmail: '', name: 'Jörg Groß jun.' }])
  })

  test.each(['joerg', 'GROSS', 'gross jor', 'jun. m-2', 'rg gr'])(
    'are found in any spelling: %s',
    async (search) => expect(await find(search)).toMatchObject([{ id: 'M-2' }]),
  )

  test('are given later, changed and taken away, of which the log says no name', async () => {
    expect((await rename('M-1', 'Maria Weber')).statusCode).toBe(200)
    expect(await find('weber')).toEqual([{ id: 'M-1', registeredEmail: '', name: 'Maria Weber' }])
    expect((await rename('M-1', 'Maria Weber ')).statusCode).toBe(200)
    expect((await rename('M-1', 'Maria Engel')).statusCode).toBe(200)
    expect(await find('weber')).toEqual([])
    expect(await find('engel')).toMatchObject([{ name: 'Maria Engel' }])
    expect((await rename('M-1', ' ')).statusCode).toBe(200)
    expect(await find('engel')).toEqual([])
    expect(await find('m-1')).toEqual([{ id: 'M-1', registeredEmail: '' }])
    const lines = await readLog()
    expect(lines).toHaveLength(3)
    expect(lines.map((line) => line.customer_id)).toEqual(['M-1', 'M-1', 'M-1'])
    expect(JSON.stringify(lines)).not.toMatch(/weber|engel/i)
  })

  test('are told to the customers themselves', async () => {
    const me = async () => (await call('customer', 'GET', readMeCall.path)).json()
    expect(await me()).not.toHaveProperty('customerNames')
    await rename('K-1', 'Kai Eins')
    expect((await me()).customerNames).toEqual([{ customerId: 'K-1', name: 'Kai Eins' }])
  })

  test('have at most 120 characters, and belong to existing customers', async () => {
    const long = await rename('M-1', 'x'.repeat(121))
    expect(long.statusCode).toBe(400)
    expect(long.json().error).toBe(
      'Der Name eines Kunden hat höchstens 120 Zeichen. Bitte kürzen Sie ihn.',
    )
    expect((await create('M-3', 'x'.repeat(121))).statusCode).toBe(400)
    expect(await find('m-3')).toEqual([])
    expect((await rename('M-9', 'Niemand')).statusCode).toBe(404)
  })

  test.each(strangers)('are not changed by %s', async (who, status) => {
    expect((await rename('M-2', 'Fremd', who)).statusCode).toBe(status)
    expect(await find('fremd')).toEqual([])
  })
})

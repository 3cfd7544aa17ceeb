import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { expect, test } from 'vitest'
import type { AccountKind } from '../../platform/database/tables/accounts.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'

const EMAIL = 'chefin@betreiber.example'
const CONFIGURED = 'Chefin@Betreiber.example'
const NOBODY = 'niemand@betreiber.example'

onEachDatabase('a caller’s role', (newDatabase) => {
  const newApp = newApps()

  /** Returns the role of an account invited as `kind` under this configuration of operators and staff. */
  async function roleOf(kind: AccountKind | null, operators: string, staff: string) {
    const database = await newDatabase()
    const environment = { OPERATOR_EMAILS: operators, STAFF_EMAILS: staff }
    const app = await newApp(database, { environment })
    const customer = kind === 'customer' ? { customerId: 'K-1' } : {}
    const headers = await signIn(database, { email: EMAIL, kind, ...customer })
    const me = readMeCall.reply.parse((await app.inject({ url: readMeCall.path, headers })).json())
    const { statusCode } = await app.inject({ url: listCustomersCall.path, headers })
    return { role: me.role, customerId: me.customerId, seesCustomers: statusCode === 200 }
  }
  const staff = (role: 'operator' | 'staff') => ({ role, customerId: '', seesCustomers: true })
  const nobody = { role: 'customer', customerId: '', seesCustomers: false }

  test('is operator or staff where both invitation and configuration agree', async () => {
    expect(await roleOf('operator', CONFIGURED, NOBODY)).toEqual(staff('operator'))
    expect(await roleOf('staff', NOBODY, CONFIGURED)).toEqual(staff('staff'))
  })

  test('is lost when the configuration no longer lists the address', async () => {
    expect(await roleOf('operator', NOBODY, NOBODY)).toEqual(nobody)
    expect(await roleOf('operator', NOBODY, CONFIGURED)).toEqual(nobody)
    expect(await roleOf('staff', NOBODY, NOBODY)).toEqual(nobody)
    expect(await roleOf('staff', CONFIGURED, NOBODY)).toEqual(nobody)
  })

  test('is not granted by an address alone', async () => {
    expect(await roleOf(null, CONFIGURED, CONFIGURED)).toEqual(nobody)
    expect(await roleOf('customer', CONFIGURED, CONFIGURED)).toEqual({
      role: 'customer',
      customerId: 'K-1',
      seesCustomers: false,
    })
  })
})

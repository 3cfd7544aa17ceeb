import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import {
  inviteCall,
  listInvitationsCall,
  renewInvitationCall,
} from '@hausblick/contract/calls/invitations.ts'
import {
  addAccountCall,
  changeAccountAddressCall,
  endAccountCall,
} from '@hausblick/contract/calls/linkedAccounts.ts'
import {
  endDeletionRequestCall,
  linkExportCall,
  requestDeletionCall,
} from '@hausblick/contract/calls/myData.ts'
import { changeGuestCall, inviteGuestCall } from '@hausblick/contract/calls/people.ts'
import { errorReply, SIGN_IN_TOO_OLD } from '@hausblick/contract/errorReply.ts'
import { expect, test } from 'vitest'
import { STAFF } from '../../testing/app.ts'
import { PUBLIC_URL } from '../../testing/browser.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { allRights } from '../../testing/guests.ts'
import { useOperating } from '../../testing/operating.ts'
import { createInvitation } from './invitations/create.ts'

const MINUTE_MS = 60_000

onEachDatabase('a recent sign-in', (newDatabase) => {
  const { call, db } = useOperating(newDatabase)

  /** Moves every sign-in this many minutes into the past. */
  async function signedInBefore(minutes: number): Promise<void> {
    const created_at = new Date(Date.now() - minutes * MINUTE_MS).toISOString()
    await db().updateTable('identity_session').set({ created_at }).execute()
  }

  const customerAccount = new URLSearchParams({ issuer: 'hausblick', subject: 'niemand' })
  const invitationOf = async (search: string) => {
    const list = await call('operator', 'GET', `${listInvitationsCall.path}?search=${search}`)
    return listInvitationsCall.reply.parse(list.json()).invitations[0]?.id ?? ''
  }
  const toStaff = () => createInvitation(db(), { kind: 'staff', email: STAFF }, PUBLIC_URL)

  const dangerous = [
    ['a download', 'customer', 'POST', async () => linkExportCall.path, { customerId: 'K-1' }, 200],
    [
      'a download by staff',
      'staff',
      'POST',
      async () => linkExportCall.path,
      { customerId: 'K-1' },
      200,
    ],
    [
      'revoking an account',
      'operator',
      'DELETE',
      async () => `${endAccountCall.path}?${customerAccount}`,
      undefined,
      404,
    ],
    [
      'adding a customer to an account',
      'operator',
      'POST',
      async () => addAccountCall.path,
      { customerId: 'K-1', email: 'niemand@example.de' },
      404,
    ],
    [
      'inviting a guest',
      'customer',
      'POST',
      async () => addressOf(inviteGuestCall, { params: { customerId: 'K-1' } }),
      { ...allRights, email: 'gast@example.de' },
      200,
    ],
    [
      'changing what a guest may read',
      'customer',
      'PATCH',
      async () => addressOf(changeGuestCall, { params: { customerId: 'K-1', id: 'niemand' } }),
      allRights,
      404,
    ],
    [
      'changing the address of an account',
      'operator',
      'POST',
      async () => changeAccountAddressCall.path,
      { issuer: 'hausblick', subject: 'niemand', email: 'neu@example.de' },
      404,
    ],
    [
      'closing a deletion request',
      'operator',
      'DELETE',
      async () => addressOf(endDeletionRequestCall, { params: { customerId: 'K-1' } }),
      undefined,
      404,
    ],
    [
      'asking for deletion',
      'customer',
      'POST',
      async () => requestDeletionCall.path,
      { customerId: 'K-1' },
      200,
    ],
    [
      'inviting to a customer’s data',
      'operator',
      'POST',
      async () => inviteCall.path,
      { customerId: 'K-1' },
      200,
    ],
    [
      'renewing a customer’s invitation',
      'operator',
      'POST',
      async () => {
        await createInvitation(db(), { kind: 'customer', customerId: 'K-1' }, PUBLIC_URL)
        return addressOf(renewInvitationCall, { params: { id: await invitationOf('K-1') } })
      },
      {},
      200,
    ],
    [
      'renewing an operator’s invitation',
      'operator',
      'POST',
      async () => {
        await toStaff()
        return addressOf(renewInvitationCall, { params: { id: await invitationOf(STAFF) } })
      },
      {},
      200,
    ],
  ] as const

  test.each(dangerous)(
    'is required for %s by %s',
    async (_title, who, method, urlOf, body, status) => {
      const url = await urlOf()
      await signedInBefore(16)
      const refused = await call(who, method, url, body)
      expect(refused.statusCode).toBe(403)
      const { error, code } = errorReply.parse(refused.json())
      expect(code).toBe(SIGN_IN_TOO_OLD)
      expect(error).toMatch(/länger als 15 Minuten her/)
      await signedInBefore(14)
      expect((await call(who, method, url, body)).statusCode).toBe(status)
    },
  )

  test('is not required for anything else, nor for what is forbidden anyway', async () => {
    await signedInBefore(60)
    expect((await call('customer', 'GET', readMeCall.path)).statusCode).toBe(200)
    expect(
      (await call('operator', 'POST', createCustomerCall.path, { customerId: 'K-9' })).statusCode,
    ).toBe(200)
    const reply = await call('customer', 'POST', linkExportCall.path, { customerId: 'K-2' })
    expect(reply.statusCode).toBe(403)
    expect(errorReply.parse(reply.json()).code).toBeUndefined()
  })
})

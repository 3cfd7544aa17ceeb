import { randomUUID } from 'node:crypto'
import { signInCall, signUpCall } from '@hausblick/contract/calls/identity.ts'
import { createInvitation } from '@hausblick/server/src/accounts/invitations/create.ts'
import { lockCustomers } from '@hausblick/server/src/customers/store.ts'
import { hashToken } from '@hausblick/server/src/identity/account/token.ts'
import { PASSWORD, readLink } from '@hausblick/server/src/testing/browser.ts'
import { asAnyClient, behindProxy } from './asAnyClient.ts'
import {
  type Effect,
  expectSame,
  type Operation,
  requireSuccess,
  type Site,
  type Target,
} from './operation.ts'

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const

/** Somebody who was invited. */
interface Invited {
  readonly email: string
  readonly customerId: string
  readonly token: string
}

/** Signing up: account, password, link and the redeemed invitation come together or not at all. */
export const signUps: Operation<Invited> = {
  environment: behindProxy,
  mostMs: 300,
  prepare: async ({ database: { db } }) => {
    await db.transaction().execute((trx) => lockCustomers(trx, [CUSTOMER.customerId]))
    const link = await createInvitation(db, CUSTOMER, 'http://localhost')
    return { email: `${randomUUID()}@example.de`, ...readLink(link) }
  },
  send: async (target, invited) => {
    await requireSuccess(await signUp(target, invited))
  },
  find: findAccount,
  repeat: async (target, invited, wasWhole) => {
    const before = await signIn(target, invited)
    const repeated = await signUp(target, invited)
    await repeated.text()
    return [
      ...expectSame('whether the account could sign in', before.ok, wasWhole),
      ...expectSame('whether its invitation was valid', repeated.ok, !wasWhole),
      ...expectSame('whether it can sign in', (await signIn(target, invited)).ok, true),
    ]
  },
}

async function findAccount({ database: { db } }: Site, { email, token }: Invited): Promise<Effect> {
  const user = await db
    .selectFrom('identity_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  const password = await db
    .selectFrom('identity_account')
    .select('password')
    .where('user_id', '=', user?.id ?? '')
    .executeTakeFirst()
  const link = await db
    .selectFrom('account_link')
    .select(['subject', 'customer_id'])
    .where('email', '=', email)
    .executeTakeFirst()
  const invitation = await db
    .selectFrom('invitation')
    .select(['redeemed_at', 'redeemed_by_subject'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  if (!user && !password && !link && invitation.redeemed_at === null) return 'absent'
  const isWhole =
    user !== undefined &&
    Boolean(password?.password) &&
    link?.subject === user.id &&
    link.customer_id === CUSTOMER.customerId &&
    invitation.redeemed_at !== null &&
    invitation.redeemed_by_subject === user.id
  return isWhole ? 'whole' : 'half'
}

function signUp(target: Target, invited: Invited): Promise<Response> {
  return post(target, signUpCall.path, { ...invited, password: PASSWORD })
}

async function signIn(target: Target, { email }: Invited): Promise<Response> {
  const reply = await post(target, signInCall.path, { email, password: PASSWORD })
  await reply.text()
  return reply
}

function post({ url, origin }: Target, path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...asAnyClient() },
    body: JSON.stringify(body),
  })
}

import { randomUUID } from 'node:crypto'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { createInvitation } from '@hausblick/server/src/accounts/invitations/create.ts'
import { lockCustomers } from '@hausblick/server/src/customers/store.ts'
import { hashToken } from '@hausblick/server/src/identity/account/token.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { readLink } from '@hausblick/server/src/testing/browser.ts'
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

interface Headers {
  readonly authorization: string
}

/** An invitation, the account that redeems it, and another that may not afterwards. */
interface Redeemer {
  readonly email: string
  readonly headers: Headers
  readonly rival: Headers
  readonly invitation: { readonly customerId: string; readonly token: string }
}

/** Redeeming an invitation with an account that exists: link and redeemed invitation come together or not at all. */
export const redemptions: Operation<Redeemer> = {
  environment: behindProxy,
  mostMs: 100,
  prepare: async ({ database }) => {
    const { db } = database
    await db.transaction().execute((trx) => lockCustomers(trx, [CUSTOMER.customerId]))
    const invitation = readLink(await createInvitation(db, CUSTOMER, 'http://localhost'))
    const newAccount = async (email: string) =>
      await signIn({ ...database, url: '' }, { email, kind: null }, { expires: '1 day' })
    const email = `${randomUUID()}@example.de`
    const [headers, rival] = [await newAccount(email), await newAccount(`rival-${email}`)]
    return { email, headers, rival, invitation }
  },
  send: async (target, { headers, invitation }) => {
    await requireSuccess(await redeem(target, headers, invitation))
  },
  find: findLink,
  repeat: async (target, { headers, rival, invitation }, wasWhole) => {
    const reply = await fetch(target.url + readMeCall.path, { headers: { ...headers } })
    const { customerId } = readMeCall.reply.parse(await reply.json())
    const repeated = await redeem(target, headers, invitation)
    await repeated.text()
    const stolen = await redeem(target, rival, invitation)
    await stolen.text()
    return [
      ...expectSame('the account’s customer', customerId, wasWhole ? CUSTOMER.customerId : ''),
      ...expectSame('the repeated redemption', repeated.status, 200),
      ...expectSame('the redemption by another account', stolen.status, 403),
    ]
  },
}

async function findLink(
  { database: { db } }: Site,
  { email, invitation }: Redeemer,
): Promise<Effect> {
  const links = await db
    .selectFrom('account_link')
    .select(['subject', 'customer_id'])
    .where('email', 'in', [email, `rival-${email}`])
    .execute()
  const redeemed = await db
    .selectFrom('invitation')
    .select(['redeemed_at', 'redeemed_by_subject'])
    .where('token_hash', '=', hashToken(invitation.token))
    .executeTakeFirstOrThrow()
  const [link, ...more] = links
  if (!link && redeemed.redeemed_at === null) return 'absent'
  const isWhole =
    link?.customer_id === CUSTOMER.customerId &&
    more.length === 0 &&
    redeemed.redeemed_at !== null &&
    redeemed.redeemed_by_subject === link.subject
  return isWhole ? 'whole' : 'half'
}

async function redeem({ url }: Target, headers: Headers, invitation: object): Promise<Response> {
  return await fetch(url + redeemInvitationCall.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', ...asAnyClient() },
    body: JSON.stringify(invitation),
  })
}

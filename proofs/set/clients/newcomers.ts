import { randomInt, randomUUID } from 'node:crypto'
import { readInvitation } from '@hausblick/contract/addresses.ts'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import {
  readTokenCall,
  requestResetCall,
  signInCall,
  signOutCall,
  signUpCall,
} from '@hausblick/contract/calls/identity.ts'
import { inviteCall } from '@hausblick/contract/calls/invitations.ts'
import type { Answer, Client } from './client.ts'

const PAUSE_MS = 2000
const AGAIN_AFTER_MS = 500
const PASSWORD = 'Birnbaum Regenschirm Amsel 7'
/** One of so many forgets the password, which sends a mail. */
const FORGETS = 3

export interface Account {
  readonly email: string
  readonly customerId: string
}

/**
 * Has customers invited, who sign up, sign in, look who they are and sign out, again and again. Tells of every account whose
 * sign-up was acknowledged.
 */
export async function signUpNewcomers(
  client: Client,
  {
    origin,
    operator,
  }: { readonly origin: string; readonly operator: Readonly<Record<string, string>> },
  customerId: string,
  onAcknowledged: (account: Account) => void,
): Promise<void> {
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => ({
    method: 'POST' as const,
    path,
    body,
    headers: { origin, ...headers },
  })
  while (!client.isStopped) {
    const account = { email: `neu-${randomUUID()}@example.org`, customerId }
    const invited = await client.insist(post(inviteCall.path, { customerId }, operator))
    if (invited) {
      const { signUpLink } = inviteCall.reply.parse(JSON.parse(invited.body.toString()))
      const invitation = readInvitation(new URL(signUpLink).search)
      const credentials = { email: account.email, password: PASSWORD }
      if (await signUp(client, post(signUpCall.path, { ...credentials, ...invitation }))) {
        onAcknowledged(account)
        await signInAndOut(client, post(signInCall.path, credentials), origin, account)
        // Asked once, since every request may send a mail.
        if (randomInt(FORGETS) === 0)
          await client.ask(post(requestResetCall.path, { email: account.email }))
      }
    }
    await client.pause(PAUSE_MS)
  }
}

type Question = Parameters<Client['ask']>[0]

/** Returns whether there is an account now. A refused sign-up may have made it all the same. */
async function signUp(client: Client, question: Question): Promise<boolean> {
  for (let attempt = 1; !client.isStopped; attempt++) {
    const answer = await client.ask(question)
    if (answer?.status === 200) return true
    if (answer !== null && attempt > 1 && [403, 409].includes(answer.status)) return true
    if (answer !== null) {
      client.ledger.noteWrong(`sign-up: ${answer.status} ${answer.body}`)
      return false
    }
    await client.pause(AGAIN_AFTER_MS)
  }
  return false
}

async function signInAndOut(
  client: Client,
  signIn: Question,
  origin: string,
  { email, customerId }: Account,
): Promise<void> {
  const signedIn = await client.insist(signIn)
  if (!signedIn) return
  const headers = { origin, cookie: cookiesOf(signedIn) }
  const token = await client.insist({ path: readTokenCall.path, headers })
  if (!token) return
  const { session } = readTokenCall.reply.parse(JSON.parse(token.body.toString()))
  if (session?.email !== email) return client.ledger.noteWrong(`${email} has no session`)
  const authorization = `Bearer ${session.token}`
  const me = await client.insist({ path: readMeCall.path, headers: { authorization } })
  if (me) {
    const who = readMeCall.reply.parse(JSON.parse(me.body.toString()))
    if (who.email !== email || who.customerId !== customerId)
      client.ledger.noteWrong(`${email} of ${customerId} is ${JSON.stringify(who)}`)
  }
  await client.insist({ method: 'POST', path: signOutCall.path, headers, body: {} })
}

function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

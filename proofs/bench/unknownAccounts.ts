import { readInvitation } from '@hausblick/contract/addresses.ts'
import { requestResetCall, signInCall, signUpCall } from '@hausblick/contract/calls/identity.ts'
import { buildApp } from '@hausblick/server/src/app.ts'
import { createInvitation } from '@hausblick/server/src/people/accounts/invitations/create.ts'
import { lockCustomers } from '@hausblick/server/src/people/customers/store.ts'
import { readConfig } from '@hausblick/server/src/platform/config/config.ts'
import { migrate } from '@hausblick/server/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import type { AttemptLimits } from '@hausblick/server/src/platform/http/attemptLimits/actionLimits.ts'
import { openStorage } from '@hausblick/server/src/platform/storage/open.ts'
import { withFolder } from '../service/folder.ts'
import { compareTimes, describeTimes } from '../timing/compare.ts'

const TRIES = 200
const PASSWORD = 'ein langes Passwort'

const open = { burst: 1_000_000, everyMs: 1 }
const everything = { client: open, pair: open, account: open }
const attemptLimits: AttemptLimits = {
  signIn: everything,
  secondFactor: everything,
  passkey: everything,
  oidc: everything,
  signUp: everything,
  requestReset: everything,
  confirmReset: everything,
  link: everything,
}

/** Measures whether response times reveal which addresses have an account. */
async function measure(url: string, { db }: Database): Promise<void> {
  const invite = async () => {
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    return readInvitation(new URL(await createInvitation(db, invitee, url)).search)
  }
  const post = async (path: string, body: object, ...expected: number[]) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await reply.text()
    if (!expected.includes(reply.status)) throw new Error(`${path}: ${reply.status} ${text}`)
  }
  for (let number = 0; number < TRIES; number++) {
    const email = address('konto', number)
    await post(signUpCall.path, { email, password: PASSWORD, ...(await invite()) }, 200)
  }

  const ways = {
    'sign-in': (email: string) =>
      post(signInCall.path, { email, password: 'ein falsches Passwort' }, 401),
    'password reset': (email: string) => post(requestResetCall.path, { email }, 200),
    'sign-up with an invitation': async (email: string) =>
      post(signUpCall.path, { email, password: PASSWORD, ...(await invite()) }, 200, 409),
    'sign-up without an invitation': (email: string) =>
      post(signUpCall.path, { email, password: PASSWORD, customerId: 'K-1', token: 'x' }, 403),
  }
  for (const [index, [name, attempt]] of Object.entries(ways).entries()) {
    // Earlier attempts would affect the times as well.
    await db.deleteFrom('attempt').execute()
    const times = await compareTimes(
      TRIES,
      (number) => attempt(address('konto', number)),
      (number) => attempt(address(`neu-${index}`, number)),
    )
    process.stdout.write(`${name.padEnd(30)} ${describeTimes(times)}\n`)
  }
}

/** Returns addresses of equal length, each used once per kind of request, so that only the account makes a difference. */
function address(name: string, number: number): string {
  return `${name}-${String(number).padStart(3, '0')}@example.de`
}

await withFolder(async (folder) => {
  const config = readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' }, folder)
  const database = await openDatabase(config.databaseUrl)
  await migrate(database)
  await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  const storage = await openStorage(config.documents)
  const app = await buildApp({ config, database, storage, webFolder: folder, attemptLimits })
  try {
    await measure(await app.listen({ port: 0, host: '127.0.0.1' }), database)
  } finally {
    await app.close()
    await storage.close()
    await database.close()
  }
})

import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requestResetCall } from '@hausblick/contract/calls/identity.ts'
import { createSeal } from '@hausblick/server/src/mail/seal.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { SECRET } from '@hausblick/server/src/testing/dataFolders.ts'
import { asAnyClient, behindProxy } from '../kills/asAnyClient.ts'
import {
  type Effect,
  type Operation,
  requireSuccess,
  type Site,
  type Target,
} from '../kills/operation.ts'

interface Requested {
  readonly email: string
}

/** Requesting a reset: its token and its mail come together, and the mail waits in the database or is a file. */
export const mails: Operation<Requested> = {
  environment: { ...behindProxy, SECRET },
  mostMs: 0,
  prepare: async ({ database }) => {
    const email = `${randomUUID()}@example.de`
    await signIn({ ...database, url: '' }, { email, kind: null, hasPassword: true })
    return { email }
  },
  send: async (target, requested) => await requireSuccess(await request(target, requested)),
  find: findMail,
  repeat: async (target, requested) => {
    await requireSuccess(await request(target, requested))
    return []
  },
}

async function findMail({ database: { db }, folder }: Site, { email }: Requested): Promise<Effect> {
  const resets = await db
    .selectFrom('password_reset')
    .innerJoin('identity_user', 'identity_user.id', 'password_reset.user_id')
    .select('token_hash')
    .where('email', '=', email)
    .execute()
  // First those in the database, from where they go into files.
  const seal = createSeal([SECRET])
  const outbox = await db.selectFrom('outbox').select('content').execute()
  const waiting = await Promise.all(outbox.map(async ({ content }) => await seal.open(content)))
  const files = await readdir(join(folder, 'mail')).catch(() => [])
  const read = files
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFile(join(folder, 'mail', file), 'utf8'))
  const texts = [...waiting, ...(await Promise.all(read))]
  const isMailed = texts.some((text) => text?.includes(email))
  if (resets.length > 0 && isMailed) return 'whole'
  return resets.length === 0 && !isMailed ? 'absent' : 'half'
}

function request({ url, origin }: Target, { email }: Requested): Promise<Response> {
  return fetch(url + requestResetCall.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...asAnyClient() },
    body: JSON.stringify({ email }),
  })
}

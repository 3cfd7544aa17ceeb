import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AuditLog } from '../audit/log.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/open.ts'
import { guestAt } from './access/customers.ts'
import { isStaff } from './access/roles.ts'
import type { Scope } from './access.ts'
import { AccessDenied, type Caller } from './callers.ts'
import type { ServiceError } from './errors.ts'

const LOOK_CACHED_MS = 60_000

interface Parts {
  readonly config: Pick<Config, 'demoCustomerId'>
  readonly database: Pick<Database, 'db'>
  readonly audit: AuditLog
}

/** Whose data is looked at: of one customer, or of all. */
type Looked = Scope | { readonly customerId?: string | undefined }

/**
 * Logs that staff, programs or guests look at customers' data, before they see it: once per person, customer and hour. Of guests, the
 * time is stored as well. Others see nothing but their own data and the demo, which leave no line.
 */
export type Look = (caller: Caller, at: Looked) => Promise<void>

export function createLook({ config, database: { db }, audit }: Parts): Look {
  const keepLook = createStoreLook(db)
  return async (caller, at) => {
    const customerId = ('customerId' in at ? at.customerId : undefined) ?? null
    const actor = onlookerOf(caller, customerId)
    if (!actor || customerId === config.demoCustomerId) return
    const { issuer, subject } = actor
    const key = [currentHour(), issuer, subject, customerId ?? '']
    await audit.appendOnce(db, { action: 'lookedAt', actor, customerId }, ['look', ...key])
    if (actor.kind === 'guest') await keepLook(actor, customerId)
  }
}

/** Returns somebody who sees what is not their own, as the log names them: staff, a program or a guest; null for others. */
export function onlookerOf(caller: Caller, customerId: string | null) {
  if (isStaff(caller) || caller.kind === 'program') return caller
  const isGuest = customerId !== null && guestAt(caller, customerId) !== undefined
  if (!isGuest || caller.kind === 'nobody') return null
  const { issuer, subject, email } = caller
  return { kind: 'guest', issuer, subject, email } as const
}

/** Creates a function that stores when a guest last looked, to about a minute, so that few reads write. */
function createStoreLook(db: Database['db']) {
  const logged = new LRUCache<string, true>({ max: 10_000, ttl: LOOK_CACHED_MS })
  return async ({ issuer, subject }: AccountKey, customerId: string | null): Promise<void> => {
    const key = JSON.stringify([issuer, subject, customerId])
    if (customerId === null || logged.has(key)) return
    await db
      .updateTable('guest')
      .set({ last_look_at: new Date().toISOString() })
      .where('customer_id', '=', customerId)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .execute()
    logged.set(key, true)
  }
}

/**
 * Logs that somebody other than its owner opens a document or takes it along: once per person, document and hour. The customer
 * of a paper is null.
 */
export type LogFile = (
  caller: Caller,
  action: 'documentOpened' | 'documentSent',
  document: {
    readonly customerId: string | null
    readonly number: number
    readonly fileName: string
  },
) => Promise<void>

export function createLogFile({ config, database: { db }, audit }: Parts): LogFile {
  const keepLook = createStoreLook(db)
  return async (caller, action, { customerId, number, fileName }) => {
    const actor = onlookerOf(caller, customerId)
    if (!actor || customerId === config.demoCustomerId) return
    const { issuer, subject } = actor
    const key = [action, currentHour(), issuer, subject, customerId ?? '', String(number)]
    const details = { document: fileName }
    await audit.appendOnce(db, { action, actor, customerId, details }, key)
    if (actor.kind === 'guest') await keepLook(actor, customerId)
  }
}

const callers = new WeakMap<FastifyRequest, Caller>()
const refusals = new WeakMap<FastifyRequest, Caller>()

/** Remembers who makes a request, should it be refused. */
export function noteCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller)
}

/**
 * Marks a request as refused, so that `registerRefusals` logs it before the reply is sent. Left out are errors that programs
 * recognise by a code: the identity provider's, which are logged with its calls, and the request to enter the password again,
 * which is part of the call.
 */
export function noteRefusal(request: FastifyRequest, error: ServiceError): void {
  const isRefused = error.statusCode === 401 || error.statusCode === 403
  if (!isRefused || error.replyCode !== undefined) return
  const caller = error instanceof AccessDenied ? error.caller : callers.get(request)
  refusals.set(request, caller ?? { kind: 'nobody' })
}

/** Logs refused calls, once per person, call, customer and hour. Whoever is not signed in shares the line of a call. */
export function registerRefusals(app: FastifyInstance, parts: Parts): void {
  // With a callback, since nearly all replies go on at once.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const caller = refusals.get(request)
    if (!caller) return done(null, payload)
    logRefusal(parts, request, caller).then(() => done(null, payload), done)
  })
}

async function logRefusal(
  { database: { db }, audit }: Parts,
  request: FastifyRequest,
  caller: Caller,
): Promise<void> {
  const call = `${request.method} ${request.routeOptions.url ?? ''}`
  const account = caller.kind === 'nobody' ? [] : [caller.issuer, caller.subject]
  const customerId = caller.kind === 'nobody' ? null : findAskedCustomer(request)
  const key = ['refused', currentHour(), call, ...account, customerId ?? '']
  try {
    const entry = { action: 'refused', actor: caller, customerId, details: { call } } as const
    await audit.appendOnce(db, entry, key)
  } catch (err) {
    // Nothing was disclosed: the refusal stands.
    request.log.error({ err }, 'could not log a refused call')
  }
}

function findAskedCustomer({ query, body, params }: FastifyRequest): string | null {
  for (const part of [query, body, params]) {
    const asked: unknown =
      part !== null && typeof part === 'object' && 'customerId' in part ? part.customerId : null
    if (typeof asked === 'string' && asked !== '') return asked
  }
  return null
}

/** In UTC, whose hours never repeat. */
function currentHour(): string {
  return new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
}

import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { isNoSpace } from '../../platform/database/noSpace.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { type Refusal, ServiceError } from '../../platform/http/errors.ts'

type Reason = Refusal | 'attempts' | 'password' | 'database' | 'no_space'

const REASONS: readonly Reason[] = [
  'overload',
  'rate_limit',
  'concurrency',
  'uploads',
  'sign_ins',
  'attempts',
  'password',
  'database',
  'no_space',
]
/** The codes by which the dashboard knows these errors. */
const REASON_OF_CODE: Readonly<Record<string, Reason>> = {
  tooManyAttempts: 'attempts',
  wrongCredentials: 'password',
  wrongPassword: 'password',
  noSpace: 'no_space',
}

/** Counts, from now on, requests that are refused for another reason than their content or the caller's rights. */
export function countRefusals(app: FastifyInstance, registry: Registry): void {
  const refusals = new Counter({
    name: 'hausblick_refusals_total',
    help: 'Requests refused for the state of the service, for limits, or for a wrong password, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  // From 0, so that their first increase shows.
  for (const reason of REASONS) refusals.inc({ reason }, 0)
  app.addHook('onError', (_request, _reply, error, done) => {
    const reason = reasonOf(error)
    if (reason !== undefined) refusals.inc({ reason })
    done()
  })
}

function reasonOf(error: Error): Reason | undefined {
  if (error instanceof DatabaseUnavailable) return 'database'
  if (isNoSpace(error)) return 'no_space'
  if (!(error instanceof ServiceError)) return undefined
  return error.refusal ?? REASON_OF_CODE[error.replyCode ?? '']
}

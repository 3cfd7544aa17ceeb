import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { AuditLog } from '../audit/log.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/open.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Storage } from '../storage/storage.ts'
import type { LogFile, Look } from './accessLog.ts'
import type { AttemptLimiter } from './attemptLimits/attemptLimiter.ts'
import type { CallerOf, CallerOfGrant, CallerOfPage } from './callers.ts'
import type { ZodTypeProvider } from './schemas.ts'

/** The Fastify instance on which routes are registered, with zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Dependencies of the routes. */
export interface Service {
  readonly config: Config
  readonly database: Database
  /** Stores the documents' bytes. */
  readonly storage: Storage
  readonly callerOf: CallerOf
  readonly callerOfGrant: CallerOfGrant
  readonly callerOfPage: CallerOfPage
  readonly attemptLimiter: AttemptLimiter
  readonly mailer: Mailer
  readonly audit: AuditLog
  readonly look: Look
  readonly logFile: LogFile
}

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
import type { Caller, CallerOf, CallerOfGrant, CallerOfPage, DescribeAccount } from './callers.ts'
import type { ZodTypeProvider } from './schemas.ts'

/** The Fastify instance on which routes are registered, with zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What a page asks for by a GET call, as the call's address would have it. */
export interface PageInput {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Sets a header that says something about a reply. */
export type SetHeader = (name: string, value: string) => void

/** Answers a GET call for a rendered page: returns what the web decodes from its reply. */
export type PageRead = (caller: Caller, input: PageInput, setHeader: SetHeader) => Promise<unknown>

/** Dependencies of the routes. */
export interface Service {
  readonly config: Config
  readonly database: Database
  readonly storage: Storage
  readonly callerOf: CallerOf
  readonly callerOfGrant: CallerOfGrant
  readonly callerOfPage: CallerOfPage
  readonly describeAccount: DescribeAccount
  readonly attemptLimiter: AttemptLimiter
  readonly mailer: Mailer
  readonly audit: AuditLog
  readonly look: Look
  readonly logFile: LogFile
  /** The reads of rendered pages by the paths of their calls, which `answer` adds. */
  readonly reads: Map<string, PageRead>
}

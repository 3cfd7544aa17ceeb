import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/open.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Storage } from '../storage/storage.ts'
import type { Brakes } from './brakes/brakes.ts'
import type { CallerOf, CallerOfGrant } from './callers.ts'
import type { ZodTypeProvider } from './schemas.ts'

/** The server that routes are registered on; their schemas are zod's. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What routes work with. */
export interface Service {
  readonly config: Config
  readonly database: Database
  /** Where the bytes of documents are. */
  readonly storage: Storage
  readonly callerOf: CallerOf
  readonly callerOfGrant: CallerOfGrant
  readonly brakes: Brakes
  readonly mailer: Mailer
}

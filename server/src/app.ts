import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import type { DestinationStream } from 'pino'
import { registerAccounts } from './accounts/routes.ts'
import { createBrakes } from './brakes/brakes.ts'
import type { BrakeLimits } from './brakes/limits.ts'
import { registerCalendar } from './calendar/routes.ts'
import { createCallerOf } from './callers.ts'
import type { Config } from './config.ts'
import { registerDocumentSearch } from './content/searchRoute.ts'
import { registerCreateCustomer } from './customers/createRoute.ts'
import { registerMe } from './customers/me.ts'
import { registerCustomers } from './customers/routes.ts'
import type { Database } from './database/open.ts'
import { registerDeletionRequests } from './deletionRequests/routes.ts'
import { registerDocuments } from './documents/routes.ts'
import { registerExport } from './export/routes.ts'
import { createCallerOfGrant, createResolveCaller } from './identity/caller.ts'
import type { PasswordCost } from './identity/embedded/passwords/hash.ts'
import { registerLink } from './identity/linkRoute.ts'
import { openIdentity } from './identity/open.ts'
import { registerInvitations } from './invitations/routes.ts'
import { registerLegal } from './legal/routes.ts'
import { registerSecurityText } from './legal/securityText.ts'
import type { Pauses } from './mail/mailer.ts'
import { openMailer } from './mail/open.ts'
import { registerPageViews } from './pageViews/routes.ts'
import { registerRecordReads } from './records/routes.ts'
import type { App, Service } from './service.ts'
import type { Storage } from './storage/storage.ts'
import { registerCleaning } from './system/cleaning.ts'
import { registerConfig } from './system/config.ts'
import { registerConnections } from './system/connections.ts'
import { answerBrokenRequest, registerErrorReplies, sendError } from './system/errorReplies.ts'
import { registerHealth } from './system/health.ts'
import { type Limits, registerLimits, usualLimits } from './system/limits.ts'
import { createLog, RequestLog } from './system/logging.ts'
import { registerOpenApi } from './system/openapi.ts'
import { registerOrigins } from './system/origins.ts'
import { registerProtection } from './system/protection.ts'
import { validate, type ZodTypeProvider } from './system/schemas.ts'
import { registerSlowClients, timesOf } from './system/slowClients.ts'
import { registerStopping } from './system/stopping.ts'
import { registerWeb } from './system/web.ts'

export interface Parts {
  readonly config: Config
  /** Migrated. Whoever opened it closes it, after the app. */
  readonly database: Database
  /** Whoever opened it closes it, after the app. */
  readonly storage: Storage
  /** The built dashboard. */
  readonly webFolder: string
  /** Where the log goes; standard output where it is not said. */
  readonly logStream?: DestinationStream
  readonly limits?: Limits
  /** How often one may try to get in; as `brakes/limits.ts` says where it is not said. */
  readonly brakes?: BrakeLimits
  /** What hashing a password costs; as `passwords/passwords.ts` says where it is not said. */
  readonly passwordCost?: PasswordCost
  readonly mailPauses?: Pauses
}

/** Puts the service together. It neither listens nor opens anything, so tests build the very same. */
export async function buildApp(parts: Parts): Promise<App> {
  const { config, database, storage, webFolder, logStream, brakes, mailPauses } = parts
  const { limits = usualLimits } = parts
  const app = Fastify({
    loggerInstance: createLog(config.logLevel, logStream),
    logController: new RequestLog(),
    // A bare number would trust nobody: Fastify cannot tell who adds the hops.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // While it stops, the service answers what still comes over open connections.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
    ...timesOf(limits, config.maxUploadBytes),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validate)
  registerErrorReplies(app)
  const stopping = registerStopping(app, limits)
  registerConnections(app, limits, config)
  registerSlowClients(app, limits)
  await registerProtection(app, config, limits)
  await registerOrigins(app, config)
  await registerLimits(app, limits)
  await registerOpenApi(app)

  const mailer = openMailer(config, app.log, mailPauses)
  app.addHook('onClose', () => mailer.close())
  const identity = await openIdentity(config, database, app.log, parts.passwordCost)
  const resolveCaller = createResolveCaller(identity, database, config)
  const service: Service = {
    config,
    database,
    storage,
    callerOf: createCallerOf(app, resolveCaller, limits),
    callerOfGrant: createCallerOfGrant(identity, database, config),
    brakes: createBrakes(database, config, brakes),
    mailer,
  }
  registerCleaning(app, service)
  registerHealth(app, service, stopping)
  registerConfig(app, service)
  identity.register(app, service)
  registerLink(app, service)
  registerMe(app, service)
  registerCustomers(app, service)
  registerCreateCustomer(app, service)
  registerInvitations(app, service)
  registerAccounts(app, service)
  await registerDocuments(app, service, limits)
  registerDocumentSearch(app, service)
  registerExport(app, service)
  registerDeletionRequests(app, service)
  registerCalendar(app, service)
  await registerRecordReads(app, service)
  registerPageViews(app, service)
  registerLegal(app, service, webFolder)
  registerSecurityText(app, service)
  await registerWeb(app, webFolder, config.publicUrl)
  return app
}

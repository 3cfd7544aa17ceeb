// Over 200 lines because it is one list: all that the service is made of.

import { randomUUID } from 'node:crypto'
import type { RenderPage } from '@hausblick/contract/renderedPage.ts'
import Fastify from 'fastify'
import type { DestinationStream } from 'pino'
import {
  createCallerOf,
  createCallerOfGrant,
  createCallerOfPage,
  createResolveCaller,
} from './accounts/caller.ts'
import { describeAccount } from './accounts/describeAccount.ts'
import { registerInvitations } from './accounts/invitations/routes.ts'
import { createSignUps } from './accounts/invitations/signUp.ts'
import { registerStaffRights } from './accounts/rights/routes.ts'
import { registerAccounts } from './accounts/routes.ts'
import { registerStaff } from './accounts/staff/routes.ts'
import { createAuditLog } from './audit/log.ts'
import { registerAudit } from './auditReads/routes.ts'
import { registerOwnBackups } from './backup/self/routes.ts'
import { registerCalendar } from './calendar/routes.ts'
import { registerChecks } from './checks/routes.ts'
import type { Config } from './config/config.ts'
import { registerDeletionRequests } from './customers/deletion/routes.ts'
import { registerDirectory } from './customers/directory/routes.ts'
import { registerInvitationMails } from './customers/invitations/routes.ts'
import { registerPeople } from './customers/people/routes.ts'
import { registerCustomers } from './customers/routes.ts'
import type { Database } from './database/open.ts'
import { registerDocuments } from './documents/routes.ts'
import { registerDocumentSearch } from './documents/search/routes.ts'
import { registerLockedDocuments } from './erasure/locked/routes.ts'
import { registerErasures } from './erasure/routes.ts'
import { registerExport } from './export/routes.ts'
import { registerFind } from './find/routes.ts'
import { createLogFile, createLook, registerRefusals } from './http/accessLog.ts'
import type { AttemptLimits } from './http/attemptLimits/actionLimits.ts'
import { createAttemptLimiter } from './http/attemptLimits/attemptLimiter.ts'
import { registerConnections } from './http/connections.ts'
import { registerErrorReplies, replyToBrokenRequest, sendError } from './http/errorReplies.ts'
import { registerHealth } from './http/health.ts'
import { defaultLimits, type Limits, registerRateLimit } from './http/limits.ts'
import { createLog, RequestLog } from './http/logging.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerOrigins } from './http/origins.ts'
import { registerPolling } from './http/polling.ts'
import { registerProtection } from './http/protection.ts'
import { createReadiness } from './http/readiness.ts'
import { serialize, validate, type ZodTypeProvider } from './http/schemas.ts'
import type { App, Service } from './http/service.ts'
import { registerSlowClients, serverTimeouts } from './http/slowClients.ts'
import { registerStopping } from './http/stopping.ts'
import { registerWaiting } from './http/waiting.ts'
import { openIdentity } from './identity/open.ts'
import type { PasswordCost } from './identity/passwords/hash.ts'
import { registerMappings } from './import/mappings/routes.ts'
import { registerImportOwners } from './import/owners/routes.ts'
import { registerImports } from './import/runs/routes.ts'
import type { RunStep } from './import/runs/runStep.ts'
import { registerImportTemplates } from './import/templates/routes.ts'
import { defaultPauses, type Pauses } from './mail/mailer.ts'
import { openMailer } from './mail/open.ts'
import { registerMailbox } from './mailbox/routes.ts'
import { registerMaintenance } from './maintenance.ts'
import { registerMerging } from './merging/routes.ts'
import { FOLLOW_MS, followOperator } from './operator/follow.ts'
import { registerOverview } from './overview/routes.ts'
import { registerPlaces } from './places/routes.ts'
import { registerProgramImports } from './programs/importRoutes.ts'
import { registerPrograms } from './programs/routes.ts'
import { findProgram } from './programs/token.ts'
import { registerRecordReads } from './records/routes.ts'
import { registerReminders } from './reminders/routes.ts'
import { registerReports } from './reports/routes.ts'
import { registerLegal } from './site/legal/routes.ts'
import { registerOperator } from './site/operator/routes.ts'
import { readTemplate } from './site/pages/template.ts'
import { registerPageViews } from './site/pageViews/routes.ts'
import { registerConfig } from './site/routes.ts'
import { describeTarget, registerWeb } from './site/web.ts'
import type { Storage } from './storage/storage.ts'
import { registerWebhooks } from './webhooks/routes.ts'

export interface Parts {
  readonly config: Config
  /** Migrated. The opener closes it, after the app. */
  readonly database: Database
  /** The opener closes it, after the app. */
  readonly storage: Storage
  /** The folder of the built dashboard. */
  readonly webFolder: string
  /** Renders pages with their data. Default: null, which leaves it to the browser. */
  readonly renderPage?: RenderPage | null
  /** Default: standard output. */
  readonly logStream?: DestinationStream
  readonly limits?: Limits
  /** Default: `http/attemptLimits/actionLimits.ts`. */
  readonly attemptLimits?: AttemptLimits
  /** Default: `identity/passwords/hashing.ts`. */
  readonly passwordCost?: PasswordCost
  /** Default: `mail/mailer.ts`. */
  readonly mailPauses?: Pauses
  /** Default: `import/runs/runStep.ts`, in a process of its own. */
  readonly runImportStep?: RunStep
}

/** Builds the app without opening or listening to anything, so that tests build the very same. */
export async function buildApp(parts: Parts): Promise<App> {
  const { database, storage, webFolder, logStream, attemptLimits } = parts
  const { limits = defaultLimits, renderPage = null, mailPauses = defaultPauses } = parts
  const { config, look } = await followOperator(parts.config, database.db)
  const template = await readTemplate(webFolder)
  const app = Fastify({
    loggerInstance: createLog(config.logLevel, logStream),
    logController: new RequestLog(),
    // A bare number trusts nobody: Fastify cannot tell who adds the hops.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // A stopping service still serves open connections.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: sendError,
    clientErrorHandler: replyToBrokenRequest,
    ...serverTimeouts(limits, config.maxUploadBytes),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validate)
  app.setSerializerCompiler(serialize)
  app.decorate('mostPollMs', limits.mostPollMs)
  registerErrorReplies(app)
  // Not loaded where nobody asks for it.
  const metrics = config.metricsToken === null ? null : await import('./metrics/metrics.ts')
  const registerMetrics = metrics?.startMeasuring(app, describeTarget)
  const stopping = registerStopping(app, limits)
  registerConnections(app, limits, config)
  registerSlowClients(app, limits)
  await registerProtection(app, config, limits, template?.inlined)
  registerWaiting(app, limits)
  await registerOrigins(app, config)
  await registerRateLimit(app, config)
  await registerOpenApi(app)

  const mailer = openMailer(config, database.db, app.log, mailPauses)
  registerPolling(app, {
    everyMs: mailPauses.poll,
    isExact: true,
    work: mailer.sendDue,
    failure: 'could not send due mails',
  })
  registerPolling(app, {
    everyMs: FOLLOW_MS,
    work: look,
    failure: 'could not look for what operators have changed',
  })
  const identity = await openIdentity(config, database, app.log, parts.passwordCost)
  const resolveCaller = createResolveCaller(identity, database, config, findProgram)
  const audit = createAuditLog(config.secrets)
  const service: Service = {
    config,
    database,
    storage,
    callerOf: createCallerOf(app, resolveCaller, { config, database, audit }),
    callerOfGrant: createCallerOfGrant(identity, database, config),
    callerOfPage: createCallerOfPage(identity, database, config),
    describeAccount: (db, account) => describeAccount(db, config, account),
    attemptLimiter: createAttemptLimiter(database, config, attemptLimits),
    mailer,
    audit,
    look: createLook({ config, database, audit }),
    logFile: createLogFile({ config, database, audit }),
    reads: new Map(),
  }
  registerRefusals(app, service)
  registerMaintenance(app, service)
  const readiness = createReadiness(app, service)
  registerHealth(app, readiness, stopping)
  registerMetrics?.(service, readiness)
  registerConfig(app, service)
  identity.register(app, service, createSignUps(service))
  registerCustomers(app, service)
  registerDirectory(app, service)
  registerPeople(app, service)
  registerInvitations(app, service)
  registerInvitationMails(app, service)
  registerAccounts(app, service)
  registerStaffRights(app, service)
  registerStaff(app, service)
  await registerDocuments(app, service, limits)
  registerDocumentSearch(app, service)
  await registerPlaces(app, service, limits)
  await registerMailbox(app, service)
  registerFind(app, service)
  registerWebhooks(app, service)
  registerExport(app, service)
  registerDeletionRequests(app, service)
  registerErasures(app, service)
  registerMerging(app, service)
  registerLockedDocuments(app, service)
  registerCalendar(app, service)
  await registerReminders(app, service)
  registerReports(app, service)
  registerImportTemplates(app, service)
  registerMappings(app, service)
  await registerImports(app, service, limits, parts.runImportStep)
  registerImportOwners(app, service)
  registerPrograms(app, service)
  await registerProgramImports(app, service, limits)
  registerAudit(app, service)
  registerOverview(app, service)
  registerChecks(app, service)
  registerOwnBackups(app, service)
  await registerRecordReads(app, service)
  registerPageViews(app, service)
  registerLegal(app, service)
  registerOperator(app, service, look)
  await registerWeb(app, service, webFolder, { template, renderPage, limits })
  return app
}

// Over 200 lines because it is one list: all that the service is made of.

import { randomUUID } from 'node:crypto'
import type { RenderPage } from '@hausblick/contract/renderedPage.ts'
import Fastify from 'fastify'
import type { DestinationStream } from 'pino'
import { registerFind } from './documents/find/routes.ts'
import { registerMailbox } from './documents/mailbox/routes.ts'
import { registerPlaces } from './documents/places/routes.ts'
import { registerDocuments } from './documents/routes.ts'
import { registerDocumentSearch } from './documents/search/routes.ts'
import { registerWatchedFolder } from './documents/watched/routes.ts'
import { registerCalendar } from './doors/calendar/routes.ts'
import { registerProgramImports } from './doors/programs/importRoutes.ts'
import { registerPrograms } from './doors/programs/routes.ts'
import { findProgram } from './doors/programs/token.ts'
import { registerReminders } from './doors/reminders/routes.ts'
import { registerLegal } from './doors/site/legal/routes.ts'
import { registerOperator } from './doors/site/operator/routes.ts'
import { readTemplate } from './doors/site/pages/template.ts'
import { registerPageViews } from './doors/site/pageViews/routes.ts'
import { registerConfig } from './doors/site/routes.ts'
import { describeTarget, registerWeb } from './doors/site/web.ts'
import { registerChecks } from './operating/checks/routes.ts'
import { registerMaintenance } from './operating/maintenance.ts'
import { registerOverview } from './operating/overview/routes.ts'
import { registerServiceSettings } from './operating/settings/routes.ts'
import {
  createCallerOf,
  createCallerOfGrant,
  createCallerOfPage,
  createResolveCaller,
} from './people/accounts/caller.ts'
import { describeAccount } from './people/accounts/describeAccount.ts'
import { registerInvitations } from './people/accounts/invitations/routes.ts'
import { createSignUps } from './people/accounts/invitations/signUp.ts'
import { registerStaffRights } from './people/accounts/rights/routes.ts'
import { registerAccounts } from './people/accounts/routes.ts'
import { registerStaff } from './people/accounts/staff/routes.ts'
import { registerDeletionRequests } from './people/customers/deletion/routes.ts'
import { registerDirectory } from './people/customers/directory/routes.ts'
import { registerInvitationMails } from './people/customers/invitations/routes.ts'
import { registerPeople } from './people/customers/people/routes.ts'
import { registerCustomers } from './people/customers/routes.ts'
import { openIdentity } from './people/identity/open.ts'
import type { PasswordCost } from './people/identity/passwords/hash.ts'
import { registerWebhooks } from './people/webhooks/routes.ts'
import { createAuditLog } from './platform/audit/log.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/open.ts'
import { createLogFile, createLook, registerRefusals } from './platform/http/accessLog.ts'
import type { AttemptLimits } from './platform/http/attemptLimits/actionLimits.ts'
import { createAttemptLimiter } from './platform/http/attemptLimits/attemptLimiter.ts'
import { registerConnections } from './platform/http/connections.ts'
import {
  registerErrorReplies,
  replyToBrokenRequest,
  sendError,
} from './platform/http/errorReplies.ts'
import { registerHealth } from './platform/http/health.ts'
import { defaultLimits, type Limits, registerRateLimit } from './platform/http/limits.ts'
import { createLog, RequestLog } from './platform/http/logging.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import { registerOrigins } from './platform/http/origins.ts'
import { registerPolling } from './platform/http/polling.ts'
import { registerProtection } from './platform/http/protection.ts'
import { createReadiness } from './platform/http/readiness.ts'
import { serialize, validate, type ZodTypeProvider } from './platform/http/schemas.ts'
import type { App, Service } from './platform/http/service.ts'
import { registerSlowClients, serverTimeouts } from './platform/http/slowClients.ts'
import { registerStopping } from './platform/http/stopping.ts'
import { registerWaiting } from './platform/http/waiting.ts'
import { defaultPauses, type Pauses } from './platform/mail/mailer.ts'
import { openMailer } from './platform/mail/open.ts'
import { FOLLOW_MS, followOperator } from './platform/operator/follow.ts'
import type { Storage } from './platform/storage/storage.ts'
import { registerRecordReads } from './records/routes.ts'
import { registerAudit } from './sets/auditReads/routes.ts'
import { registerOwnBackups } from './sets/backup/self/routes.ts'
import { registerLockedDocuments } from './sets/erasure/locked/routes.ts'
import { registerErasures } from './sets/erasure/routes.ts'
import { registerExport } from './sets/export/routes.ts'
import { registerMappings } from './sets/import/mappings/routes.ts'
import { registerImportOwners } from './sets/import/owners/routes.ts'
import { registerImports } from './sets/import/runs/routes.ts'
import type { RunStep } from './sets/import/runs/runStep.ts'
import { registerImportTemplates } from './sets/import/templates/routes.ts'
import { registerMerging } from './sets/merging/routes.ts'
import { registerReports } from './sets/reports/routes.ts'

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
  /** Default: `platform/http/attemptLimits/actionLimits.ts`. */
  readonly attemptLimits?: AttemptLimits
  /** Default: `people/identity/passwords/hashing.ts`. */
  readonly passwordCost?: PasswordCost
  /** Default: `platform/mail/mailer.ts`. */
  readonly mailPauses?: Pauses
  /** Default: `sets/import/runs/runStep.ts`, in a process of its own. */
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
  // Loaded only where it is used.
  const metrics =
    config.metricsToken === null ? null : await import('./operating/metrics/metrics.ts')
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
  registerWatchedFolder(app, service)
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
  registerServiceSettings(app, service, look)
  registerOwnBackups(app, service)
  await registerRecordReads(app, service)
  registerPageViews(app, service)
  registerLegal(app, service)
  registerOperator(app, service, look)
  await registerWeb(app, service, webFolder, { template, renderPage, limits })
  return app
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import type { RenderPage } from '@hausblick/contract/renderedPage.ts'
import { buildApp } from './app.ts'
import { reportConfinement } from './documents/intake/confinement.ts'
import { completeListKeys } from './documents/listKeys/update.ts'
import { startReadingScans } from './documents/search/readScans.ts'
import { startReadingTexts } from './documents/search/readTexts.ts'
import { ensureDemoCustomer } from './operating/demo/ensure.ts'
import { ensureDemoDocuments } from './operating/demo/ensureDocuments.ts'
import { freeClaims } from './operating/freeClaims.ts'
import { closeOnSignals } from './operating/signals.ts'
import { completeCustomerSearch } from './people/accounts/customerSearch/entries.ts'
import {
  createOperatorLinks,
  type OperatorLink,
} from './people/accounts/invitations/operatorLinks.ts'
import { createAuditLog } from './platform/audit/log.ts'
import { recordSettings } from './platform/audit/settings.ts'
import { claimSecret } from './platform/config/claimSecret.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { explainListenError } from './platform/config/explainListenError.ts'
import { openDocumentStore } from './platform/config/openDocumentStore.ts'
import { restrictPermissions } from './platform/config/restrictPermissions.ts'
import { version } from './platform/config/version.ts'
import { findNewer, migrate } from './platform/database/migrate.ts'
import { describeNewer } from './platform/database/migrationRefused.ts'
import { openDatabase } from './platform/database/open.ts'
import { commandTimeouts, serviceTimeouts } from './platform/database/timeouts.ts'
import { defaultLimits, type Limits } from './platform/http/limits.ts'
import { openStandardOutput } from './platform/http/standardOutput.ts'
import { followOperator } from './platform/operator/follow.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist')
const RENDERING = join(import.meta.dirname, '../../web/build/render.js')
/** Time to close after the last request: mails being sent, and text extraction. */
const CLOSING_MS = 15_000

/**
 * Starts the service and prints its address on standard output. It stops on SIGTERM or SIGINT, after completing work in
 * flight.
 *
 * @param adopt accepts the configured secret and document store even if the database belongs to others
 */
export async function start({ adopt = false, limits = defaultLimits } = {}): Promise<void> {
  // Files are created for this user only.
  process.umask(0o077)
  const config = readConfig()
  for (const warning of config.warnings) process.stderr.write(`${warning}\n`)
  await restrictPermissions(config)
  const { databaseUrl, databaseConnections } = config
  // While nobody waits for an answer, a slow database is no reason to give up.
  const timeouts = { ...commandTimeouts }
  const database = await openDatabase(databaseUrl, timeouts, databaseConnections)
  await migrate(database)
  const newer = await findNewer(database.db)
  if (newer !== undefined) process.stderr.write(`${describeNewer(newer)}\n`)
  const { unfinished } = (await followOperator(config, database.db)).config
  for (const setting of unfinished) process.stderr.write(`${setting}\n`)
  await claimSecret(database, config.secrets, { adopt })
  const storage = await openDocumentStore(database, config.documents, { adopt })
  const audit = createAuditLog(config.secrets)
  await audit.begin(database.db)
  await recordSettings(database, audit, config)
  await completeCustomerSearch(database)
  await completeListKeys(database)
  await ensureDemoCustomer(database, config.demoCustomerId)
  await ensureDemoDocuments({ database, storage }, config.demoCustomerId)
  const output = openStandardOutput()
  const app = await buildApp({
    config,
    database,
    storage,
    webFolder: WEB_FOLDER,
    logStream: output,
    renderPage: await loadRendering(),
    limits,
  })
  for (const setting of unfinished) app.log.warn({ setting }, 'example setting in public')
  void reportConfinement(app.log)
  await freeClaims(database)
  const texts = startReadingTexts({ database, storage, log: app.log }, limits)
  const scans = startReadingScans(
    { database, storage, log: app.log, pages: config.scannedPages },
    limits,
  )
  const isStopping = closeOnSignals(app.log, longestStopMs(limits), async () => {
    await Promise.all([app.close(), texts.stop(), scans.stop()])
    await storage.close()
    await database.close()
  })
  try {
    await app
      .listen({ host: config.host, port: config.port, backlog: limits.connections })
      .catch((error: unknown) => {
        throw explainListenError(error, config)
      })
    Object.assign(timeouts, serviceTimeouts)
    output.write(renderStart(config, await createOperatorLinks(database, config)))
  } catch (error) {
    // Stopping has closed what the start still needed; it ends the process.
    if (!isStopping()) throw error
  }
}

function renderStart({ publicUrl }: Config, links: readonly OperatorLink[]): string {
  return [
    `Hausblick läuft unter ${publicUrl}`,
    `Version ${version}`,
    `Demo ohne Anmeldung:  ${publicUrl}${demoPath(pages.dashboard.path)}`,
    ...links.map(renderLink),
    '',
  ].join('\n')
}

/** How long the service may take from a signal to its end; then it ends with work undone. */
export function longestStopMs({ drainMs, stopMs }: Pick<Limits, 'drainMs' | 'stopMs'>): number {
  return drainMs + stopMs + CLOSING_MS
}

/** Loads the built function that renders pages; null if the web has not been built. */
async function loadRendering(): Promise<RenderPage | null> {
  if (!existsSync(RENDERING)) return null
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(RENDERING).href)
  return renderPage
}

function renderLink({ email, link }: OperatorLink): string {
  return link === null
    ? `Den einmaligen Zugang für ${email} hat ein Prozess gezeigt, der eben vorher gestartet ist. Einen neuen gibt: npm run --silent invite -- --operator ${email}`
    : `Einmaliger Zugang für ${email}:  ${link}`
}

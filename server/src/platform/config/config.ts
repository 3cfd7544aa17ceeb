// Over 200 lines because it is one list: every setting of a process, and where it comes from.

import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { identityProvider } from '@hausblick/contract/calls/site.ts'
import type * as z from 'zod'
import type { StoragePlace } from '../storage/place.ts'
import {
  type BackupSettings,
  type ConfiguredBackups,
  describeBackupSettings,
  findNearBackups,
} from './backups.ts'
import { ConfigError } from './configError.ts'
import { type Environment, readEnvFile, withoutEmpty } from './environment.ts'
import { faultLine, faultLines } from './faultLines.ts'
import { defaultSecondFactor, findHostedLimits } from './hostedFactors.ts'
import { readIntakeFolder } from './intakeFolder.ts'
import { type KeepYears, statutoryYears } from './keepYears.ts'
import { readMailboxOauth } from './mailboxOauth.ts'
import type { MailboxPlace } from './mailboxUrl.ts'
import { findMisspelt } from './misspelt.ts'
import {
  findFurtherProviders,
  isOfFurtherProvider,
  type OidcProvider,
  readOidcProviders,
} from './oidcProviders.ts'
import { type ConfiguredOperator, describeOperating, type Operating } from './operating.ts'
import { findUnknownNames } from './operatorNames.ts'
import { placesOf } from './places.ts'
import { mergeEnvironments, readSecretFiles, secretFileNames } from './secretFiles.ts'
import { readOrCreateSecret, type Secrets } from './secrets.ts'
import { findUnencrypted } from './unencrypted.ts'
import { type Variables, variables } from './variables.ts'

const MEGABYTE = 1024 * 1024

/** The configuration of one process. Folders are absolute, email addresses in lower case, URLs without a path. */
export interface Config extends Operating {
  readonly host: string
  readonly port: number
  /** The dashboard's URL, for links and mails. */
  readonly publicUrl: string
  readonly dataDir: string
  /** For `openDatabase`. */
  readonly databaseUrl: string
  /** PostgreSQL: the most that this process opens at once. */
  readonly databaseConnections: number
  readonly documents: StoragePlace
  /** Null where the service does not back itself up. As `smtpUrl`, it follows what operators set (`platform/operator/follow.ts`). */
  readonly backups: BackupSettings | null
  readonly configuredBackups: ConfiguredBackups
  /** The folder of the database's file; null for a database on a server. */
  readonly databaseFolder: string | null
  /** Sign capabilities and sessions. */
  readonly secrets: Secrets
  /** What the dashboard knows of how people sign in. */
  readonly identity: z.infer<typeof identityProvider>
  /** The OpenID Connect providers, with their secrets. */
  readonly oidcProviders: readonly OidcProvider[]
  /** Whether operators and staff must have a second factor. */
  readonly secondFactor: 'required' | 'offered'
  readonly operatorEmails: readonly string[]
  readonly staffEmails: readonly string[]
  readonly demoCustomerId: string
  /** Null where mails are written to files. */
  readonly smtpUrl: string | null
  /** Null where no mailbox is looked into. */
  readonly mailbox: MailboxPlace | null
  /** The server whose verdict on the senders of those mails is believed; null for none. */
  readonly mailAuthority: string | null
  /** The folder whose files are taken; null for none. It need not be there. */
  readonly intakeFolder: string | null
  /** Whether webhooks may be sent into this network, and without encryption. */
  readonly webhooksPrivate: boolean
  /** How long the documents of deleted customers are kept. */
  readonly keepYears: KeepYears
  readonly maxUploadBytes: number
  /** How many scanned pages of each document are read; 0 for none. */
  readonly scannedPages: number
  /** Number of trusted proxies in front of the service. */
  readonly trustProxy: number
  readonly allowedOrigins: readonly string[]
  readonly configuredOperator: ConfiguredOperator
  /** Where the operator's own legal texts are; null for none. */
  readonly legalFolder: string | null
  /** Null for the service's own analytics. */
  readonly analyticsScriptUrl: string | null
  /** Limit per address; half of it applies to each account. 0 for none. */
  readonly requestsPerMinute: number
  /** Opens /metrics; null if there is none. */
  readonly metricsToken: string | null
  /** How long lines of the audit log are kept. */
  readonly auditMonths: number
  /** The variables that are set, as read: text by name. Includes secrets. */
  readonly given: Readonly<Record<string, string>>
  readonly logLevel: string
  /** German lines about likely mistakes that do not prevent the start. */
  readonly warnings: readonly string[]
}

/**
 * Reads the configuration from the environment, falling back on the folder's `.env`. Creates the data folder and its secret
 * if missing. Throws a ConfigError.
 */
export function readConfig(
  environment: Environment = process.env,
  folder: string = process.cwd(),
): Config {
  const given = mergeEnvironments(readEnvFile(resolve(folder, '.env')), withoutEmpty(environment))
  const names = Object.keys(given)
  const { secrets, faults } = readSecretFiles(given, folder)
  const read = variables.safeParse({ ...given, ...secrets })
  if (!read.success) throw new ConfigError([...faults, ...faultLines(read.error, given)])
  if (faults.length > 0) throw new ConfigError(faults)
  const is = read.data
  const publicUrl = is.PUBLIC_URL ?? `http://localhost:${is.PORT}`
  const dataDir = resolve(folder, is.DATA_DIR)
  const databaseUrl = is.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'hausblick.db')}`
  makeFolder('DATA_DIR', dataDir)
  const databaseFile = /^sqlite:(?<file>.+)$/.exec(databaseUrl)?.groups?.file
  if (databaseFile !== undefined) makeFolder('DATABASE_URL', dirname(databaseFile))
  const { documents, backups: places } = placesOf(is, folder, dataDir)
  const configuredBackups = { ...places, isTimeGiven: given.BACKUP_AT !== undefined }
  const backups = describeBackupSettings(configuredBackups, { place: null, at: null })
  const databaseFolder = databaseFile === undefined ? null : dirname(databaseFile)
  const intakeFolder = readIntakeFolder(is.INTAKE_DIR, folder, {
    itself: [folder, ...(databaseFolder === null ? [] : [resolve(databaseFolder)])],
    within: [{ kind: 'disk', folder: dataDir }, documents, ...(places.place ? [places.place] : [])],
  })
  const smtpUrl = is.SMTP_URL ?? null
  const configuredOperator = {
    publicUrl,
    file: is.OPERATOR_FILE,
    hasOperatorFile: given.OPERATOR_FILE !== undefined,
    from: is.MAIL_FROM,
    smtpUrl,
    operatorEmails: is.OPERATOR_EMAILS,
  }
  return {
    ...describeOperating(configuredOperator),
    configuredOperator,
    legalFolder: is.LEGAL_DIR ?? null,
    host: is.HOST,
    port: is.PORT,
    publicUrl,
    dataDir,
    databaseUrl,
    databaseConnections: is.DATABASE_CONNECTIONS,
    documents,
    backups,
    configuredBackups,
    databaseFolder,
    secrets: secretsOf(is, dataDir),
    identity: identityOf(is),
    oidcProviders: readOidcProviders(is),
    secondFactor: is.SECOND_FACTOR ?? defaultSecondFactor(is.IDENTITY, publicUrl),
    operatorEmails: is.OPERATOR_EMAILS,
    staffEmails: is.STAFF_EMAILS,
    demoCustomerId: is.DEMO_CUSTOMER_ID,
    smtpUrl,
    mailbox: is.IMAP_URL ? { ...is.IMAP_URL, oauth: readMailboxOauth(is) } : null,
    mailAuthority: is.IMAP_AUTHSERV_ID?.toLowerCase() ?? null,
    intakeFolder,
    webhooksPrivate: is.WEBHOOKS_PRIVATE === 'on',
    keepYears: is.KEEP_YEARS ?? statutoryYears,
    maxUploadBytes: is.MAX_UPLOAD_MB * MEGABYTE,
    scannedPages: is.OCR === 'on' ? is.OCR_PAGES : 0,
    trustProxy: is.TRUST_PROXY,
    allowedOrigins: is.ALLOWED_ORIGINS ?? [publicUrl],
    analyticsScriptUrl: is.ANALYTICS_SCRIPT_URL ?? null,
    requestsPerMinute: is.REQUESTS_PER_MINUTE,
    auditMonths: is.AUDIT_MONTHS,
    metricsToken: is.METRICS_TOKEN ?? null,
    logLevel: is.LOG_LEVEL,
    given: textsOf(is, Object.keys({ ...given, ...secrets })),
    warnings: [
      ...findFurtherProviders(names),
      ...findMisspelt(
        names.filter((name) => !isOfFurtherProvider(name)),
        [...Object.keys(variables.shape), ...secretFileNames],
      ),
      ...findUnknownNames(given.OPERATOR_FILE),
      ...findUnencrypted({ publicUrl, databaseUrl, documents }),
      ...findHostedLimits(is.IDENTITY),
      ...findNearBackups(backups, documents, databaseFolder),
    ],
  }
}

/** Returns the values of the variables that are set; of a file, its content. */
function textsOf(is: Variables, names: readonly string[]): Record<string, string> {
  const set = Object.entries(is).filter(([name]) => names.includes(name))
  return Object.fromEntries(set.map(([name, value]) => [name, JSON.stringify(value)]))
}

function secretsOf(is: Variables, dataDir: string): Secrets {
  const current = is.SECRET ?? readStoredSecret(dataDir)
  return is.SECRET_PREVIOUS === undefined ? [current] : [current, is.SECRET_PREVIOUS]
}

/** The variables that `IDENTITY=firebase` requires are already validated. */
function identityOf(is: Variables): Config['identity'] {
  if (is.IDENTITY !== 'firebase')
    return {
      provider: 'embedded',
      passwords: is.IDENTITY === 'oidc' ? 'operators' : 'everybody',
      oidc: readOidcProviders(is).map(({ id, name }) => ({ id, name })),
    }
  return {
    provider: 'firebase',
    projectId: is.FIREBASE_PROJECT_ID ?? '',
    apiKey: is.FIREBASE_API_KEY ?? '',
    emulatorHost: is.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  }
}

function readStoredSecret(dataDir: string): string {
  try {
    return readOrCreateSecret(dataDir)
  } catch (error) {
    throw noFolder('DATA_DIR', dataDir, error)
  }
}

/** Creates a folder for this user only, if missing. Throws a ConfigError unless it can be written. */
function makeFolder(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw noFolder(name, folder, error)
  }
}

function noFolder(name: string, folder: string, cause: unknown): ConfigError {
  const expected = `ein Ordner, in den geschrieben werden kann (${cause}). Geben Sie ihn mit chown dem Benutzer, unter dem Hausblick läuft, oder nennen Sie einen anderen`
  return new ConfigError([faultLine(name, folder, expected)], { cause })
}

// Over 200 lines because it is one list: every variable of the service.

import { join } from 'node:path'
import { customerId } from '@hausblick/contract/calls/fields.ts'
import * as z from 'zod'
import { DEFAULT_CONNECTIONS } from '../database/open.ts'
import { backupAt, backupKeep } from './backups.ts'
import { documentsUrl, keyRules } from './documentsUrl.ts'
import { keepYears } from './keepYears.ts'
import { legalFolder } from './legalFolder.ts'
import { mailboxOauthRules, mailboxOauthSecrets, mailboxOauthVariables } from './mailboxOauth.ts'
import { mailboxUrl } from './mailboxUrl.ts'
import { hasOidc, identityKind, oidcRules, oidcSecrets, oidcVariables } from './oidcProviders.ts'
import { operatorFile } from './operatorFile.ts'
import { EXAMPLE_OPERATOR_EMAIL } from './unfinished.ts'
import {
  commaSeparated,
  emailAddresses,
  httpsUrl,
  mailServerUrl,
  origin,
  wholeNumber,
} from './valueTypes.ts'

const EXAMPLE_OPERATOR = join(import.meta.dirname, '../../../operator.example.json')
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const ADDRESSES = 'E-Mail-Adressen, durch Komma getrennt'

/** Every variable of the service with type and default; `describe` holds the German text of what is expected. */
const each = z.object({
  PORT: wholeNumber(1, 65_535).default(3000).describe('eine ganze Zahl von 1 bis 65535'),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional().describe('eine Adresse wie https://hausblick.example'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|sqlite:)./)
    .optional()
    .describe('postgres://… oder sqlite:DATEI'),
  DATABASE_CONNECTIONS: wholeNumber(1, 1000)
    .default(DEFAULT_CONNECTIONS)
    .describe('eine ganze Zahl von 1 bis 1000'),
  DOCUMENTS_URL: documentsUrl
    .optional()
    .describe(
      'ein Ordner oder s3://BUCKET/ANFANG?endpoint=https://…&region=…, mit endpoint oder region',
    ),
  BACKUP_TO: documentsUrl
    .optional()
    .describe(
      'ein Ordner oder s3://BUCKET/ANFANG?endpoint=https://…&region=…, mit endpoint oder region',
    ),
  BACKUP_AT: backupAt.prefault('02:30').describe('eine Uhrzeit wie 02:30'),
  BACKUP_KEEP: backupKeep
    .prefault('7,4,12')
    .describe('wie viele Tage, Wochen und Monate wie 7,4,12; mindestens einen Tag'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SECRET: z.string().min(32).optional().describe('mindestens 32 zufällige Zeichen'),
  SECRET_PREVIOUS: z.string().min(32).optional().describe('mindestens 32 zufällige Zeichen'),
  IDENTITY: identityKind,
  ...oidcVariables,
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z\d-]*$/)
    .optional()
    .describe('die Kennung des Projekts aus kleinen Buchstaben, Ziffern und Bindestrichen'),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/)
    .optional()
    .describe('Rechner und Port wie 127.0.0.1:9099'),
  SECOND_FACTOR: z.enum(['required', 'offered']).optional().describe('required oder offered'),
  OPERATOR_EMAILS: emailAddresses.default([EXAMPLE_OPERATOR_EMAIL]).describe(ADDRESSES),
  STAFF_EMAILS: emailAddresses.default([]).describe(ADDRESSES),
  DEMO_CUSTOMER_ID: z
    .string()
    .pipe(customerId)
    .default('DEMO')
    .describe('bis zu 64 Buchstaben, Ziffern, Punkte und Bindestriche'),
  SMTP_URL: mailServerUrl
    .optional()
    .describe(
      'smtps://BENUTZER:PASSWORT@RECHNER oder smtp://…, Sonderzeichen im Passwort wie in Adressen üblich mit %',
    ),
  MAIL_FROM: z.string().regex(/@/).optional().describe('ein Absender mit E-Mail-Adresse'),
  IMAP_URL: mailboxUrl
    .optional()
    .describe(
      'imaps://BENUTZER:PASSWORT@RECHNER/ORDNER, Sonderzeichen wie in Adressen üblich mit %',
    ),
  IMAP_AUTHSERV_ID: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional()
    .describe('ein Name wie mx.hausblick.example, mit dem Authentication-Results beginnt'),
  ...mailboxOauthVariables,
  INTAKE_DIR: z.string().optional(),
  WEBHOOKS_PRIVATE: z.enum(['on', 'off']).default('off').describe('on oder off'),
  KEEP_YEARS: keepYears
    .optional()
    .describe(
      'Arten von Dokumenten mit ihren Jahren (0 bis 30), durch Komma getrennt, wie Rechnung=8,Mietvertrag=6,*=0; * steht für alle übrigen',
    ),
  MAX_UPLOAD_MB: wholeNumber(1, 1024).default(25).describe('eine ganze Zahl von 1 bis 1024'),
  OCR: z.enum(['on', 'off']).default('on').describe('on oder off'),
  OCR_PAGES: wholeNumber(1, 10_000).default(200).describe('eine ganze Zahl von 1 bis 10000'),
  TRUST_PROXY: z
    .literal('off')
    .transform(() => 0)
    .or(wholeNumber(0, 16))
    .default(0)
    .describe('off oder die Zahl der vorgeschalteten Proxys, höchstens 16'),
  ALLOWED_ORIGINS: commaSeparated
    .pipe(z.array(origin))
    .optional()
    .describe('Adressen wie https://hausblick.example, durch Komma getrennt'),
  OPERATOR_FILE: operatorFile.prefault(EXAMPLE_OPERATOR),
  LEGAL_DIR: legalFolder.optional().describe('ein Ordner, den es gibt'),
  ANALYTICS_SCRIPT_URL: httpsUrl.optional().describe('eine Adresse, die mit https:// beginnt'),
  REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000)
    .default(6000)
    .describe('eine ganze Zahl von 0 (unbegrenzt) bis 1000000'),
  AUDIT_MONTHS: wholeNumber(1, 120).default(13).describe('eine ganze Zahl von 1 bis 120'),
  METRICS_TOKEN: z.string().min(32).optional().describe('mindestens 32 zufällige Zeichen'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe(LOG_LEVELS.join(', ')),
  NODE_ENV: z.string().optional(),
})

type Given = Readonly<Partial<Record<keyof z.infer<typeof each>, unknown>>>

const usesEmulator = (given: Given) =>
  given.IDENTITY === 'firebase' && given.FIREBASE_AUTH_EMULATOR_HOST !== undefined

/** `each`, with the rules between variables. */
export const variables = each.check(
  ...[...oidcRules, ...mailboxOauthRules, ...keyRules].map(({ name, expected, isBroken }) =>
    rule(name, expected, isBroken),
  ),
  rule(
    'OIDC_ISSUER',
    'die Adresse des Anbieters, weil IDENTITY=oidc ist',
    (given) => given.IDENTITY === 'oidc' && !hasOidc(given),
  ),
  rule(
    'IDENTITY',
    'embedded oder oidc, weil ein Anbieter mit OIDC_ISSUER gesetzt ist',
    (given) => given.IDENTITY === 'firebase' && hasOidc(given),
  ),
  rule(
    'FIREBASE_PROJECT_ID',
    'die Kennung des Projekts, weil IDENTITY=firebase ist',
    (given) => given.IDENTITY === 'firebase' && given.FIREBASE_PROJECT_ID === undefined,
  ),
  rule(
    'FIREBASE_API_KEY',
    'der Schlüssel des Projekts, weil IDENTITY=firebase ist',
    (given) => given.IDENTITY === 'firebase' && given.FIREBASE_API_KEY === undefined,
  ),
  // The emulator signs nothing: anyone who reaches the service could claim any identity.
  rule(
    'FIREBASE_AUTH_EMULATOR_HOST',
    'nichts, weil NODE_ENV=production ist: Der Emulator ist nur zum Testen',
    (given) => usesEmulator(given) && given.NODE_ENV === 'production',
  ),
  rule(
    'FIREBASE_PROJECT_ID',
    'eine Kennung, die mit demo- beginnt, weil FIREBASE_AUTH_EMULATOR_HOST gesetzt ist',
    (given) =>
      usesEmulator(given) &&
      given.FIREBASE_PROJECT_ID !== undefined &&
      !String(given.FIREBASE_PROJECT_ID).startsWith('demo-'),
  ),
)

export type Variables = z.infer<typeof variables>

/** Variables whose values are never printed: they are secrets, or may contain one. Each may stand in a file (`NAME_FILE`). */
export const secretVariables: ReadonlySet<string> = new Set<keyof Variables>([
  ...oidcSecrets,
  ...mailboxOauthSecrets,
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'BACKUP_TO',
  'DATABASE_URL',
  'DOCUMENTS_URL',
  'FIREBASE_API_KEY',
  'IMAP_URL',
  'METRICS_TOKEN',
  'SECRET',
  'SECRET_PREVIOUS',
  'SMTP_URL',
])

/** A rule that runs even if others fail, so that all faults are reported at once. */
function rule(name: keyof Given, expected: string, isBroken: (given: Given) => boolean) {
  return z.refine<Given>((given) => !isBroken(given), {
    path: [name],
    error: expected,
    when: () => true,
  })
}

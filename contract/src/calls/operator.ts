// Over 200 lines: what operators say of themselves is saved, previewed and restored as one.

import * as z from 'zod/mini'
import { legalPageNames } from '../legal.ts'
import { operator } from '../operator.ts'
import { ownLegalPages } from '../ownLegal.ts'
import { defineCall } from './call.ts'

const line = z.string().check(z.trim(), z.maxLength(300))
const filled = line.check(z.minLength(1))
const clock = z.string().check(z.regex(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)$/))
const hours = z.array(
  z.object({
    days: filled,
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
    from: clock,
    to: clock,
  }),
)

/** What the operator's page says of the operator; what is optional is empty where there is none. */
const details = z.object({
  ...operator.shape,
  name: line,
  street: line,
  zipcode: line,
  city: line,
  phone: line,
  email: line,
  whatsapp: line,
  bookingUrl: line,
  managingDirector: line,
  registerCourt: line,
  registerNumber: line,
  vatId: line,
  businessId: line,
  supervisoryAuthority: line,
  liabilityInsurer: line,
  responsible: line,
  dataProtectionOfficer: line,
  dataProtectionAuthority: line,
  logsKept: line,
  backupsKept: line,
  services: z.object({
    hosting: line,
    mail: line,
    analytics: line,
    advertising: line,
    cardPayments: line,
    messaging: line,
    uploadArea: line,
  }),
})
export type OperatorForm = z.infer<typeof details>

const checkedDetails = z.object({ ...details.shape, openingHours: hours, bookingHours: hours })

/** The mails whose texts operators may write themselves. */
export const mailKinds = ['invitation', 'document', 'report'] as const
export type MailKind = (typeof mailKinds)[number]

const mailText = z.object({
  subject: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(5000)),
})
const mails = z.object({
  /** Empty for the operator's address alone. */
  senderName: line,
  /** Empty for the operator's address. */
  senderEmail: line,
  /** Null for the service's own. */
  texts: z.record(z.enum(mailKinds), z.nullable(mailText)),
})

/** A picture of at most this many bytes and pixels a side; browsers make it from what is chosen. */
export const logoLimits = { bytes: 200_000, width: 640, height: 160 } as const

const look = z.object({
  /** Empty for the service's own. */
  color: z.string().check(z.regex(/^(#[0-9a-fA-F]{6})?$/)),
  /** A new picture in Base64, null for none; left out, the present one stays. */
  logo: z.optional(z.nullable(z.string().check(z.maxLength(400_000)))),
})

const rents = z.object({
  /** The towns and postcodes, each in a line of its own, where a rent may rise by 15 % within three years, not 20 (§ 558 (3) BGB). */
  cappedPlaces: z.array(line).check(z.maxLength(2000)),
})

/** What is saved; parts that are left out stay. */
const change = z.object({
  details: z.optional(checkedDetails),
  look: z.optional(look),
  mails: z.optional(mails),
  rents: z.optional(rents),
})
export type OperatorChange = z.infer<typeof change>

const version = z.object({
  version: z.number(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
  /** What has changed. */
  what: z.enum(['details', 'look', 'mails', 'rents', 'restored']),
})
export type OperatorVersion = z.infer<typeof version>

/** A legal text that operators may replace by their own, as it is now. */
const legalText = z.object({
  page: z.enum(ownLegalPages),
  /** When the operator's own text was changed last; null where ours is shown. */
  changedAt: z.nullable(z.iso.datetime()),
  /** The edition that the text names, such as `21. November 2026`; empty for none. */
  edition: z.string(),
  /** Why the operator's own file is not shown; empty where nothing is wrong. */
  fault: z.string(),
  /** What law demands of the text, and whether words of it were found. */
  required: z.array(z.object({ what: z.string(), law: z.string(), isFound: z.boolean() })),
})
export type LegalText = z.infer<typeof legalText>

const shown = z.object({
  /** 0 before anything is saved. */
  version: z.number(),
  details,
  /** `file`: `OPERATOR_FILE`, which wins; `nobody`: they are missing in public, and `example` that they are made up. */
  detailsFrom: z.enum(['file', 'saved', 'example', 'nobody']),
  color: z.string(),
  isColorFromFile: z.boolean(),
  /** The address of the picture; empty for none. */
  logo: z.string(),
  mails: z.object({
    ...mails.shape,
    /** The sender in force, and whether `MAIL_FROM` says it. */
    from: z.string(),
    isFromGiven: z.boolean(),
    defaults: z.record(z.enum(mailKinds), mailText),
  }),
  rents: z.object({
    ...rents.shape,
    /** Those of them in which no unit is. */
    unused: z.array(z.string()),
  }),
  /** `LEGAL_DIR` as an absolute path; null for none. */
  legalFolder: z.nullable(z.string()),
  legalTexts: z.array(legalText),
  /** Newest first. */
  versions: z.array(version),
})
export type ShownOperator = z.infer<typeof shown>

export const readOperatorCall = defineCall({
  method: 'GET',
  path: '/api/operator',
  summary: 'Returns what operators say of themselves, and its versions.',
  reply: shown,
  logs: 'nothing',
})
export const saveOperatorCall = defineCall({
  method: 'POST',
  path: '/api/operator',
  summary: 'Saves a new version of what operators say of themselves.',
  body: z.object({
    ...change.shape,
    /** The version that was changed; another in force is refused by 409. */
    basedOn: z.number(),
  }),
  reply: shown,
  logs: 'settingsChanged',
})
export const restoreOperatorCall = defineCall({
  method: 'POST',
  path: '/api/operator/restore',
  summary: 'Saves an older version anew.',
  body: z.object({ version: z.number(), basedOn: z.number() }),
  reply: shown,
  logs: 'settingsChanged',
})
export const previewOperatorCall = defineCall({
  method: 'POST',
  path: '/api/operator/preview',
  summary: 'Returns legal pages and mails as they would be.',
  body: change,
  reply: z.object({
    /** Why the change cannot be used, if so; then it shows what there is without it. */
    refusal: z.nullable(z.string()),
    /** HTML that is safe to insert. */
    pages: z.record(z.enum(legalPageNames), z.string()),
    mails: z.record(
      z.enum(mailKinds),
      z.object({ from: z.string(), subject: z.string(), text: z.string() }),
    ),
  }),
  logs: 'nothing',
})
export const previewReportCall = defineCall({
  method: 'POST',
  path: '/api/operator/report',
  summary: 'Returns the yearly report of the demo customer as it would be.',
  body: change,
  file: ['application/pdf'],
  logs: 'nothing',
})
export const readLogoCall = defineCall({
  method: 'GET',
  path: '/api/logo/:hash',
  summary: 'Returns a logo of the operator.',
  params: z.object({ hash: z.string() }),
  file: ['image/png'],
  open: true,
  logs: 'nothing',
})

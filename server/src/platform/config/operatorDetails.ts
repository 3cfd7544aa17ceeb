import { hours, operator } from '@hausblick/contract/operator.ts'
import { isReadable } from '@hausblick/figures/brand.ts'
import * as z from 'zod'
import { webUrl } from './valueTypes.ts'

/** A time of day that sorts as text: `9:00` becomes `09:00`. */
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/)
  .transform((text) => text.padStart(5, '0'))
const checkedHours = z
  .object({ ...hours.shape, weekdays: z.array(z.int().min(1).max(7)), from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'] })

const filled = z.string().trim().min(1)
/** Not every operator has these; pages omit the sentence or section. */
const optional = z.string().trim().default('')

/** `#rrggbb`, dark enough for white text on it. */
const brandColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .refine(isReadable)

/** The colour of those who have chosen none. */
export const DEFAULT_COLOR = '#0f4f3d'

/** Who operates the service, as `OPERATOR_FILE` and operators in the browser say it. */
export const operatorDetails = z.object({
  ...operator.shape,
  name: filled,
  street: filled,
  zipcode: filled,
  city: filled,
  phone: filled,
  email: z.email(),
  whatsapp: z.string().regex(/^\d*$/).default(''),
  bookingUrl: z.literal('').or(webUrl).default(''),
  openingHours: z.array(checkedHours).default([]),
  bookingHours: z.array(checkedHours).default([]),

  /** Empty where the details name none. */
  color: z.literal('').or(brandColor).default(''),

  managingDirector: optional,
  registerCourt: optional,
  registerNumber: optional,
  vatId: optional,
  /** German business id (Wirtschafts-Identifikationsnummer). */
  businessId: optional,
  /** Authority that granted the permit for property managers (§ 34c GewO), with address. */
  supervisoryAuthority: optional,
  /** Name, address and territory of the mandatory liability insurance. */
  liabilityInsurer: optional,
  /** Responsible for content under § 18 MStV; defaults to the managing director, then the operator. */
  responsible: optional,
  /** Contact of the data protection officer. */
  dataProtectionOfficer: optional,
  dataProtectionAuthority: optional,
  /** Retention of logs, in the words that follow "nach": `14 Tagen`. */
  logsKept: optional,
  backupsKept: optional,
  /** Services that the privacy policy must name; empty where there is none. */
  services: z
    .object({
      hosting: optional,
      mail: optional,
      analytics: optional,
      advertising: optional,
      cardPayments: optional,
      messaging: optional,
      uploadArea: optional,
    })
    .prefault({}),
})
export type OperatorDetails = z.infer<typeof operatorDetails>

/** Stands for the operator of a public service who has not entered their details: everything else is empty. */
export const unknownOperator: OperatorDetails = operatorDetails
  .extend({ street: optional, zipcode: optional, city: optional, phone: optional, email: optional })
  .parse({ name: 'Hausverwaltung' })

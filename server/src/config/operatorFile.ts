import { readFileSync } from 'node:fs'
import { hours, operator } from '@hausblick/contract/operator.ts'
import * as z from 'zod'
import { webUrl } from './forms.ts'

/** A time of the day that sorts as text does: `9:00` becomes `09:00`. */
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/)
  .transform((text) => text.padStart(5, '0'))
const checkedHours = z
  .object({ ...hours.shape, weekdays: z.array(z.int().min(1).max(7)), from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'] })

const filled = z.string().trim().min(1)
/** What not every operator has; the pages then leave the sentence or the section out. */
const optional = z.string().trim().default('')

const operatorDetails = z.object({
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

  managingDirector: optional,
  registerCourt: optional,
  registerNumber: optional,
  vatId: optional,
  /** Number of the German business register (Wirtschafts-Identifikationsnummer). */
  businessId: optional,
  /** Who granted the permit that managing flats asks for (§ 34c GewO), with address. */
  supervisoryAuthority: optional,
  /** Name, address and area of the insurance that a manager must have. */
  liabilityInsurer: optional,
  /** Who answers for the content by § 18 MStV; the managing director, or the operator, where nobody is named. */
  responsible: optional,
  /** How the data protection officer is reached. */
  dataProtectionOfficer: optional,
  dataProtectionAuthority: optional,
  /** How long what the service writes outside of its database stays, as it follows "nach": `14 Tagen`. */
  logsKept: optional,
  backupsKept: optional,
  /** The services that the privacy policy must name; empty where there is none. */
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

/** The path of a file that says who runs the service, and what it says. */
export const operatorFile = z.string().transform((path, context) => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  try {
    const said = operatorDetails.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (said.success) return said.data
    const wrong = said.error.issues.map((issue) => issue.path.join('.')).join(', ')
    return fail(
      `eine Datei wie server/operator.example.json (darin fehlt oder ist falsch: ${wrong})`,
    )
  } catch (error) {
    return fail(`eine JSON-Datei (${error instanceof Error ? error.message : error})`)
  }
})

import * as z from 'zod/mini'

const hours = z.object({
  /** As it is read: `Mo–Fr`. */
  days: z.string(),
  /** ISO weekdays, Monday is 1. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))),
  /** `HH:MM`, Europe/Berlin. */
  from: z.string().check(z.regex(/^\d{1,2}:\d{2}$/)),
  to: z.string().check(z.regex(/^\d{1,2}:\d{2}$/)),
})

/** Who runs the service: what contact and legal pages show (design §3, `OPERATOR_FILE`). */
export const operator = z.object({
  name: z.string(),
  street: z.string(),
  zipcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.email(),
  /** International number, digits only, as wa.me takes it. */
  whatsapp: z.string().check(z.regex(/^\d+$/)),
  bookingUrl: z.url(),
  openingHours: z.array(hours),
  bookingHours: z.array(hours),
  managingDirector: z.string(),
  registerCourt: z.string(),
  registerNumber: z.string(),
  vatId: z.string(),
  /** The services that the privacy policy must name. */
  services: z.object({
    analytics: z.string(),
    advertising: z.string(),
    cardPayments: z.string(),
    messaging: z.string(),
    uploadArea: z.string(),
  }),
})
export type Operator = z.infer<typeof operator>

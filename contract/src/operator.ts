import * as z from 'zod/mini'

export const hours = z.object({
  /** As it is read: `Mo–Fr`. */
  days: z.string(),
  /** ISO weekdays, Monday is 1. */
  weekdays: z.array(z.number()),
  /** `HH:MM`, Europe/Berlin. */
  from: z.string(),
  to: z.string(),
})

/**
 * Who runs the service: what contact and legal pages show (design §3, `OPERATOR_FILE`). The service checks each value when it
 * reads the file; whoever reads the reply need not do it again.
 */
export const operator = z.object({
  name: z.string(),
  street: z.string(),
  zipcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  /** International number, digits only, as wa.me takes it. */
  whatsapp: z.string(),
  bookingUrl: z.string(),
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

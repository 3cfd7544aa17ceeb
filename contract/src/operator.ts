import * as z from 'zod/mini'

export const hours = z.object({
  /** As it is read: `Montag bis Freitag`. */
  days: z.string(),
  /** ISO weekdays, Monday is 1. */
  weekdays: z.array(z.number()),
  /** `HH:MM`, Europe/Berlin; the day ends at 24:00. */
  from: z.string(),
  to: z.string(),
})
export type Hours = z.infer<typeof hours>

/**
 * How the one who runs the service is reached (design §3, `OPERATOR_FILE`); what else legal pages say of them stays with the
 * service. It checks each value when it reads the file; whoever reads the reply need not do it again.
 */
export const operator = z.object({
  name: z.string(),
  street: z.string(),
  zipcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  /** International number, digits only, as wa.me takes it; empty where there is none. */
  whatsapp: z.string(),
  /** Empty where there is none. */
  bookingUrl: z.string(),
  openingHours: z.array(hours),
  bookingHours: z.array(hours),
})
export type Operator = z.infer<typeof operator>

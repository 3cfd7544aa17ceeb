import * as z from 'zod/mini'

export const hours = z.object({
  /** As displayed: `Montag bis Freitag`. */
  days: z.string(),
  /** ISO weekdays; Monday is 1. */
  weekdays: z.array(z.number()),
  /** `HH:MM` in Europe/Berlin; midnight at the end of a day is `24:00`. */
  from: z.string(),
  to: z.string(),
})
export type Hours = z.infer<typeof hours>

/**
 * The operator's contact details (`OPERATOR_FILE`). The service validates them when it reads the file, so the reply's
 * readers need not. Details for the legal pages alone stay with the service. All but the name are empty where a public service
 * does not know its operator.
 */
export const operator = z.object({
  name: z.string(),
  street: z.string(),
  zipcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  /** International number as wa.me expects it, digits only; empty if there is none. */
  whatsapp: z.string(),
  /** Empty if there is none. */
  bookingUrl: z.string(),
  openingHours: z.array(hours),
  bookingHours: z.array(hours),
})
export type Operator = z.infer<typeof operator>

import * as z from 'zod/mini'
import { guestPart } from './guests.ts'
import { maxLengths } from './maxLengths.ts'
import { customerId, toLowerCase } from './requests.ts'

/** As many years as an owner may name one by one. */
const MAX_YEARS = 101

/** What a guest is to be let read. That it makes sense is checked by the service, which says what to change. */
export const guestRightsBody = z.object({
  parts: z.array(guestPart),
  years: z.nullable(z.array(z.int().check(z.gte(2000), z.lte(2100))).check(z.maxLength(MAX_YEARS))),
  until: z.iso.date(),
})
export type AskedRights = z.infer<typeof guestRightsBody>

export const inviteGuestBody = z.extend(guestRightsBody, {
  email: z.pipe(
    z.string().check(z.trim(), z.maxLength(maxLengths.email), z.email()),
    z.transform(toLowerCase),
  ),
})

export const peopleQuerySchema = z.object({ customerId })

export const guestsParams = z.object({ customerId })

export const guestParams = z.object({ customerId, id: z.string().check(z.maxLength(64)) })

import * as z from 'zod/mini'
import { maxLengths } from './maxLengths.ts'

/** What a profile is of: an object, or a unit as the wire calls it. */
export const placeItem = {
  kind: z.enum(['object', 'property']),
  itemId: z.string().check(z.maxLength(200)),
}

const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** What staff write of a building or unit; empty where they have written nothing. */
export const placeTexts = z.object({
  contactName: words(maxLengths.placeContact),
  /** What the contact is: `Hausverwaltung`. */
  contactRole: words(maxLengths.placeContact),
  contactPhone: words(maxLengths.placeContact),
  contactEmail: words(maxLengths.email),
  remarks: words(maxLengths.placeRemarks),
})
export type PlaceTexts = z.infer<typeof placeTexts>

/** A picture, upright and without what the camera has written into it. */
export const placePicture = z.object({
  /** Another one for each that is added. */
  id: z.string(),
  /** Ascending; none is larger than the picture as it was added. */
  sizes: z
    .array(z.object({ width: z.int(), height: z.int(), url: z.string() }))
    .check(z.minLength(1)),
})
export type PlacePicture = z.infer<typeof placePicture>

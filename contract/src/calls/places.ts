import * as z from 'zod/mini'
import { placeItem, placePicture, placeTexts } from '../places.ts'
import { defineCall } from './call.ts'
import { capability, customerId, nothing } from './fields.ts'

export const readPlaceProfileCall = defineCall({
  method: 'GET',
  path: '/api/placeProfile',
  summary:
    'Picture, contact person and remarks of a building or unit. The addresses of the picture expire after some minutes; guests are shown no remarks.',
  query: z.object({ customerId, ...placeItem }),
  reply: z.extend(placeTexts, { picture: z.nullable(placePicture) }),
  shows: 'figures',
  logs: 'look',
})

export const changePlaceProfileCall = defineCall({
  method: 'POST',
  path: '/api/placeProfile',
  summary:
    'Changes contact person and remarks of a building or unit; for staff. 409 if they are not as stated.',
  body: z.object({
    customerId,
    ...placeItem,
    texts: placeTexts,
    /** What the caller has seen. */
    former: placeTexts,
  }),
  reply: nothing,
  logs: 'placeProfileChanged',
})

export const addPlacePictureCall = defineCall({
  method: 'POST',
  path: '/api/placePicture',
  summary:
    'Accepts a picture of a building or unit as a form of customerId, kind, itemId, former and file, former being the id of the picture that it replaces, or empty; for staff. 409 if it is not as stated.',
  form: true,
  reply: nothing,
  logs: 'placePictureAdded',
})

export const removePlacePictureCall = defineCall({
  method: 'DELETE',
  path: '/api/placePicture',
  summary: 'Removes the picture of a building or unit; for staff. 409 if it is not the one stated.',
  query: z.object({ customerId, ...placeItem, picture: z.string().check(z.maxLength(64)) }),
  reply: nothing,
  logs: 'placePictureRemoved',
})

export const showPlacePictureCall = defineCall({
  method: 'GET',
  path: '/api/placePicture',
  summary: 'Shows a picture of a building or unit in one of its sizes.',
  /** As the addresses of a profile have it. */
  query: z.object({
    picture: z.string().check(z.maxLength(64)),
    side: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
    capability,
  }),
  file: ['image/webp'],
  open: true,
  shows: 'figures',
  logs: 'nothing',
})

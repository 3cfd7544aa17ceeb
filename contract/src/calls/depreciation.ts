import * as z from 'zod/mini'
import { depreciationEntry, depreciationItem, depreciationTerms } from '../depreciation.ts'
import { defineCall } from './call.ts'
import { customerId, nothing } from './fields.ts'

export const listDepreciationCall = defineCall({
  method: 'GET',
  path: '/api/depreciation',
  summary:
    'What is entered about the depreciation of a customer’s buildings and units; not for guests.',
  query: z.object({ customerId }),
  reply: z.object({ entries: z.array(depreciationEntry) }),
  logs: 'look',
})

export const changeDepreciationCall = defineCall({
  method: 'POST',
  path: '/api/depreciation',
  summary:
    'Enters, changes or removes the depreciation of a building or unit; 409 if it is not as stated.',
  body: z.object({
    customerId,
    ...depreciationItem,
    /** Null removes it. */
    terms: z.nullable(depreciationTerms),
    /** What the caller has seen; null if there was none. */
    former: z.nullable(depreciationTerms),
  }),
  reply: nothing,
  logs: 'depreciationChanged',
})

import * as z from 'zod/mini'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { customerId } from './fields.ts'

/** A program's token begins with it, so that scanners of source code and people recognise one that has got out. */
export const TOKEN_PREFIX = 'hbt_'

/** How long a program may at most before an operator lets it go on, by a new one. */
const MOST_YEARS = 2

/** Returns the last day on which a program that is made on a day may still be let in. */
export function latestDay(today: string): string {
  const [year = '', ...day] = today.split('-')
  return [Number(year) + MOST_YEARS, ...day].join('-')
}

/** What a program may do: read the rows of its customers, or import them. */
const purpose = z.enum(['read', 'import'])

const program = z.object({
  id: z.string(),
  name: z.string(),
  purpose,
  /** Null for all customers. */
  customerId: z.nullable(z.string()),
  /** The last day on which it may, ISO 8601, in Berlin. */
  lastDay: z.string(),
  state: z.enum(['valid', 'ended', 'revoked']),
  madeAt: z.iso.datetime(),
  /** The email address of the operator who made it. */
  madeBy: z.string(),
  /** To about an hour. */
  usedAt: z.nullable(z.iso.datetime()),
})
export type Program = z.infer<typeof program>

export const listProgramsCall = defineCall({
  method: 'GET',
  path: '/api/programs',
  summary: 'Other programs that may read or import, newest first; for operators.',
  reply: z.object({ programs: z.array(program) }),
  logs: 'nothing',
})

export const makeProgramCall = defineCall({
  method: 'POST',
  path: '/api/programs',
  summary: 'Lets another program read or import; for operators. Its token is told this once.',
  body: z.object({
    /** Not an address, so that nobody takes it for a person. */
    name: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(maxLengths.programName), z.regex(/^[^@]*$/)),
    purpose,
    /** Null for all customers. */
    customerId: z.nullable(customerId),
    lastDay: z.iso.date(),
  }),
  reply: z.object({ program, token: z.string() }),
  logs: 'programMade',
})

export const revokeProgramCall = defineCall({
  method: 'DELETE',
  path: '/api/programs/:id',
  summary: 'Ends what a program may do, at once; for operators.',
  params: z.object({ id: z.string() }),
  reply: z.object({}),
  logs: 'programRevoked',
})

import * as z from 'zod/mini'
import { mappingProfile } from '../mapping/profile.ts'
import { SUBJECTS } from '../mapping/subjects.ts'
import { defineCall } from './call.ts'

/** A saved mapping: under one name one profile a sheet. */
const savedMapping = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.enum(SUBJECTS),
  subjectLabel: z.string(),
  sheet: z.nullable(z.string()),
  savedAt: z.iso.datetime(),
  by: z.string(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type SavedMapping = z.infer<typeof savedMapping>

/** What a person has changed in a proposal, which the next ones follow. */
const learnedEntry = z.object({
  subject: z.enum(SUBJECTS),
  /** Its key, folded. */
  heading: z.string(),
  /** As the file has it. */
  label: z.string(),
  /** In German: the subject's name, or accounts. */
  about: z.string(),
  /** In German. */
  meaning: z.string(),
  /** Null where it is not known, as `by`. */
  learnedAt: z.nullable(z.iso.datetime()),
  by: z.nullable(z.string()),
})
export type LearnedEntry = z.infer<typeof learnedEntry>

const params = z.object({ id: z.string() })
export const listMappingsCall = defineCall({
  method: 'GET',
  path: '/api/mappings',
  summary: 'The saved mappings, and what was learned of headings and accounts.',
  reply: z.object({ mappings: z.array(savedMapping), learned: z.array(learnedEntry) }),
  logs: 'nothing',
})
/** Its body is what `sendMappingCall` sends. What is saved under the same name for the same subject and sheet is replaced. */
export const addMappingCall = defineCall({
  method: 'POST',
  path: '/api/mappings',
  summary: 'Adds mappings from a file.',
  body: z.object({ profiles: z.array(mappingProfile) }),
  reply: z.object({ mappings: z.array(savedMapping) }),
  logs: 'nothing',
})
export const renameMappingCall = defineCall({
  method: 'PATCH',
  path: '/api/mappings/:id',
  summary: 'Renames a mapping.',
  params,
  body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: savedMapping,
  logs: 'nothing',
})
export const deleteMappingCall = defineCall({
  method: 'DELETE',
  path: '/api/mappings/:id',
  summary: 'Deletes a mapping.',
  params,
  reply: z.object({}),
  logs: 'nothing',
})
export const forgetLearnedCall = defineCall({
  method: 'DELETE',
  path: '/api/mappings/learned',
  summary: 'Forgets what was learned of a heading or an account.',
  query: z.pick(learnedEntry, { subject: true, heading: true }),
  reply: z.object({}),
  logs: 'learnedForgotten',
})
export const sendMappingCall = defineCall({
  method: 'GET',
  path: '/api/mappings/:id',
  summary: 'A mapping as a JSON file.',
  params,
  file: ['application/json'],
  logs: 'nothing',
})

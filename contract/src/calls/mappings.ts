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

const params = z.object({ id: z.string() })
export const listMappingsCall = defineCall({
  method: 'GET',
  path: '/api/mappings',
  summary: 'The saved mappings.',
  reply: z.object({ mappings: z.array(savedMapping) }),
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
export const sendMappingCall = defineCall({
  method: 'GET',
  path: '/api/mappings/:id',
  summary: 'A mapping as a JSON file.',
  params,
  file: ['application/json'],
  logs: 'nothing',
})

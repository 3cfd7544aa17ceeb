import { errorReply } from '@hausblick/contract/calls.ts'
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify'
import * as z from 'zod/mini'
import { ServiceError } from './errors.ts'
import * as texts from './texts.ts'

type Schema = z.core.$ZodType

/** Gives a request's parts the types of their zod schemas. */
export interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
}

/**
 * Checks a request's part with its zod schema, and tells its sender in German which values it cannot use. Refuses NUL in any
 * text, which PostgreSQL cannot hold and answers by failing.
 */
export const validate: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (data) => {
    const { data: value, error } = z.safeParse(schema, data)
    if (error) return { error: unusable(error.issues.map((issue) => issue.path.join('.'))) }
    return hasNul(value) ? { error: unusable([]) } : { value }
  }

function unusable(fields: readonly string[]): ServiceError {
  return new ServiceError(400, texts.unusable([...new Set(fields.filter(Boolean))]))
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}

/** The replies of a call, which writes them and describes itself by them. */
export function replies(reply: Schema) {
  return { 200: jsonSchema(reply, 'output'), ...errorReplies() }
}

/** The replies of a call that fails. */
export function errorReplies() {
  const error = jsonSchema(errorReply, 'output')
  return { '4xx': error, '5xx': error }
}

/** A zod schema in the words of JSON Schema: as what comes in, or as what goes out. */
export function jsonSchema(schema: Schema, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'draft-7', io })
  return described
}

import { errorReply } from '@hausblick/contract/errorReply.ts'
import fastJson, { type AnySchema } from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler, FastifyTypeProvider } from 'fastify'
import * as z from 'zod/mini'
import { ServiceError } from './errors.ts'
import * as texts from './texts.ts'

type Schema = z.core.$ZodType

/** Infers the types of a request's parts from their zod schemas. */
export interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
}

/** Validates a part of a request with its zod schema, as `parseWith` does. */
export const validate: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (data) => {
    try {
      return { value: parseWith(schema, data) }
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) }
    }
  }

const writers = new WeakMap<object, (data: unknown) => string>()

/** Writes replies of a JSON schema, compiled at the first of them: compiling all takes most of a start. */
export const serialize: FastifySerializerCompiler<AnySchema & object> =
  ({ schema }) =>
  (data) => {
    const write = writers.get(schema) ?? fastJson(schema)
    writers.set(schema, write)
    return write(data)
  }

/**
 * Parses a part of a request with its zod schema. Throws 400, naming the invalid fields in German, also for NUL in any string,
 * which PostgreSQL cannot store.
 */
export function parseWith<S extends Schema>(schema: S, data: unknown): z.output<S> {
  const { data: value, error } = z.safeParse(schema, data)
  if (error) throw unusable(error.issues.map((issue) => issue.path.join('.')))
  if (hasNul(value)) throw unusable([])
  return value
}

function unusable(fields: readonly string[]): ServiceError {
  return new ServiceError(400, texts.unusable([...new Set(fields.filter(Boolean))]))
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}

/** Returns a route's reply schemas, which serialise and document its replies. */
export function describeReplies(reply: Schema) {
  return { 200: jsonSchema(reply, 'output'), ...describeErrorReplies() }
}

export function describeErrorReplies() {
  const error = jsonSchema(errorReply, 'output')
  return { '4xx': error, '5xx': error }
}

const converted = { input: new WeakMap<Schema, object>(), output: new WeakMap<Schema, object>() }

/** Converts a zod schema to JSON Schema, for its input or its output; the same one to the same object. */
export function jsonSchema(schema: Schema, io: 'input' | 'output'): object {
  const known = converted[io].get(schema)
  if (known) return known
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'draft-7', io })
  converted[io].set(schema, described)
  return described
}

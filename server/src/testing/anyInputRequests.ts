import fc from 'fast-check'
import * as z from 'zod'
import { anyText, encodePart } from './anyInput.ts'

const methods = ['get', 'head', 'post', 'patch', 'delete'] as const

/** A request that injected and real clients can send. */
export interface AnyRequest {
  readonly method: (typeof methods)[number]
  readonly url: string
  readonly payload?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call of the service, such as `get /api/me`, with a generator of requests to it. */
interface DescribedCall {
  readonly name: string
  readonly request: fc.Arbitrary<AnyRequest>
}

const text = z.looseObject({
  const: z.string().optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
})
/** What the description says about a value, as far as it matters here. */
const valueSchema = text.extend({ anyOf: z.array(text).optional() })
const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: valueSchema,
})
const fieldsSchema = z.looseObject({ properties: z.record(z.string(), valueSchema) })
const body = z.looseObject({
  content: z.looseObject({
    // A form has none.
    'application/json': z
      .looseObject({
        // The fields, or the several sets of them that a call takes.
        schema: z.union([
          fieldsSchema,
          z.looseObject({ anyOf: z.array(fieldsSchema) }).transform(({ anyOf }) => merge(anyOf)),
          z.looseObject({ oneOf: z.array(fieldsSchema) }).transform(({ oneOf }) => merge(oneOf)),
        ]),
      })
      .optional(),
  }),
})
const operation = z.looseObject({
  parameters: z.array(parameter).default([]),
  requestBody: body.optional(),
})
const description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), operation)),
})

/** Returns the fields of all sets; of a field of several sets, its values in any. */
function merge(sets: readonly z.infer<typeof fieldsSchema>[]): z.infer<typeof fieldsSchema> {
  const properties: Record<string, z.infer<typeof valueSchema>> = {}
  for (const [name, schema] of sets.flatMap((set) => Object.entries(set.properties)))
    properties[name] = { anyOf: [...(properties[name]?.anyOf ?? []), schema] }
  return { properties }
}

/** Where the service describes its calls. */
export const OPENAPI = '/api/openapi.json'

/** Reads the OpenAPI description and returns a generator of arbitrary requests for each call. */
export function readCalls(openApi: unknown): DescribedCall[] {
  return Object.entries(description.parse(openApi).paths).flatMap(([path, ways]) =>
    methods.flatMap((method) => {
      const way = ways[method]
      return way ? [{ name: `${method} ${path}`, request: requestOf(method, path, way) }] : []
    }),
  )
}

/** What callers send, one for each pattern of the description. */
const usual = [
  'A',
  'Ä.ö-1',
  '1',
  '99999',
  '2025',
  '03',
  '2025-01-31',
  'anna@example.de',
  'ein Wort',
]

/** Generates values that mostly pass the description's checks, and otherwise are arbitrary. */
function anyValueOf(schema: z.infer<typeof valueSchema>): fc.Arbitrary<string> {
  const kinds = schema.anyOf ?? [schema]
  const described = kinds.flatMap(({ const: only, enum: several = usual, pattern = '' }) =>
    (only === undefined ? several : [only]).filter((value) => new RegExp(pattern, 'u').test(value)),
  )
  if (described.length === 0) return anyText
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...described) }, anyText)
}

/** Generates requests to a call with arbitrary input. */
function requestOf(
  method: AnyRequest['method'],
  path: string,
  { parameters, requestBody }: z.infer<typeof operation>,
): fc.Arbitrary<AnyRequest> {
  const valuesIn = (place: 'path' | 'query') =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => [name, anyValueOf(schema)] as const)
  const fields = Object.entries(requestBody?.content['application/json']?.schema.properties ?? {})
  const names = fields.map(([name]) => name)
  const anyOf = (all: readonly (readonly [string, fc.Arbitrary<unknown>])[]) => {
    const model = Object.fromEntries(all)
    return fc.oneof(fc.record(model), fc.record(model, { requiredKeys: [] }))
  }
  const several = fc.array(anyText, { maxLength: 2 })
  const query = valuesIn('query').map(
    ([name, value]) => [name, fc.oneof({ weight: 9, arbitrary: value }, several)] as const,
  )
  return fc
    .record({
      place: fc.record(Object.fromEntries(valuesIn('path'))),
      query: anyOf(query),
      payload: fc.oneof(
        { weight: 6, arbitrary: anyOf(fields.map(([name, schema]) => [name, anyValueOf(schema)])) },
        anyOf(names.map((name) => [name, fc.jsonValue()])),
        fc.jsonValue(),
      ),
    })
    .map(({ place, query, payload }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodePart(place[name] ?? ''))
      const asked = Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one) => `${name}=${encodePart(String(one))}`),
      )
      const url = `${filled}?${asked.join('&')}`
      if (!requestBody) return { method, url }
      return {
        method,
        url,
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      }
    })
}

import fc from 'fast-check'
import * as z from 'zod'
import { anyText, encodePart } from './anyInput.ts'

const methods = ['get', 'head', 'post', 'delete'] as const

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

const parameter = z.looseObject({ name: z.string(), in: z.enum(['path', 'query', 'header']) })
const body = z.looseObject({
  content: z.looseObject({
    'application/json': z.looseObject({
      schema: z.looseObject({ properties: z.record(z.string(), z.unknown()) }),
    }),
  }),
})
const operation = z.looseObject({
  parameters: z.array(parameter).default([]),
  requestBody: body.optional(),
})
const description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), operation)),
})

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

/** Generates requests to a call with arbitrary input. */
function requestOf(
  method: AnyRequest['method'],
  path: string,
  { parameters, requestBody }: z.infer<typeof operation>,
): fc.Arbitrary<AnyRequest> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const fields = Object.keys(requestBody?.content['application/json'].schema.properties ?? {})
  const anyOf = (names: readonly string[], value: fc.Arbitrary<unknown>) => {
    const all = Object.fromEntries(names.map((name) => [name, value]))
    return fc.oneof(fc.record(all), fc.record(all, { requiredKeys: [] }))
  }
  return fc
    .record({
      place: fc.array(anyText, { minLength: 3, maxLength: 3 }),
      query: anyOf(
        inQuery.map(({ name }) => name),
        fc.oneof({ weight: 5, arbitrary: anyText }, fc.array(anyText, { maxLength: 2 })),
      ),
      payload: fc.oneof(
        { weight: 4, arbitrary: anyOf(fields, anyText) },
        anyOf(fields, fc.jsonValue()),
        fc.jsonValue(),
      ),
    })
    .map(({ place, query, payload }) => {
      let at = 0
      const filled = path.replaceAll(/\{\w+\}/g, () => encodePart(place[at++] ?? ''))
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

import type * as z from 'zod/mini'
import type { AuditAction } from '../audit.ts'
import { fillPath, type ParameterOf } from '../fillPath.ts'
import type { GuestPart } from '../guests.ts'

type Schema = z.ZodMiniType

interface AnyCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  /** For the OpenAPI description. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  readonly body?: Schema
  /** The body is a form, which the service reads as it arrives. A schema describes it to other programs, and checks nothing. */
  readonly form?: true | Schema
  /** Whether it is answered without finding out who asks. */
  readonly open?: true
  /** The parts of a customer's data that it shows, for those guests who may read them. Without one, it shows guests nothing. */
  readonly shows?: GuestPart | readonly GuestPart[]
  /** Which programs may call it, by what they are made for. Without it, none. */
  readonly programs?: 'read' | 'import'
  /**
   * What it leaves in the audit log: a `look` at the data of the scope that was admitted, the line of each act, or nothing. The
   * permission matrix compares it with the log.
   */
  readonly logs: 'look' | 'nothing' | AuditAction | readonly AuditAction[]
}

/**
 * A call of the service, which types and serves both sides. It is one const in the file of its domain, made by `defineCall`:
 * `answer` of the server (`platform/http/answer.ts`) makes its route, its OpenAPI entry and the read of rendered pages, and `ask` and
 * `queryOf` of the web (`data/ask.ts`) call it.
 *
 * - A read with a query: `method: 'GET'`, `query`, `reply`. Its query key in the web begins with its path.
 * - A path with parameters: `/api/people/:customerId/guests/:id`, whose names are those of `params`. `addressOf` fills it.
 * - Rows that the web decodes: `reply` decodes them, `wire` describes what is sent.
 * - A file, or a page that is no JSON: `file` names its types in place of `reply`, as in
 *   `file: ['application/pdf'], ranges: true`.
 * - An upload: `form: true` in place of `body`, with `headers` where the call has some of its own.
 * - A feed, a sign-in or a link in a mail, which carry no token: `open: true`. The service then decides by what is asked, such
 *   as a capability or a secret address.
 *
 * CONTRIBUTING.md names the files of a new one.
 */
export type Call = JsonCall | FileCall

export interface JsonCall extends AnyCall {
  /** As the web decodes it. */
  readonly reply: Schema
  /** As it is sent, where decoding changes it. */
  readonly wire?: Schema
  readonly file?: never
}

/** A call that replies with anything else, of these content types. */
export interface FileCall extends AnyCall {
  readonly file: readonly [string, ...string[]]
  /** Whether parts of it can be asked for. */
  readonly ranges?: true
  readonly reply?: never
  readonly wire?: never
}

type Part = 'params' | 'query' | 'headers' | 'body'
type PartsOf<C extends Call> = { [P in Part]: C[P] extends Schema ? P : never }[Part]

/** What a caller states. Parts whose fields are all optional can be left out. */
export type InputOf<C extends Call> = {
  readonly [P in PartsOf<C> as IsOptional<SentAs<C[P]>> extends true ? never : P]: SentAs<C[P]>
} & {
  readonly [P in PartsOf<C> as IsOptional<SentAs<C[P]>> extends true ? P : never]?: SentAs<C[P]>
} & (C extends {
    readonly form: true | Schema
  }
    ? { readonly form: FormData }
    : unknown)

/** Whether all fields of an object are optional. */
type IsOptional<T> = Partial<T> extends T ? true : false

type SentAs<S> = S extends Schema ? Readonly<z.input<S>> : never

/** What the service has checked of it. */
export type CheckedOf<C extends Call> = { readonly [P in PartsOf<C>]: z.output<C[P] & Schema> }

/** The reply, decoded. */
export type ReplyOf<C extends Call> = C['reply'] extends Schema ? z.output<C['reply']> : never

/** The reply as it is sent. */
export type WireOf<C extends Call> = C['wire'] extends Schema ? z.output<C['wire']> : ReplyOf<C>

type NamesOf<S> = S extends Schema ? keyof z.input<S> : never
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never

/** Requires a schema of the parameters that a path has, and of no others. */
type Complete<C extends Call> =
  Same<NamesOf<C['params']>, ParameterOf<C['path']>> extends never
    ? { params: z.ZodMiniObject<Record<ParameterOf<C['path']>, z.ZodMiniType<string>>> }
    : unknown

export function defineCall<const C extends Call>(call: C & Complete<C>): C {
  return call
}

/** What of a call's input its address holds. */
type AddressInput<C extends Call> = Pick<InputOf<C>, keyof InputOf<C> & ('params' | 'query')>

/** Returns the address of a call, with its parameters and query. What is undefined is left out. */
export function addressOf<C extends Call>(call: C, input: AddressInput<C>): string {
  const { params = {}, query = {} }: { params?: object; query?: object } = input
  const path = fillPath(call.path as string, params as Readonly<Record<string, string>>)
  const stated = Object.entries(query).filter(([, value]) => value !== undefined)
  return stated.length === 0 ? path : `${path}?${new URLSearchParams(stated)}`
}

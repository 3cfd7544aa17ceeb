import type { Call, CheckedOf, ReplyOf, WireOf } from '@hausblick/contract/calls/call.ts'
import type { FastifyReply, RouteShorthandOptions } from 'fastify'
import { admitFreshSignIn, admitProgramTo } from './access/roles.ts'
import type { Admission, Admitted, Scope } from './access.ts'
import type { Caller } from './callers.ts'
import { type HandledOf, omitCustomer, parseInput } from './callInput.ts'
import { describeCall } from './describeCall.ts'
import type { Exchange } from './exchange.ts'
import type { App, Service, SetHeader } from './service.ts'

/** How a call is answered. Each function runs after the one before, unless that has thrown. */
interface Common<C extends Call, A extends Admission> {
  /**
   * Decides by a function of `access/` what the caller may do, and returns what that admits to. It is the only way there:
   * `handle` and `send` get this and the checked input, but neither the caller nor the id of a customer. It may look up what
   * the decision depends on. Of an `open` call, the caller is nobody.
   */
  readonly admit: (caller: Caller, input: CheckedOf<C>) => A | Promise<A>
  /** Whether whoever acts must have signed in recently. Default: no. */
  readonly fresh?: boolean | ((admitted: A) => boolean)
  /** Default: `no-store`. */
  readonly cacheControl?: string
  /** What the route needs besides, such as a limit, a handler of errors, or no compression. */
  readonly route?: Pick<
    RouteShorthandOptions,
    'bodyLimit' | 'compress' | 'config' | 'errorHandler' | 'onRequest'
  >
}

/** Returns the reply, of a GET also to pages that are rendered. Headers are set where they say something about it. */
type Handle<C extends Call, A extends Admission> = (
  admitted: A,
  input: HandledOf<C>,
  setHeader: SetHeader,
) => Returned<C>

/** Replaces `handle` where a reply is a stream, cached bytes, cookies or has a status of its own. */
type Send<C extends Call, A extends Admission> = (
  admitted: A,
  input: HandledOf<C>,
  exchange: Exchange,
) => WireOf<C> | FastifyReply | Promise<WireOf<C> | FastifyReply>

/** Replies with what `handle` returns, unless there is a `send`. */
interface Handled<C extends Call, A extends Admission> extends Common<C, A> {
  readonly handle: Handle<C, A>
  /** Writes what `handle` returns as it is sent, where that differs. */
  readonly write?: (reply: ReplyOf<C>) => WireOf<C>
  readonly send?: Send<C, A>
}

/** For requests only, not for rendered pages. */
interface Sent<C extends Call, A extends Admission> extends Common<C, A> {
  readonly handle?: never
  readonly send: Send<C, A>
}

type Answer<C extends Call, A extends Admission> = Handled<C, A> | Sent<C, A>

/** An empty reply need not be returned. */
type Returned<C extends Call> =
  | ReplyOf<C>
  | Promise<ReplyOf<C>>
  | (ReplyOf<C> extends Record<string, never> ? Promise<void> : never)

/** Refuses to admit a look to nobody's data. */
type Looking<C extends Call, A extends Admission> = C['logs'] extends 'look'
  ? [A] extends [Admitted<Caller, null>]
    ? { readonly admit: 'A look is at the data of a scope.' }
    : unknown
  : unknown

/**
 * Creates the function by which an app answers the service's calls. It registers a call's route, its OpenAPI entry and, for a GET
 * that `handle` answers, the read of rendered pages.
 *
 *     const answer = createAnswer(app, service)
 *     answer(readPeopleCall, {
 *       admit: (caller, { query }) => admitMyData(caller, query.customerId),
 *       handle: (scope) => listPeople(database.db, scope),
 *     })
 *
 * How to express what a route did by statements:
 *
 * - The caller and their rights: `admit`. What also needs to know who acts, such as the audit log, has a function in `access/`
 *   that returns an `Admitted`, with `actor` and `scope`. The id of a customer to create or to move something to is part of what
 *   is admitted, too.
 * - `admitFreshSignIn`: `fresh`. `look`: `logs: 'look'` of the call, before `handle` runs. A look that only some callers take has
 *   a scope that is null for the others.
 * - A 404 that is to come before the look: in `admit`, which may be async; after it: in `handle`.
 * - The demo, guests and their years: `admit`, with the call's `shows`.
 * - A list that is streamed, ETags and cached bodies: `send`; `handle` returns the same decoded, for pages.
 * - A file: a call with `file`, and `send`. Its capability is read in `admit` of an `open` call, which resolves to an `Admitted`
 *   for the grantee.
 * - A form: a call with `form`, answered within `registerForms` (`documents/upload/forms.ts`). If it says whose data it is
 *   about, `admit` admits to sending it, and `send` calls another function of `access/` once it has been read.
 * - Cookies, attempt limits, the address of a client: `send`.
 * - Errors as text or as a page, limits, compression: `route`.
 */
export function createAnswer(app: App, service: Pick<Service, 'callerOf' | 'look' | 'reads'>) {
  return function answer<C extends Call, A extends Admission>(
    call: C,
    options: Answer<C, A> & Looking<C, A>,
  ): void {
    const given: Answer<C, A> = options
    const { admit, fresh = false, handle, cacheControl, route } = given
    const respond = given.handle ? (given.send ?? respondBy(given)) : given.send

    async function admitTo(caller: Caller, input: CheckedOf<C>): Promise<A> {
      admitProgramTo(caller, call.programs)
      const admitted = await admit(caller, input)
      const { actor, scope } = describeAdmission(admitted, caller)
      if (typeof fresh === 'function' ? fresh(admitted) : fresh) admitFreshSignIn(actor)
      if (call.logs === 'look' && scope) await service.look(actor, scope)
      return admitted
    }

    app.route({
      ...route,
      // A HEAD says how long a file is; Fastify's own would say that it is empty.
      method: call.file && call.ranges ? [call.method, 'HEAD'] : call.method,
      url: call.path,
      schema: describeCall(call),
      handler: async (request, reply) => {
        // Validated by the schemas of the call.
        const input = request as unknown as CheckedOf<C>
        const caller = call.open ? nobody : await service.callerOf(request)
        const admitted = await admitTo(caller, input)
        const rest = omitCustomer(call, input)
        if (cacheControl !== undefined) reply.header('cache-control', cacheControl)
        return await respond(admitted, rest, { request, reply })
      },
    })

    if (call.method === 'GET' && handle)
      service.reads.set(call.path, async (caller, given, setHeader) => {
        const input = parseInput(call, given)
        const admitted = await admitTo(call.open ? nobody : caller, input)
        return await handle(admitted, omitCustomer(call, input), setHeader)
      })
  }
}

function respondBy<C extends Call, A extends Admission>({ handle, write }: Handled<C, A>) {
  return async (admitted: A, input: HandledOf<C>, { reply }: Exchange): Promise<unknown> => {
    const value = await handle(admitted, input, (name, text) => void reply.header(name, text))
    if (value === undefined) return {}
    return write ? write(value) : value
  }
}

const nobody: Caller = { kind: 'nobody' }

/** Returns who acts, and on whose data. */
function describeAdmission(
  admitted: Admission,
  caller: Caller,
): { readonly actor: Caller; readonly scope: Scope | null } {
  return 'scope' in admitted ? admitted : { actor: caller, scope: admitted }
}

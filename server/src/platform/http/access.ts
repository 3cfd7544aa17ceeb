// What a decision is. Those in `access/` alone make them: who acts (`roles.ts`), on whose data (`customers.ts`), and what only one
// wing needs, by wing.

import type { Caller, ConfirmedCaller } from './callers.ts'

/** Protected, so that no object made elsewhere, even by spreading a scope, has its type. */
abstract class Decided {
  protected readonly admitted = true
}

class CustomerScope extends Decided {
  readonly kind = 'customer'
  readonly customerId: string
  /** The years of which documents and other dated things may be read; null for all. */
  readonly years: readonly number[] | null

  constructor(customerId: string, years: readonly number[] | null) {
    super()
    this.customerId = customerId
    this.years = years
    Object.freeze(this)
  }
}

class WholeScope extends Decided {
  readonly kind = 'all'
}

/** Who may do something, and whose data it reads or changes; null where that is nobody's but their own. */
class Decision<Actor extends Caller, Whose extends Scope | null> extends Decided {
  readonly actor: Actor
  readonly scope: Whose

  constructor(actor: Actor, scope: Whose) {
    super()
    this.actor = actor
    this.scope = scope
  }
}

/** What is admitted, and what else that is about, such as the customer that a document moves to. */
export type Admitted<Actor extends Caller, Whose extends Scope | null, Extra = unknown> = Decision<
  Actor,
  Whose
> &
  Extra

/** @package */
export function admitted<
  Actor extends Caller,
  Whose extends Scope | null,
  Extra extends object = object,
>(actor: Actor, scope: Whose, extra?: Extra): Admitted<Actor, Whose, Extra> {
  const decision = Object.assign(new Decision(actor, scope), extra)
  Object.freeze(decision)
  return decision
}

export type { CustomerScope, WholeScope }

/**
 * The customers whose data a call may read. Only decisions create scopes, so that code taking one is unreachable without an
 * access decision. Each throws an AccessDenied for callers it does not admit, except `admitCalendarReader`, which throws a 404.
 */
export type Scope = CustomerScope | WholeScope

/** What a call is admitted to: a scope, with who acts where the call must know. */
export type Admission = Scope | Admitted<Caller, Scope | null>

/** Belongs to a customer, or is an operator or staff member. */
export type LinkedCaller = Exclude<ConfirmedCaller, { kind: 'unlinked' }>
export type CustomerCaller = Extract<Caller, { kind: 'customer' }>
export type StaffCaller = Extract<Caller, { kind: 'staff' | 'operator' }>

/** Admits what no caller has asked for, such as a command of the operator, to the data of a customer, or of all. */
export function admitCommand(): WholeScope
export function admitCommand(customerId: string): CustomerScope
export function admitCommand(customerId?: string): Scope {
  return customerId === undefined ? whole : scopeOf(customerId)
}

/** @package */
export const whole = new WholeScope()
Object.freeze(whole)

/** @package */
export function scopeOf(customerId: string, years: readonly number[] | null = null): CustomerScope {
  return new CustomerScope(customerId, years)
}

import type { Database } from '@hausblick/server/src/database/open.ts'

/** Where an operation's effects are. */
export interface Site {
  readonly database: Database
  readonly folder: string
}

/** A service that runs. */
export interface Target {
  readonly url: string
  /** Of the dashboard, for calls that only accept their own pages. */
  readonly origin: string
}

/** How much of an operation's effect is in the database. */
export type Effect = 'whole' | 'absent' | 'half'

/** An operation of one call, which is killed in progress. */
export interface Operation<Item> {
  /** Of the service. */
  readonly environment: Readonly<Record<string, string>>
  /** The kill comes at a random moment up to this after a random number of acknowledged calls. */
  readonly mostMs: number
  /** Makes what the operation needs. */
  readonly prepare: (site: Site) => Promise<Item>
  /** Rejects unless the operation is acknowledged. */
  readonly send: (target: Target, item: Item) => Promise<void>
  readonly find: (site: Site, item: Item) => Promise<Effect>
  /**
   * Asks the service whether it agrees with what was found, and repeats the operation, after which it must be whole. Returns
   * what is wrong.
   */
  readonly repeat: (target: Target, item: Item, wasWhole: boolean) => Promise<string[]>
}

/** Returns what is wrong if something is not as expected. */
export function expectSame(what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${what} is ${found} and not ${expected}`]
}

/** Reads a reply; throws its status and text unless it is one of success. */
export async function requireSuccess(reply: Response): Promise<void> {
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${reply.status}: ${text}`)
}

import type { CheckResult } from '@hausblick/contract/calls/checks.ts'

/** What a check has found, and what to do about it. */
export type Finding = Omit<CheckResult, 'name'>

export function fine(found: string): Finding {
  return { state: 'fine', found, todos: [] }
}

export function lookAt(found: string, ...todos: string[]): Finding {
  return { state: 'look', found, todos }
}

export function broken(found: string, ...todos: string[]): Finding {
  return { state: 'broken', found, todos }
}

/** Returns why something failed, in the words of whatever did: with its cause, where that is what says it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}

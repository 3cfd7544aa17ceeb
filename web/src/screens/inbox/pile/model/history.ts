/** A value with what it was before, and what of that was undone. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
}

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] }
}

/** Adds a step, unless it changes nothing. What was undone is forgotten. */
export function addStep<Value>(history: History<Value>, next: Value): History<Value> {
  if (next === history.present) return history
  return { past: [...history.past, history.present], present: next, future: [] }
}

export function undo<Value>({ past, present, future }: History<Value>): History<Value> {
  if (past.length === 0) return { past, present, future }
  return {
    past: past.slice(0, -1),
    present: past.at(-1) as Value,
    future: [present, ...future],
  }
}

export function redo<Value>({ past, present, future }: History<Value>): History<Value> {
  if (future.length === 0) return { past, present, future }
  return {
    past: [...past, present],
    present: future[0] as Value,
    future: future.slice(1),
  }
}

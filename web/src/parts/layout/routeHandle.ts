import type { ComponentType } from 'react'

/** What a route tells the parts of the page around it. */
export interface RouteHandle {
  /** The source file of its code, relative to the web's folder; absent if every page loads it. */
  readonly source?: string | undefined
  /** What staff, and those who see several portfolios, select in the header. */
  readonly Selector?: ComponentType | undefined
}

export function readHandle({ handle }: { handle?: unknown }): RouteHandle {
  return (handle ?? {}) as RouteHandle
}

import type { ComponentType } from 'react'
import { latePage } from './late.tsx'
import { loadCode } from './loadCode.ts'

let isMissing = false

/**
 * Loads the code of a page for its route. If that fails, resolves to a page that says so and can try again, since the router
 * shows nothing for a route without its code.
 */
export async function loadPageCode(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await loadCode(load)
  } catch {
    isMissing = true
    return latePage(load)
  }
}

/** Whether the code of a page could not be loaded. */
export function isPageMissing(): boolean {
  return isMissing
}

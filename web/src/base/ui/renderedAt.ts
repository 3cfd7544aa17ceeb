import { createContext, use } from 'react'

const RenderedAt = createContext<number | null>(null)

export const RenderedAtProvider = RenderedAt.Provider

/** Returns when the page was first rendered: the time that its hydration must repeat. Throws outside a `RenderedAtProvider`. */
export function useRenderedAt(): Date {
  const time = use(RenderedAt)
  if (time === null) throw new Error('useRenderedAt must be used within a RenderedAtProvider.')
  return new Date(time)
}

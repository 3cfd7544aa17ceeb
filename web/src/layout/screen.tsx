import { type ComponentType, lazy, useState } from 'react'
import { styled } from '../ui/styled.ts'

export interface Screen {
  readonly Screen: ComponentType
  /** Loads the screen's code. Awaited before the first render, so that nothing is shown in its place. */
  readonly preload: () => Promise<void>
}

/**
 * A screen whose code and styles are loaded when it is needed. React suspends on any lazy component once, loaded or not, and then holds
 * the fallback for about 300 ms; a preloaded screen is rendered as it stands.
 */
export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | null = null
  const Lazy = lazy(async () => ({ default: await styled(load) }))
  return {
    Screen: () => {
      const [Current] = useState(() => loaded ?? Lazy)
      return <Current />
    },
    preload: async () => {
      loaded ??= await styled(load)
    },
  }
}

/** A screen whose code is there from the beginning. */
export function loadedScreen(Screen: ComponentType): Screen {
  return { Screen, preload: async () => {} }
}

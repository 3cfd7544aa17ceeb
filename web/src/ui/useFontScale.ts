import { useLayoutEffect, useState } from 'react'

/** The browsers' default font size in pixels. */
const DEFAULT_FONT_SIZE = 16

/** Returns the ratio of the user's font size to the default, for pixel layouts around text; 1 on the first render. */
export function useFontScale(): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const { fontSize } = getComputedStyle(document.documentElement)
    setScale(Number.parseFloat(fontSize) / DEFAULT_FONT_SIZE)
  }, [])
  return scale
}

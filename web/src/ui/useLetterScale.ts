import { useLayoutEffect, useState } from 'react'

/** What browsers take for the size of letters unless told otherwise, in pixels. */
const USUAL = 16

/** How much larger than usual the browser was told to write, for what is laid out in pixels around text; 1 before it is known. */
export function useLetterScale(): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const { fontSize } = getComputedStyle(document.documentElement)
    setScale(Number.parseFloat(fontSize) / USUAL)
  }, [])
  return scale
}

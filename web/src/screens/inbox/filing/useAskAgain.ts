import { useState } from 'react'
import * as texts from '../texts.ts'
import type { Letter } from './letter.ts'

/** Returns a check that refuses once to file letters of which another invoice of the supplier has the number. */
export function useAskAgain(letters: readonly Letter[]): () => void {
  const [isAsked, setAsked] = useState(false)
  return () => {
    const again = letters.flatMap(({ invoice, same }) =>
      invoice && same?.isSameNumber ? [invoice] : [],
    )
    if (again.length === 0 || isAsked) return
    setAsked(true)
    throw new Error(texts.askAgain(again))
  }
}

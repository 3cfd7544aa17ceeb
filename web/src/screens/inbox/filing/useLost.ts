import { useLayoutEffect, useRef, useState } from 'react'
import { getLetterKey, type Letter } from './letter.ts'

/** Notices when the open entry leaves the inbox by somebody else's doing. */
export function useLost(waiting: readonly Letter[], openKey: string | null) {
  const [entry, setEntry] = useState<Letter | null>(null)
  const shown = useRef<Letter | null>(null)
  useLayoutEffect(() => {
    const last = shown.current
    if (!last || (openKey !== null && openKey !== getLetterKey(last))) return
    if (!waiting.some((each) => getLetterKey(each) === getLetterKey(last))) setEntry(last)
  }, [waiting, openKey])
  return {
    entry,
    follow: (open: Letter | undefined) => {
      if (open) shown.current = open
    },
    forget: () => {
      shown.current = null
      setEntry(null)
    },
  }
}

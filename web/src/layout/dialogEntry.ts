import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** State of a history entry that opened a dialog on top of the page in the entry before. */
export const OPENED_HERE = 'hausblick.openedHere'

/**
 * Returns a function that closes the dialog of the current entry, given the search of the page without it. A dialog that was
 * opened here is left by the way back, so that the history names the page once; one that was arrived at by its address is
 * replaced by its page.
 */
export function useDialogClosing(): (search: string) => void {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  /** Whether the browser is on its way back, which takes a moment: a second click must not lead further back. */
  const leaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every other entry it begins anew.
  useEffect(() => {
    leaving.current = false
  }, [key])
  return (search) => {
    if (state !== OPENED_HERE) return void navigate({ search }, { replace: true })
    if (leaving.current) return
    leaving.current = true
    void navigate(-1)
  }
}

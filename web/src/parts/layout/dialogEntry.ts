import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The state of a history entry whose dialog was opened from the page in the previous entry. */
export const OPENED_HERE = 'hausblick.openedHere'

/**
 * Returns a function that closes the dialog of the current history entry, given the query of the page without it. A dialog opened
 * from the page is closed by going back, so that the page is in the history once; one opened by its address is replaced.
 */
export function useDialogClosing(): (search: string) => void {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  /** Whether the browser is going back, which is asynchronous: a second click must not go back further. */
  const leaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets with every other entry.
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

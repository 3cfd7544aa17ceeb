import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DEBOUNCE_MS } from '../../base/ui/debounce.ts'
import { OPENED_HERE, useDialogClosing } from '../../parts/layout/dialogEntry.ts'
import { changeListSearch, type ListAddress, listParameter } from './listAddress.ts'

export interface ListNavigation {
  readonly address: ListAddress
  /** The text of the search field; the address follows after a debounce. */
  readonly text: string
  readonly type: (text: string) => void
  /** Changes the list, as a new history entry. */
  readonly change: (change: Partial<ListAddress>) => void
  /** Shows another unit or object in the open dialog, replacing the history entry. */
  readonly step: (id: string) => void
  /** Opens a dialog as a new history entry. Stable across renders, so that hundreds of memoised cards do not rerender. */
  readonly open: (id: string) => void
  readonly close: () => void
}

/** Keeps the state of the list in the address, where it survives reloads, back navigation and sharing. */
export function useListAddress(): ListNavigation {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const closeDialog = useDialogClosing()
  const address = readSearch(listParameter, search)
  const [text, setText] = useState(address.text)
  // Rendering lags behind changes of the address; events in between continue from the latest state.
  const latest = useRef({ search: changeListSearch(search, {}), state, text })

  const go = useCallback(
    async (wanted: Partial<ListAddress>, to: { replace: boolean; state: unknown }) => {
      const { search: current, text: typed } = latest.current
      const next = changeListSearch(current, { text: typed, ...wanted })
      latest.current = { ...latest.current, search: next, state: to.state }
      // The current state is not added to the history again.
      await navigate({ search: next }, { ...to, replace: to.replace || next === current })
    },
    [navigate],
  )
  const replace = useCallback(
    (wanted: Partial<ListAddress>) => go(wanted, { replace: true, state: latest.current.state }),
    [go],
  )
  const open = useCallback(
    (id: string) => {
      // Going back returns to the list as it is now, including text just typed. A change made before the router has applied
      // the previous one would take its place.
      void replace({}).then(() => go({ open: id }, { replace: false, state: OPENED_HERE }))
    },
    [replace, go],
  )
  useEffect(() => {
    const moved = changeListSearch(search, {})
    const own = latest.current.search === moved
    const { text: inAddress } = readSearch(listParameter, search)
    latest.current = { search: moved, state, text: own ? latest.current.text : inAddress }
    // If the address changed for another reason than typing, the search field follows.
    if (!own) setText(inAddress)
  }, [search, state])
  useEffect(() => {
    // Going back may be over before what was typed has been rendered.
    const follow = () => {
      const { text: inAddress } = readSearch(listParameter, location.search)
      const moved = changeListSearch(location.search, {})
      latest.current = { ...latest.current, search: moved, text: inAddress }
      setText(inAddress)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    const isInAddress = () => text === readSearch(listParameter, latest.current.search).text
    if (isInAddress()) return
    // A dialog opened meanwhile has taken the text along; writing it once more could undo a step in the dialog.
    const timer = setTimeout(() => !isInAddress() && void replace({}), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, replace])

  return {
    address,
    text,
    type: (typed) => {
      latest.current.text = typed
      setText(typed)
    },
    change: (wanted) => void go(wanted, { replace: false, state: null }),
    step: (id) => void replace({ open: id }),
    open,
    close: () => closeDialog(changeListSearch(search, { open: null })),
  }
}

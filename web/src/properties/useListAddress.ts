import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OPENED_HERE, useDialogClosing } from '../layout/dialogEntry.ts'
import { changeListSearch, type ListAddress, listParameter } from './listAddress.ts'

/** Browsers refuse an address that changes with every key. */
const SETTLED_MS = 300

export interface ListNavigation {
  readonly address: ListAddress
  /** What stands in the search field; the address follows once the typing rests. */
  readonly text: string
  readonly type: (text: string) => void
  /** Shows something else of the list, as an entry of its own in the history. */
  readonly change: (change: Partial<ListAddress>) => void
  /** Shows another unit or object in the open dialog, in the same entry of the history. */
  readonly step: (id: string) => void
  /** Opens a dialog as an entry of its own in the history. Stays the same function, for lists of hundreds of cards. */
  readonly open: (id: string) => void
  readonly close: () => void
}

/** What is shown stands in the address, so that it survives a reload, the way back, and being sent to someone. */
export function useListAddress(): ListNavigation {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const closeDialog = useDialogClosing()
  const address = readSearch(listParameter, search)
  const [text, setText] = useState(address.text)
  // Pages are rendered a little after the address has changed: what happens until then goes on from here.
  const latest = useRef({ search: changeListSearch(search, {}), state, text })

  const go = useCallback(
    (wanted: Partial<ListAddress>, to: { replace: boolean; state: unknown }) => {
      const { search: current, text: typed } = latest.current
      const next = changeListSearch(current, { text: typed, ...wanted })
      latest.current = { ...latest.current, search: next, state: to.state }
      // What one looks at is not entered into the history once more.
      void navigate({ search: next }, { ...to, replace: to.replace || next === current })
    },
    [navigate],
  )
  const replace = useCallback(
    (wanted: Partial<ListAddress>) => go(wanted, { replace: true, state: latest.current.state }),
    [go],
  )
  const open = useCallback(
    (id: string) => {
      // The way back leads to the list as it is now, with what has just been typed.
      replace({})
      go({ open: id }, { replace: false, state: OPENED_HERE })
    },
    [replace, go],
  )
  useEffect(() => {
    const moved = changeListSearch(search, {})
    const own = latest.current.search === moved
    const { text: inAddress } = readSearch(listParameter, search)
    latest.current = { search: moved, state, text: own ? latest.current.text : inAddress }
    // Where the address has changed for another reason than typing, the search field follows.
    if (!own) setText(inAddress)
  }, [search, state])
  useEffect(() => {
    if (text === readSearch(listParameter, latest.current.search).text) return
    const timer = setTimeout(() => replace({}), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, replace])

  return {
    address,
    text,
    type: (typed) => {
      latest.current.text = typed
      setText(typed)
    },
    change: (wanted) => go(wanted, { replace: false, state: null }),
    step: (id) => replace({ open: id }),
    open,
    close: () => closeDialog(changeListSearch(search, { open: null })),
  }
}

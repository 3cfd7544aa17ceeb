import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ListAddress, listSearch, readListAddress } from './listAddress.ts'

/** Said in the history's entry of a dialog that was opened from the list: the way back then closes it. */
const FROM_LIST = 'hausblick.fromList'
/** Browsers refuse an address that changes with every key. */
const SETTLED_MS = 300

export interface ListNavigation {
  readonly address: ListAddress
  /** What stands in the search field; the address follows once the typing rests. */
  readonly text: string
  readonly type: (text: string) => void
  /** Replaces the entry in the history. */
  readonly change: (change: Partial<ListAddress>) => void
  /** Opens a dialog as an entry of its own in the history. Stays the same function, for lists of hundreds of cards. */
  readonly open: (id: string) => void
  readonly close: () => void
}

/** What is shown stands in the address, so that it survives a reload, the way back, and being sent to someone. */
export function useListAddress(): ListNavigation {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const address = readListAddress(search)
  const [text, setText] = useState(address.text)
  // Pages are rendered a little after the address has changed: what happens until then goes on from here.
  const latest = useRef({ search: listSearch(address), state, text })

  const go = useCallback(
    (wanted: Partial<ListAddress>, replace: boolean) => {
      const current = readListAddress(latest.current.search)
      const next = {
        search: listSearch({ ...current, text: latest.current.text, ...wanted }),
        state: replace ? latest.current.state : FROM_LIST,
      }
      latest.current = { ...latest.current, ...next }
      void navigate({ search: next.search }, { replace, state: next.state })
    },
    [navigate],
  )
  const open = useCallback(
    (id: string) => {
      // The way back leads to the list as it is now, with what has just been typed.
      go({}, true)
      go({ open: id }, false)
    },
    [go],
  )
  useEffect(() => {
    const moved = listSearch(readListAddress(search))
    const own = latest.current.search === moved
    const { text: inAddress } = readListAddress(search)
    latest.current = { search: moved, state, text: own ? latest.current.text : inAddress }
    // Where the address has changed for another reason than typing, the search field follows.
    if (!own) setText(inAddress)
  }, [search, state])
  useEffect(() => {
    if (text === readListAddress(latest.current.search).text) return
    const timer = setTimeout(() => go({}, true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, go])

  const change = (wanted: Partial<ListAddress>) => go(wanted, true)
  return {
    address,
    text,
    type: (typed) => {
      latest.current.text = typed
      setText(typed)
    },
    change,
    open,
    close: () => {
      if (latest.current.state === FROM_LIST) void navigate(-1)
      else change({ open: null })
    },
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from './debounce.ts'
import { SearchField } from './SearchField.tsx'

interface Props {
  /** Accessible name and placeholder. */
  label: string
  maxLength: number
  search: string
  onSearch: (search: string) => void
}

/** A search field that shows each keystroke at once and debounces `onSearch`, or calls it when another list's field takes its place. */
export function DebouncedSearch({ search, onSearch, ...field }: Props) {
  /** The pending input; null once it equals `search`, which going back in the history also changes. */
  const [typed, setTyped] = useState<string | null>(null)
  const settle = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settle(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const flush = useEffectEvent(() => {
    if (typed !== null) onSearch(typed)
  })
  useEffect(() => () => flush(), [])
  if (typed === search) setTyped(null)
  return <SearchField {...field} value={typed ?? search} onChange={setTyped} />
}

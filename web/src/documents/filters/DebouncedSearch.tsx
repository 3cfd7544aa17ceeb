import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from '../../ui/debounce.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import * as texts from '../texts.ts'

interface Props {
  search: string
  onSearch: (search: string) => void
}

/** A search field that shows each keystroke at once and debounces `onSearch`. */
export function DebouncedSearch({ search, onSearch }: Props) {
  /** The pending input; null once it equals `search`, which going back in the history also changes. */
  const [typed, setTyped] = useState<string | null>(null)
  const settle = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settle(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  if (typed === search) setTyped(null)
  return (
    <SearchField
      label={texts.search}
      maxLength={maxLengths.contentSearch}
      value={typed ?? search}
      onChange={setTyped}
    />
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import * as texts from '../texts.ts'

/** Specification §9. */
const DEBOUNCE_MS = 300
/** As many as the service takes. */
const LONGEST = 200

interface Props {
  /** What is searched for. */
  search: string
  onSearch: (search: string) => void
}

/** Answers each letter at once, and searches when one stops typing. */
export function SettlingSearch({ search, onSearch }: Props) {
  /** What stands in the field while it is not what is searched for; the way back changes that, too. */
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
      maxLength={LONGEST}
      value={typed ?? search}
      onChange={setTyped}
    />
  )
}

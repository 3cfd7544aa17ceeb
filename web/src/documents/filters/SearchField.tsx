import { Search } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

/** Specification §9. */
const DEBOUNCE_MS = 300
const LABEL = 'Suche in Namen und Inhalten'

interface Props {
  /** What is searched for. */
  search: string
  onSearch: (search: string) => void
}

/** Answers each letter at once, and searches when one stops typing. */
export function SearchField({ search, onSearch }: Props) {
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
    <div className="relative">
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
      />
      <input
        type="search"
        aria-label={LABEL}
        placeholder={LABEL}
        maxLength={200}
        value={typed ?? search}
        onChange={(event) => setTyped(event.target.value)}
        className="control field w-full pr-3 pl-9"
      />
    </div>
  )
}

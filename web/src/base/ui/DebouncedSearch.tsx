import { SearchField } from './SearchField.tsx'
import { useSettling } from './useSettling.ts'

interface Props {
  /** Accessible name and placeholder. */
  label: string
  maxLength: number
  search: string
  onSearch: (search: string) => void
}

/** A search field that shows each keystroke at once and debounces `onSearch`. */
export function DebouncedSearch({ search, onSearch, ...field }: Props) {
  const { shown, change } = useSettling(search, onSearch)
  return <SearchField {...field} value={shown} onChange={change} />
}

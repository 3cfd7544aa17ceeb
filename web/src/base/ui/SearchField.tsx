import { Search } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useEarlyInput } from './useEarlyInput.ts'

interface Props {
  /** Accessible name and placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  field?: RefObject<HTMLInputElement | null>
  maxLength?: number
  className?: string
}

export function SearchField({ label, onChange, field, className = '', ...input }: Props) {
  const id = useId()
  useEarlyInput(id, input.value, onChange)
  return (
    // Containment keeps typing from triggering layout of the whole page.
    <div
      className={`relative h-10 min-w-0 [contain:size_layout_style] pointer-coarse:h-11 print:hidden ${className}`}
    >
      <Search
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
      />
      <input
        id={id}
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="control field w-full pr-3 pl-9"
        {...input}
      />
    </div>
  )
}

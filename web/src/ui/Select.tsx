import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface Props<Value extends string> {
  label: string
  /** Says the label to screen readers only, where its place says it to everyone else. */
  labelHidden?: boolean
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** The browser's own selector in the look of the house: it works by keyboard, screen reader and thumb. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, labelHidden = false, options, value, onChange, className = '' } = props
  const id = useId()
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={labelHidden ? 'sr-only' : 'mb-1.5 block text-13 font-medium text-ink-2'}
      >
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          className="control field w-full appearance-none truncate py-0 pr-9 pl-3 font-medium"
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={16}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        />
      </div>
    </div>
  )
}

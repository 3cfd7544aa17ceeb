import { ChevronDown } from 'lucide-react'
import { type Ref, useId } from 'react'
import { useEarlyInput } from './useEarlyInput.ts'

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface Props<Value extends string> {
  label: string
  /** Position of the label; `hidden` leaves it to screen readers. */
  labelled?: keyof typeof labels
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Whether validation failed. */
  isWrong?: boolean | undefined
  describedBy?: string | undefined
  className?: string
  ref?: Ref<HTMLSelectElement> | undefined
}

const labels = {
  above: { frame: '', label: 'mb-1.5 block' },
  before: { frame: 'md:flex md:items-center md:gap-3', label: 'mb-1.5 block shrink-0 md:mb-0' },
  hidden: { frame: '', label: 'sr-only' },
} as const

/** A styled native select, for its support of keyboards, screen readers and touch. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, labelled = 'above', options, value, onChange, className = '', ref } = props
  const { isWrong, describedBy } = props
  const id = useId()
  const choose = (entered: string) => {
    const chosen = options.find((option) => option.value === entered)
    if (chosen) onChange(chosen.value)
  }
  useEarlyInput(id, value, choose)
  return (
    <div className={`print:hidden ${labels[labelled].frame} ${className}`}>
      <label htmlFor={id} className={`text-13 font-medium text-ink-2 ${labels[labelled].label}`}>
        {label}
      </label>
      <div className="relative flex-1">
        <select
          ref={ref}
          id={id}
          className="control field w-full appearance-none truncate py-0 pr-9 pl-3 font-medium"
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-3"
        />
      </div>
    </div>
  )
}

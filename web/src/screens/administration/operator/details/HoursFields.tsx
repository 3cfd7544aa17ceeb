import type { OperatorForm } from '@hausblick/contract/calls/operator.ts'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../../base/ui/Button.tsx'
import { IconButton } from '../../../../base/ui/IconButton.tsx'
import { nameDays } from './nameDays.ts'
import * as texts from './texts.ts'

type Hours = OperatorForm['openingHours']
type Entry = Hours[number]

interface Props {
  title: string
  hours: Hours
  onChange: (hours: Hours) => void
}

const NEW: Entry = {
  days: 'Montag bis Freitag',
  weekdays: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '17:00',
}

/** The times of a week, each of some weekdays. */
export function HoursFields({ title, hours, onChange }: Props) {
  const replace = (index: number, entry: Partial<Entry>) =>
    onChange(hours.map((one, at) => (at === index ? { ...one, ...entry } : one)))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{title}</legend>
      <ul className="flex flex-col gap-4">
        {hours.map((entry, index) => (
          // Entries have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: they are only edited in place
          <li key={index} className="flex flex-wrap items-end gap-3">
            <Days
              chosen={entry.weekdays}
              onChoose={(weekdays) => replace(index, { weekdays, days: nameDays(weekdays) })}
            />
            <Time
              label={texts.from}
              value={entry.from}
              onChange={(from) => replace(index, { from })}
            />
            <Time label={texts.until} value={entry.to} onChange={(to) => replace(index, { to })} />
            <IconButton
              label={texts.removeHours(entry.days)}
              icon={X}
              onClick={() => onChange(hours.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        className="mt-3 print:hidden"
        onClick={() => onChange([...hours, NEW])}
      >
        <Plus size={18} />
        {texts.addHours}
      </Button>
    </fieldset>
  )
}

interface DaysProps {
  chosen: readonly number[]
  onChoose: (weekdays: number[]) => void
}

function Days({ chosen, onChoose }: DaysProps) {
  const toggle = (day: number) =>
    onChoose(
      chosen.includes(day)
        ? chosen.filter((one) => one !== day)
        : [...chosen, day].toSorted((one, other) => one - other),
    )
  return (
    <fieldset aria-label={texts.days} className="flex min-w-0 flex-wrap gap-1">
      {texts.shortWeekdays.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen.includes(index + 1)}
          aria-label={texts.weekdays[index]}
          onClick={() => toggle(index + 1)}
          className="min-h-10 min-w-10 rounded-small border border-field px-2 text-13 font-medium text-ink-2 aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

interface TimeProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Time({ label, value, onChange }: TimeProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="time"
        required
        className="control field w-28 px-3"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

import { hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import { useMemo, useState } from 'react'
import { MAX_CHOICES } from '../../../base/data/documents/choices.ts'
import { Combobox } from '../../../base/ui/Combobox.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import * as texts from '../texts.ts'

/** More than anyone scans; the rest is found by typing. */
export const MAX_SHOWN = 50

interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  /** The filter's name, such as `Adresse`. */
  label: string
  /** The option that switches the filter off, such as `Alle Wohnungen`. */
  all: string
  options: readonly Option[]
  /** Null when the filter is off. A URL may select a value that is not among the options. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Renders one filter: a native select, or a searchable combobox when there are many options. */
export function FilterSelect({ label, all, options, value, onChange }: Props) {
  const isOption = value === null || options.some((option) => option.value === value)
  const offered = isOption ? options : [{ value, label: value }, ...options]
  if (offered.length > MAX_CHOICES)
    return <SearchableSelect label={all} options={offered} value={value} onChange={onChange} />
  return (
    <Select
      label={label}
      labelled="hidden"
      options={[{ value: '', label: all }, ...offered]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || null)}
    />
  )
}

function SearchableSelect({ label, options, value, onChange }: Omit<Props, 'all'>) {
  const [text, setText] = useState('')
  const searched = useMemo(() => options.map((option) => searchable(option.label)), [options])
  const words = searchWords(text)
  const found = options.filter((_, place) => hasWords(searched[place] ?? '', words))
  return (
    <Combobox
      label={label}
      items={found.slice(0, MAX_SHOWN)}
      keyOf={(option) => option.value}
      labelOf={(option) => option.label}
      chosen={options.find((option) => option.value === value) ?? null}
      onChoose={(option) => onChange(option?.value ?? null)}
      onSearch={setText}
      note={noteOptions(found.length)}
    />
  )
}

/** Returns what a combobox says of the options it has found; null if it shows all of them. */
export function noteOptions(count: number): string | null {
  if (count > MAX_SHOWN) return texts.firstOptions(MAX_SHOWN)
  return count === 0 ? texts.noOption : null
}

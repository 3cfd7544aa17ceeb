import { hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'
import { useMemo, useState } from 'react'
import { Combobox } from '../../ui/Combobox.tsx'
import { Select } from '../../ui/Select.tsx'
import * as texts from '../texts.ts'

/** Who has to choose from more, searches. */
const LONG = 100
/** More than anyone reads; what is further down is found by typing. */
const SHOWN = 50

interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  /** What is filtered by: `Adresse`. */
  label: string
  /** The option that leaves out nothing: `Alle Wohnungen`. */
  all: string
  options: readonly Option[]
  /** Null for all; what is not among the options can be chosen too, by an address. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A filter of the list. */
export function FilterSelect({ label, all, options, value, onChange }: Props) {
  const isOption = value === null || options.some((option) => option.value === value)
  const offered = isOption ? options : [{ value, label: value }, ...options]
  if (offered.length > LONG)
    return <LongSelect label={all} options={offered} value={value} onChange={onChange} />
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

function LongSelect({ label, options, value, onChange }: Omit<Props, 'all'>) {
  const [text, setText] = useState('')
  const searched = useMemo(() => options.map((option) => searchable(option.label)), [options])
  const words = searchWords(text)
  const found = options.filter((_, place) => hasWords(searched[place] ?? '', words))
  return (
    <Combobox
      label={label}
      items={found.slice(0, SHOWN)}
      keyOf={(option) => option.value}
      labelOf={(option) => option.label}
      chosen={options.find((option) => option.value === value) ?? null}
      onChoose={(option) => onChange(option?.value ?? null)}
      onSearch={setText}
      note={
        found.length > SHOWN
          ? texts.firstOptions(SHOWN)
          : found.length === 0
            ? texts.noOption
            : null
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { documentChoicesQuery } from '../../data/documents/choices.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { FilterSelect, MAX_SELECT_OPTIONS, MAX_SHOWN } from '../filters/FilterSelect.tsx'
import * as texts from '../texts.ts'

/** As many choices fit into a select; more streets are searched by the service. */
export const MAX_CHOICES = MAX_SELECT_OPTIONS

interface Props {
  /** The first `MAX_CHOICES` streets, and one more if there are more. */
  first: readonly string[]
  value: string | null
  onChange: (street: string | null) => void
}

/** The filter by street among those of all customers. */
export function StreetFilter({ first, value, onChange }: Props) {
  const { client } = useAccess()
  const [text, setText] = useState('')
  const isLong = first.length > MAX_CHOICES
  const { data } = useQuery({
    ...documentChoicesQuery(client, text.trim(), MAX_SHOWN + 1),
    enabled: isLong,
  })
  if (!isLong)
    return (
      <FilterSelect
        label={texts.street}
        all={texts.allStreets}
        options={first.map((street) => ({ value: street, label: street }))}
        value={value}
        onChange={onChange}
      />
    )
  const found = data?.streets ?? first
  return (
    <Combobox
      label={texts.allStreets}
      items={found.slice(0, MAX_SHOWN)}
      keyOf={(street) => street}
      labelOf={(street) => street}
      chosen={value}
      onChoose={onChange}
      onSearch={setText}
      note={
        found.length > MAX_SHOWN
          ? texts.firstOptions(MAX_SHOWN)
          : found.length === 0
            ? texts.noOption
            : null
      }
    />
  )
}

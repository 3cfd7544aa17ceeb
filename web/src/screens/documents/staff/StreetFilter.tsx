import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { documentChoicesQuery, MAX_CHOICES } from '../../../base/data/documents/choices.ts'
import { Combobox } from '../../../base/ui/Combobox.tsx'
import { FilterSelect, MAX_SHOWN, noteOptions } from '../filters/FilterSelect.tsx'
import * as texts from '../texts.ts'

interface Props {
  /** As `firstChoicesQuery` reads them. */
  first: readonly string[]
  value: string | null
  onChange: (street: string | null) => void
}

/** The filter by street among those of all customers. The service searches more than fit into a select. */
export function StreetFilter({ first, value, onChange }: Props) {
  const { client } = useAccess()
  const [text, setText] = useState('')
  const isLong = first.length > MAX_CHOICES
  const search = text.trim()
  const { data } = useQuery({
    ...documentChoicesQuery(client, search, MAX_SHOWN + 1),
    enabled: search !== '',
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
  const found = (search !== '' && data?.streets) || first
  return (
    <Combobox
      label={texts.allStreets}
      items={found.slice(0, MAX_SHOWN)}
      keyOf={(street) => street}
      labelOf={(street) => street}
      chosen={value}
      onChoose={onChange}
      onSearch={setText}
      note={noteOptions(found.length)}
    />
  )
}

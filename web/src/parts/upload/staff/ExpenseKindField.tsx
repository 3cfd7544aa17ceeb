import type { Suggested } from '@hausblick/contract/calls/suggestion.ts'
import { builtInKinds } from '@hausblick/contract/rows/builtInKinds.ts'
import { foldKind } from '@hausblick/figures/foldKind.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { kindAmountsQuery } from '../../../base/data/queries.ts'
import { FieldNotes, joinDescribedBy } from '../../../base/ui/FieldNotes.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import * as texts from '../texts.ts'
import { describeSource } from './SourceNote.tsx'

interface Props {
  /** Whose invoice it is; null while that is unknown. */
  customerId: string | null
  /** Empty where nobody says. */
  value: string
  onChange: (kind: string) => void
  /** What was said of its supplier's invoices before. */
  suggested?: Suggested | null
}

/** Selects for what an invoice counts among the expenses: a usual kind, or one of its customer's. */
export function ExpenseKindField({ customerId, value, onChange, suggested = null }: Props) {
  const id = useId()
  const { data: own = [] } = useQuery(kindAmountsQuery({ ...useAccess(), customerId }))
  const used = own.filter(({ expenses, income }) => expenses || !income).map(({ kind }) => kind)
  const all = [...used, ...builtInKinds.expenses, suggested?.value ?? '', value]
  const kinds = new Map<string, string>()
  for (const kind of all) {
    const key = foldKind(kind)
    if (key !== '' && !kinds.has(key)) kinds.set(key, kind)
  }
  const source = suggested && {
    ...{ value: suggested.value, label: suggested.value, isOffered: !suggested.isCertain },
    text: texts.kindBefore(suggested.words),
  }
  const hint = describeSource(source ?? undefined, value, onChange)
  return (
    <div>
      <Select
        label={texts.expenseKind}
        describedBy={joinDescribedBy(id, { hint })}
        options={[
          { value: '', label: texts.noExpenseKind },
          ...[...kinds.values()].map((kind) => ({ value: kind, label: kind })),
        ]}
        value={kinds.get(foldKind(value)) ?? ''}
        onChange={onChange}
      />
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}

import { type ReactNode, useRef } from 'react'
import type { DifferenceFilter } from '../../../base/data/imports.ts'
import { Section } from '../../../base/ui/Section.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import type { StepProps } from '../stepProps.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { DifferenceFilters } from './DifferenceFilters.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { differenceParameter, noFilter } from './differenceAddress.ts'
import { reverseCounts } from './reverse.ts'
import * as texts from './texts.ts'

interface Props extends StepProps {
  title: string
  /** Below the title. */
  note: string
  /** Whether to show what undoing the import changes. */
  isReversed?: boolean
  /** What can be done with all of it, below the numbers. */
  action?: ReactNode
}

/** What an import changes: how many rows of each table, and these one by one, to filter and to search. */
export function Differences({ run, title, note, isReversed = false, action }: Props) {
  const [filter, write] = useAddressState(differenceParameter)
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (part: Partial<DifferenceFilter>) => write((latest) => ({ ...latest, ...part }))
  const changes = isReversed ? run.changes.map(reverseCounts) : run.changes
  const isEmpty = changes.every(({ added, changed, removed }) => added + changed + removed === 0)
  if (isEmpty)
    return (
      <Section title={run.owners > 0 ? texts.onlyOwnersTitle : texts.noneTitle}>
        <p className="text-ink-2">{run.owners > 0 ? texts.onlyOwnersNote : texts.noneNote}</p>
        {action}
      </Section>
    )
  return (
    <>
      <Section title={title}>
        <p className="-mt-2 mb-4 max-w-[75ch] text-ink-2">{note}</p>
        <ChangesTable
          changes={changes}
          onShow={(chosen) => {
            change({ ...noFilter, ...chosen })
            heading.current?.focus()
          }}
        />
        {action}
      </Section>
      <Section title={texts.listTitle} headingRef={heading}>
        <DifferenceFilters changes={changes} filter={filter} onChange={change} />
        <DifferenceList
          run={run}
          filter={filter}
          isReversed={isReversed}
          onCustomer={(customer) => {
            change({ customer })
            heading.current?.focus()
          }}
        />
      </Section>
    </>
  )
}

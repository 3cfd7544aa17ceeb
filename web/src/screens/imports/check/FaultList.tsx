import { useRef } from 'react'
import { type ImportFault, importFaultsQuery } from '../../../base/data/imports.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Pager } from '../Pager.tsx'
import type { StepProps } from '../stepProps.ts'
import { usePages } from '../usePages.ts'
import type { Cells } from './cells.ts'
import { FaultEntry } from './FaultEntry.tsx'
import * as texts from './texts.ts'

interface Props extends StepProps {
  cells: Cells
  onEnter: (fault: ImportFault, value: string) => void
}

/** What is wrong in the files of an import, a page at a time. */
export function FaultList({ run, cells, onEnter }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pages = usePages(`${run.id} ${run.changedAt}`)
  const read = useRead(({ client }) => importFaultsQuery(client, run, pages.cursor))
  return (
    <Loaded read={read} failure={texts.faultsFailed}>
      {({ faults, total, next }) => (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={texts.faults}
            className="-my-3 scroll-mt-4 divide-y divide-line outline-none"
          >
            {faults.map((fault, place) => (
              // A check never reorders its faults, and a row may have the same one twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <FaultEntry key={`${pages.index} ${place}`} {...{ fault, cells, onEnter }} />
            ))}
          </ul>
          <Pager
            pages={pages}
            count={faults.length}
            total={total}
            next={next}
            onTurn={() => list.current?.focus()}
          />
        </>
      )}
    </Loaded>
  )
}

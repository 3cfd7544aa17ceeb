import { ChevronDown } from 'lucide-react'
import type { Read } from '../../../base/data/useRead.ts'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import { DUE } from './DueCard.tsx'
import { type DueList, nameOf } from './dueList.ts'
import * as texts from './texts.ts'

/** How much there is to look at, with the most urgent of it, where the list itself is further down. Leads to it. */
export function DueShort({ read: { data, error } }: { read: Read<DueList> }) {
  if (error) return null
  return (
    <p className="text-13 lg:hidden print:hidden">
      <a
        href={`#${DUE}`}
        className="card flex min-h-11 items-center justify-between gap-3 px-4 py-1 hover:text-brand"
      >
        <span className="min-w-0 wrap-anywhere">{data ? <Words list={data} /> : <Waiting />}</span>
        <ChevronDown size={16} className="shrink-0 text-ink-3" />
      </a>
    </p>
  )
}

function Waiting() {
  return (
    <>
      <span className="sr-only">{texts.heading}</span>
      <Skeleton size="w-40" />
    </>
  )
}

function Words({ list }: { list: DueList }) {
  const [first] = list
  if (!first) return texts.nothing
  return (
    <>
      <span className="font-semibold">{texts.things(list.length)}</span> · {nameOf(first)}
    </>
  )
}

import type { DateGroup } from '@hausblick/figures/dates/groups.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDate } from '../../format/date.ts'
import { usePrinting } from '../../ui/print/usePrinting.ts'
import * as texts from '../texts.ts'
import { DateEntry } from './DateEntry.tsx'
import { explainGroup, nameGroup } from './groupTexts.ts'
import { KindIcon } from './KindIcon.tsx'
import { looks } from './looks.ts'

interface Props {
  group: DateGroup
  demo: boolean
}

/** Alike dates in one line, which opens to each of them. */
export function GroupEntry({ group, demo }: Props) {
  const [isOpen, setOpen] = useState(false)
  const printing = usePrinting()
  const id = useId()
  const { kind, isPossible, dates } = group
  const explained = explainGroup(group)
  const first = dates[0]?.date
  return (
    <li className={looks.entry}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`${looks.link} w-full rounded-small text-left hover:text-brand`}
      >
        <KindIcon kind={kind} />
        <span className="min-w-0 grow basis-40">
          <span className="block font-medium wrap-anywhere">{nameGroup(group)}</span>{' '}
          {explained && <span className="block text-13 text-ink-2">{explained}</span>}
          {!isPossible && first && (
            <span className="block text-13 text-ink-3">{texts.fromDate(formatDate(first))}</span>
          )}
        </span>
        <ChevronDown
          size={18}
          className={`shrink-0 text-ink-3 print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={id} hidden={!isOpen && !printing} className={looks.members}>
        {(isOpen || printing) &&
          dates.map((due) => (
            <DateEntry key={due.subject.id} due={due} isPossible={isPossible} demo={demo} />
          ))}
      </ul>
    </li>
  )
}

import type { DueLine } from '@hausblick/figures/due/groups.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { usePrinting } from '../../ui/print/usePrinting.ts'
import { DueEntry } from './DueEntry.tsx'
import { looks } from './looks.ts'
import * as texts from './texts.ts'

/** What is alike in one line, which opens to each of it. */
export function DueGroup({ line }: { line: DueLine }) {
  const [isOpen, setOpen] = useState(false)
  const printing = usePrinting()
  const id = useId()
  const isShown = isOpen || printing
  return (
    <li className={looks.entry}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={looks.link}
      >
        <span className="min-w-0 grow basis-40 wrap-anywhere">
          <span className="block font-medium">{texts.nameLine(line)}</span>{' '}
          <span className="block text-13 text-ink-3">{texts.describeGroup(line)}</span>
        </span>
        <ChevronDown
          size={18}
          className={`shrink-0 text-ink-3 print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={id} hidden={!isShown} className={looks.members}>
        {isShown &&
          line.members.map((due) => <DueEntry key={due.subject.id} due={due} name={nameOf(due)} />)}
      </ul>
    </li>
  )
}

/** Dates that differ are said again; what is so now is not. */
function nameOf(due: DueLine['members'][0]): string | null {
  return due.isNow ? null : texts.nameDue(due)
}

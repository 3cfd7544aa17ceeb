import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { usePrinting } from '../../../base/ui/print/usePrinting.ts'
import { looks } from './looks.ts'

interface Props {
  name: string
  description: string
  /** An entry for each. */
  children: ReactNode
}

/** What is alike in one line, which opens to each of it. */
export function OpeningEntry({ name, description, children }: Props) {
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
          <span className="block font-medium">{name}</span>{' '}
          <span className="block text-13 text-ink-3">{description}</span>
        </span>
        <ChevronDown
          size={18}
          className={`shrink-0 text-ink-3 print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={id} hidden={!isShown} className={looks.members}>
        {isShown && children}
      </ul>
    </li>
  )
}

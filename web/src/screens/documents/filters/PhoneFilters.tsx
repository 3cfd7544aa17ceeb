import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import * as texts from '../texts.ts'
import { type ChosenFilter, chosenFilters } from './describeFilters.ts'
import type { DocumentFilterControl } from './useDocumentFilterState.ts'

interface Props {
  filterControl: DocumentFilterControl
  /** Beside the button that shows the selects. */
  search: ReactNode
  /** Between the search and the selects. */
  customerFilter: ReactNode
  /** The selects. */
  children: ReactNode
}

/** On phones, the selects are behind a button, and those that narrow the list are named below it, each with its removal. */
export function PhoneFilters({ filterControl, search, customerFilter, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [filterState, change] = filterControl
  const chosen = chosenFilters(filterState)
  const remove = ({ key }: ChosenFilter) => {
    change({ [key]: null })
    button.current?.focus()
  }
  return (
    <>
      <div
        className={`col-span-full flex flex-wrap gap-2 ${customerFilter ? 'md:col-span-2' : ''}`}
      >
        <div className="min-w-0 grow basis-48">{search}</div>
        <Button
          ref={button}
          look="secondary"
          className="md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} />
          {texts.filter(chosen.length)}
          <ChevronDown size={16} className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      {customerFilter && <div className="col-span-full md:col-span-2">{customerFilter}</div>}
      <div id={id} className={`md:contents ${isOpen ? 'contents' : 'hidden'}`}>
        {children}
      </div>
      {chosen.length > 0 && (
        <ul className="col-span-full flex flex-wrap gap-2 md:hidden print:hidden">
          {chosen.map((filter) => (
            <li key={filter.key} className="min-w-0">
              <button
                type="button"
                onClick={() => remove(filter)}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-brand-soft px-3.5 text-13 font-medium text-brand"
              >
                <span className="truncate">{filter.value}</span>
                <span className="sr-only">{texts.removeFilter}</span>
                <X size={14} className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

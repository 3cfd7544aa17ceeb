import { SearchX } from 'lucide-react'
import { Button } from '../../base/ui/Button.tsx'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import * as texts from './texts.ts'

interface Props {
  /** The search text; may be empty. */
  text: string
  filtered: boolean
  onReset: () => void
}

/** The note that search and filters match nothing, with a button to reset them. */
export function NothingFound({ text, filtered, onReset }: Props) {
  const title = filtered || text === '' ? texts.nothingChosen : texts.nothingMatches(text)
  const action = !filtered ? texts.resetSearch : text ? texts.resetAll : texts.resetFilters
  return (
    <EmptyNote icon={SearchX} title={title}>
      <Button look="secondary" className="mt-3" onClick={onReset}>
        {action}
      </Button>
    </EmptyNote>
  )
}

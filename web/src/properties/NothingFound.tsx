import { SearchX } from 'lucide'
import { Button } from '../ui/Button.tsx'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import * as texts from './texts.ts'

interface Props {
  /** What was searched for; empty where nothing was. */
  text: string
  filtered: boolean
  onReset: () => void
}

/** Says that search and filters leave nothing, and takes them back. */
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

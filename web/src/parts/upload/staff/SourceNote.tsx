import { Lightbulb } from 'lucide-react'
import * as texts from '../texts.ts'

/** Where the value of a field comes from. */
export interface FieldSource {
  readonly value: string
  /** As people read the value. */
  readonly label: string
  /** Where it comes from. */
  readonly text: string
  /** Whether the field does not have it until it is taken. */
  readonly isOffered: boolean
}

/** Accepts what is offered in the open form. */
const TAKE_KEY = 'Alt+V'

/** Accepts all that the open form offers, as a press on each does. */
export function takeOffers(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('button[data-offer]')) offer.click()
}

interface Props {
  source: FieldSource
  value: string
  onTake: (value: string) => void
}

/** Shows where the value of a field comes from, or offers one that is not certain. Null where there is neither. */
function SourceNote({ source, value, onTake }: Props) {
  if (value === source.value) return source.text
  return (
    <>
      <button
        type="button"
        onClick={() => onTake(source.value)}
        aria-keyshortcuts={TAKE_KEY}
        data-offer
        className="link inline-flex min-h-6 items-center gap-1.5 text-left"
      >
        <Lightbulb size={14} className="shrink-0" />
        {texts.suggested(source.label)}
      </button>
      <span className="block wrap-anywhere">{source.text}</span>
    </>
  )
}

/** Returns the hint of a field with a source; undefined where there is none to show. */
export function describeSource(
  source: FieldSource | undefined,
  value: string,
  onTake: (value: string) => void,
) {
  const isShown = source && (source.isOffered || source.value === value)
  return isShown ? <SourceNote source={source} value={value} onTake={onTake} /> : undefined
}

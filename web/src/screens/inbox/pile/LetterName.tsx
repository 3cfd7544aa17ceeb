import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { nameLetter } from './model/edit.ts'
import * as texts from './texts.ts'
import type { PileEditor } from './usePile.ts'

interface Props {
  editor: PileEditor
  field: RefObject<HTMLInputElement | null>
  /** Called when Enter or Escape ends the naming. */
  onLeave: () => void
}

export function LetterName({ editor: { pile, current, edit }, field, onLeave }: Props) {
  const index = pile.findIndex(({ pages }) => pages.some(({ key }) => key === current?.key))
  const letter = pile[index]
  const first = letter?.pages[0]
  const name = letter?.name ?? ''
  // What is typed becomes one step, once the field is left.
  const [typed, setTyped] = useState<string | null>(null)
  if (!first) return null
  const commit = () => {
    if (typed !== null) edit((pile) => nameLetter(pile, first.key, typed.trim()))
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onLeave()
  }
  return (
    <input
      ref={field}
      aria-label={texts.name(texts.letter(index + 1))}
      placeholder={texts.name(texts.letter(index + 1))}
      className="control field w-full min-w-0 px-3"
      maxLength={maxLengths.fileNamePart}
      value={typed ?? name}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

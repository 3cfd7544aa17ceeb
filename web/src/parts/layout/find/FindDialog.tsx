import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { LoaderCircle, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { logFailure } from '../../../base/data/failures.ts'
import { CloseButton, DialogFrame } from '../../../base/ui/DialogFrame.tsx'
import { useSession } from '../../session/useSession.ts'
import { find } from '../texts.ts'
import type { Entry } from './entry.ts'
import { Results } from './Results.tsx'
import * as texts from './texts.ts'
import type { Finder } from './useFinder.ts'
import { useGroups } from './useGroups.ts'

interface Props {
  finder: Finder
  onClose: () => void
}

/** Finds customers, units, loans, documents, pages and actions while one types: a combobox whose list is always open. */
export default function FindDialog({ finder, onClose }: Props) {
  const session = useSession()
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  /** Whether something was opened, which then has the focus. */
  const left = useRef(false)
  const id = useId()
  const { groups, isSearching, note } = useGroups(finder, text, () => {
    session.signOut().catch(logFailure)
  })
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === pointed) ?? entries[0]
  const idOf = ({ key }: Entry) => `${id}-${key}`
  const activeId = active && idOf(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function move(step: 1 | -1) {
    const index = active ? entries.indexOf(active) : 0
    const next = entries.at((index + step) % entries.length)
    if (next) setPointed(next.key)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== 0) move(step)
    else if (activeId) document.getElementById(activeId)?.click()
  }
  function choose({ target }: Entry) {
    left.current = typeof target === 'string'
    onClose()
    if (typeof target === 'function') target()
  }
  return (
    <DialogFrame
      onClose={onClose}
      initialFocus={input}
      finalFocus={() => (left.current ? document.querySelector('main') : null)}
      place="items-start! p-3 pt-[min(6rem,8dvh)] print:hidden md:p-4 md:pt-[min(6rem,12dvh)]"
      look="card flex max-h-[min(36rem,84dvh)] w-full max-w-160 flex-col overflow-hidden"
    >
      <BaseDialog.Title className="sr-only">{find}</BaseDialog.Title>
      <div data-find className="flex items-center gap-3 border-b border-line pr-1.5 pl-4">
        {isSearching ? (
          <LoaderCircle
            size={20}
            className="shrink-0 animate-spin text-ink-3 motion-reduce:animate-none"
          />
        ) : (
          <Search size={20} className="shrink-0 text-ink-3" />
        )}
        <input
          ref={input}
          role="combobox"
          aria-label={find}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={finder.customerId === null ? texts.placeholderStaff : texts.placeholder}
          maxLength={maxLengths.search}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPointed(null)
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent text-17 text-ellipsis outline-none placeholder:text-ink-3"
        />
        <CloseButton className="" />
      </div>
      <Results
        id={`${id}-list`}
        groups={groups}
        idOf={idOf}
        active={active}
        onPoint={({ key }) => setPointed(key)}
        onChoose={choose}
      />
      <p
        role="status"
        className="border-t border-line px-4 py-3 text-13 text-ink-2 empty:hidden wrap-anywhere"
      >
        {note}
      </p>
      <p
        aria-hidden
        className="border-t border-line px-4 py-2.5 text-12 text-ink-3 pointer-coarse:hidden"
      >
        {texts.hint}
      </p>
    </DialogFrame>
  )
}

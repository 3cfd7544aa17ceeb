import { Check, ChevronDown, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import * as texts from './texts.ts'
import { useCombobox } from './useCombobox.ts'

interface Props<Item> {
  /** Accessible name and placeholder. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  labelOf: (item: Item) => string
  chosen: Item | null
  onChoose: (item: Item | null) => void
  onSearch: (text: string) => void
  /** The longest text to search for. */
  maxLength?: number
  /** A status message about the items, such as that there are more. */
  note: string | null
  /** Whether validation failed. */
  isWrong?: boolean
  describedBy?: string | undefined
}

const buttonLook =
  'grid w-8 place-items-center rounded-control text-ink-3 hover:text-ink pointer-coarse:w-11'

/** A combobox with a listbox popup that searches while typing. Base UI's fails axe while open (decision 0044). */
export function Combobox<Item>(props: Props<Item>) {
  const { label, items, keyOf, labelOf, chosen, maxLength, note, isWrong, describedBy } = props
  const { box, open, typed, active, toggle, type, point, choose, onKeyDown } = useCombobox(props)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const listId = `${id}-list`
  const activeId = active === undefined ? undefined : `${id}-${keyOf(active)}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div ref={box} className="relative">
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={label}
        maxLength={maxLength}
        value={typed ?? (chosen === null ? '' : labelOf(chosen))}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => open || toggle()}
        onKeyDown={onKeyDown}
        className="control field w-full truncate pr-18 pl-3 pointer-coarse:pr-24"
      />
      <div className="absolute inset-y-0 right-1 flex">
        {chosen !== null && (
          <button
            type="button"
            aria-label={texts.clearChoice}
            onClick={() => {
              choose(null)
              input.current?.focus()
            }}
            className={buttonLook}
          >
            <X size={16} />
          </button>
        )}
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.listOf(label)}
          aria-expanded={open}
          aria-controls={listId}
          onClick={toggle}
          className={buttonLook}
        >
          <ChevronDown size={16} />
        </button>
      </div>
      <div
        hidden={!open}
        className="card absolute top-full right-0 z-10 mt-1.5 w-full min-w-72 overflow-hidden shadow-float"
      >
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          className="max-h-[min(22rem,60dvh)] overflow-y-auto overscroll-contain p-1 empty:hidden"
        >
          {open &&
            items.map((item) => (
              <button
                key={keyOf(item)}
                id={`${id}-${keyOf(item)}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={chosen !== null && keyOf(item) === keyOf(chosen)}
                data-active={item === active || undefined}
                onPointerMove={() => point(item)}
                // The input keeps the focus; on touch devices it is blurred below to dismiss the on-screen keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  choose(item)
                  if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
                }}
                className="flex min-h-10 w-full items-center justify-between gap-2 rounded-control px-3 py-2 text-left data-active:bg-brand-soft data-active:text-brand pointer-coarse:min-h-11"
              >
                <span className="min-w-0 wrap-anywhere">{labelOf(item)}</span>
                {chosen !== null && keyOf(item) === keyOf(chosen) && (
                  <Check size={16} className="shrink-0" />
                )}
              </button>
            ))}
        </div>
        <p
          role="status"
          className="border-t border-line px-4 py-3 text-13 text-ink-3 first:border-t-0 empty:hidden"
        >
          {note}
        </p>
      </div>
    </div>
  )
}

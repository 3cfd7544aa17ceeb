import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useDismiss } from './useDismiss.ts'

interface Options<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: Item | null
  onChoose: (item: Item | null) => void
  /** Called with the typed text, and with the empty string when the list closes. */
  onSearch: (text: string) => void
}

export interface ComboboxState<Item> {
  readonly box: RefObject<HTMLDivElement | null>
  readonly open: boolean
  /** The text being typed; null while the field shows the chosen item. */
  readonly typed: string | null
  /** The highlighted item, which Enter chooses. */
  readonly active: Item | undefined
  readonly toggle: () => void
  readonly type: (text: string) => void
  readonly point: (item: Item) => void
  readonly choose: (item: Item | null) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Implements the combobox pattern of the ARIA Authoring Practices: popup state, active item and keyboard. */
export function useCombobox<Item>({
  items,
  keyOf,
  chosen,
  onChoose,
  onSearch,
}: Options<Item>): ComboboxState<Item> {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)

  // Tracked by key because typing changes the items; if it is gone, the first match becomes active.
  const indexOf = (key: string | null) => items.findIndex((item) => keyOf(item) === key)
  const index = indexOf(pointed)
  const active = index >= 0 ? items[index] : typed ? items[0] : undefined

  function close() {
    setOpen(false)
    setTyped(null)
    setPointed(null)
    onSearch('')
  }
  function show() {
    setOpen(true)
    setPointed(chosen && keyOf(chosen))
  }
  function choose(item: Item | null) {
    onChoose(item)
    close()
  }
  function move(step: 1 | -1) {
    const from = active ? items.indexOf(active) : step > 0 ? -1 : 0
    const next = items.at((from + step) % items.length)
    if (next !== undefined) setPointed(keyOf(next))
  }
  useDismiss(box, open, close)

  return {
    box,
    open,
    typed,
    active: open ? active : undefined,
    toggle: open ? close : show,
    type: (text) => {
      setOpen(true)
      setTyped(text)
      setPointed(null)
      onSearch(text)
    },
    point: (item) => setPointed(keyOf(item)),
    choose,
    onKeyDown: (event) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) {
        event.preventDefault()
        if (!open) show()
        if (open || chosen === null) move(step)
      } else if (event.key === 'Enter' && open && active !== undefined) {
        event.preventDefault()
        choose(active)
      } else if (event.key === 'Escape' && open) {
        // Closes only the list, not a surrounding dialog.
        event.stopPropagation()
        close()
      }
    },
  }
}

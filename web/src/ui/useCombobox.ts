import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useDismiss } from './useDismiss.ts'

interface Options<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: Item | null
  onChoose: (item: Item | null) => void
  /** Called with what is typed; with the empty string, too, once nothing is searched for any more. */
  onSearch: (text: string) => void
}

export interface ComboboxState<Item> {
  readonly box: RefObject<HTMLDivElement | null>
  readonly open: boolean
  /** What stands in the field while it is searched; null where the chosen item does. */
  readonly typed: string | null
  /** The item that Enter chooses. */
  readonly active: Item | undefined
  readonly toggle: () => void
  readonly type: (text: string) => void
  readonly point: (item: Item) => void
  readonly choose: (item: Item | null) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** How a combobox behaves: what opens and closes it, and which item is the active one (ARIA authoring practices). */
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

  // Known by its key: the items change while one types, and then the first of those that are left is meant.
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
        // It closes the list, and not also the dialog that this may stand in.
        event.stopPropagation()
        close()
      }
    },
  }
}

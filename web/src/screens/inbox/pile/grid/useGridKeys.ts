import type { KeyboardEvent, RefObject } from 'react'
import { stepPage, toggleCut, turnPage } from '../model/edit.ts'
import type { PileEditor } from '../usePile.ts'
import { findKey } from './findKey.ts'

/** What keys do outside of the grid. */
export interface KeyActions {
  readonly drop: () => void
  readonly name: () => void
}

/** The keys of the list of pages. */
export function useGridKeys(
  list: RefObject<HTMLElement | null>,
  { pages, current, choose, edit, undo, redo }: PileEditor,
  actions: KeyActions,
) {
  const go = (index: number) => {
    const page = pages[Math.min(Math.max(index, 0), pages.length - 1)]
    if (page) choose(page.key)
  }
  return (event: KeyboardEvent) => {
    if (!current) return
    const action = findAction(event)
    if (action === undefined) return
    event.preventDefault()
    const index = pages.indexOf(current)
    const { key } = current
    const run = {
      previous: () => go(index - 1),
      next: () => go(index + 1),
      up: () => choose(findBelow(list.current, key, -1)),
      down: () => choose(findBelow(list.current, key, 1)),
      first: () => go(0),
      last: () => go(pages.length - 1),
      forward: () => edit((pile) => stepPage(pile, key, -1)),
      backward: () => edit((pile) => stepPage(pile, key, 1)),
      cut: () => edit((pile) => toggleCut(pile, key)),
      turn: () => edit((pile) => turnPage(pile, key)),
      undo: () => undo?.(),
      redo: () => redo?.(),
      ...actions,
    }
    run[action]()
  }
}

const plain = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  ' ': 'cut',
  Enter: 'cut',
  r: 'turn',
  Delete: 'drop',
  Backspace: 'drop',
  n: 'name',
} as const
const shifted = { ArrowLeft: 'forward', ArrowRight: 'backward' } as const
const controlled = { z: 'undo', y: 'redo' } as const
const both = { z: 'redo' } as const

/** Alt is left to the browser, which uses it to go back. */
function findAction({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (altKey) return undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  const isControlled = ctrlKey || metaKey
  if (isControlled) return read(shiftKey ? both : controlled, name)
  return read(shiftKey ? shifted : plain, name)
}

function read<Action extends string>(keys: Readonly<Record<string, Action>>, name: string) {
  return keys[name]
}

/** The page nearest below (1) or above (-1) a page; the page itself if there is none. */
function findBelow(list: HTMLElement | null, key: string, by: -1 | 1): string {
  const tiles = [...(list?.children ?? [])].filter((tile) => tile instanceof HTMLElement)
  const own = tiles.find((tile) => findKey(tile) === key)
  if (!own) return key
  const others = tiles.filter((tile) => (tile.offsetTop - own.offsetTop) * by > 0)
  const row = (by === 1 ? others[0] : others.at(-1))?.offsetTop
  const inRow = others.filter((tile) => tile.offsetTop === row)
  const distance = (tile: HTMLElement) => Math.abs(tile.offsetLeft - own.offsetLeft)
  const nearest = inRow.toSorted((a, b) => distance(a) - distance(b))[0]
  return (nearest && findKey(nearest)) ?? key
}

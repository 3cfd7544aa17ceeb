import {
  defaultRangeExtractor,
  measureElement,
  type ReactVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { usePrinting } from '../../ui/print/usePrinting.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { CARDS } from './grid.ts'
import { nextRows, type RowRange } from './nextRows.ts'
import { openRow } from './openRow.ts'
import { usePlaces } from './usePlaces.ts'

const CARD_GAP = 10
/** Heights before a row is measured. */
const ROW_HEIGHT = 57
const CARD_HEIGHT = 150
/** At least so far from the top of the page do the rows begin, in pixels. */
const LEAST_TOP = 300
/** Rows beyond the screen, so that one does not see them come. */
const BEYOND = 4

interface Rows {
  /** Those that are in the page. */
  readonly items: readonly VirtualItem[]
  /** The one of them that is in the page only because it has the focus, far from the others. */
  readonly apart: number | null
  readonly measure: ReactVirtualizer<Window, HTMLTableRowElement>['measureElement']
  readonly areCards: boolean
  /** For the element around the rows. */
  readonly body: RefCallback<HTMLElement>
  readonly onFocus: (event: FocusEvent) => void
}

/**
 * Keeps only those of many rows in the page that are in view or near it, and the one that has the focus, from which the
 * keyboard goes on. Where many come at once, they come over several frames. On paper there are all.
 */
export function useRows(count: number): Rows {
  const focused = useRef<number | null>(null)
  const areCards = useMediaQuery(CARDS)
  const onPaper = usePrinting()
  /** Where the rows begin in the page, once it has been laid out. */
  const [foundTop, setTop] = useState<number | null>(null)
  const top = foundTop ?? LEAST_TOP
  const isPlaced = useRef(false)
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    // Rows stand in the first rendering, not only after one without them.
    initialRect: { width: innerWidth, height: innerHeight },
    scrollMargin: top,
    gap: areCards ? CARD_GAP : 0,
    // The first rendering makes as few rows as it can: one waits for it.
    overscan: onPaper ? count : foundTop === null ? 0 : BEYOND,
    estimateSize: () => (areCards ? CARD_HEIGHT : ROW_HEIGHT),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      const { current } = focused
      if (current === null || current >= count || shown.includes(current)) return shown
      return [...shown, current].toSorted((a, b) => a - b)
    },
    measureElement: observedHeight,
    useFlushSync: false,
    // At first it would scroll to where the page is, for which the browser lays it out once more.
    scrollToFn: (...scroll) => {
      if (isPlaced.current) windowScroll(...scroll)
      isPlaced.current = true
    },
  })
  const wanted = virtualizer.getVirtualItems()
  const apart = isApart(focused.current, wanted) ? focused.current : null
  const whole = wholeOf(wanted, apart)
  const some = useSome(whole, virtualizer.range?.startIndex ?? 0)
  const range = onPaper ? whole : some
  const items = wanted.filter(
    ({ index }) => index === apart || (index >= range.first && index <= range.last),
  )
  const place = usePlaces({ items, apart, top, height: virtualizer.getTotalSize() })
  const body = useCallback(
    (element: HTMLElement) => {
      const leave = place(element)
      // What stands above the rows comes and goes, and the height of the page with it. The observer tells at first, too, when the
      // page has been laid out: to measure here would make the browser do that twice.
      const observer = new ResizeObserver(() =>
        setTop(Math.round(element.getBoundingClientRect().top + scrollY)),
      )
      observer.observe(document.body)
      // Cards have buttons for it.
      if (!areCards) element.addEventListener('click', openRow)
      return () => {
        element.removeEventListener('click', openRow)
        observer.disconnect()
        leave()
      }
    },
    [place, areCards],
  )
  return {
    items,
    apart,
    measure: virtualizer.measureElement,
    areCards,
    body,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]')
      focused.current = row ? Number(row.dataset.index) : null
    },
  }
}

function wholeOf(wanted: readonly VirtualItem[], apart: number | null): RowRange {
  const near = wanted.filter(({ index }) => index !== apart)
  return { first: near[0]?.index ?? 0, last: near.at(-1)?.index ?? -1 }
}

/**
 * Those of the wanted rows that this frame shows (`nextRows`): at first all of them.
 *
 * @param from the first row in view
 */
function useSome(whole: RowRange, from: number): RowRange {
  const [, goOn] = useReducer((frames: number) => frames + 1, 0)
  const shown = useRef<RowRange | null>(null)
  const range = shown.current ? nextRows(shown.current, whole, from) : whole
  const isWhole = range.first === whole.first && range.last === whole.last
  useLayoutEffect(() => {
    shown.current = range
    if (isWhole) return
    const frame = requestAnimationFrame(goOn)
    return () => cancelAnimationFrame(frame)
  })
  return range
}

function isApart(focused: number | null, items: readonly VirtualItem[]): boolean {
  if (focused === null || items.length < 2) return false
  const has = (wanted: number) => items.some(({ index }) => index === wanted)
  return has(focused) && !has(focused - 1) && !has(focused + 1)
}

/**
 * The height of a row as the observer of its size says it, of all new rows at once and before they are painted; until then, what
 * it was or is likely to be. To read it where a row is put in makes the browser lay out the page anew for each of them.
 */
function observedHeight(
  row: HTMLTableRowElement,
  observed: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
): number {
  if (observed) return measureElement(row, observed, virtualizer)
  const index = virtualizer.indexFromElement(row)
  return virtualizer.itemSizeCache.get(index) ?? virtualizer.options.estimateSize(index)
}

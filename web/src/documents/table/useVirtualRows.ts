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
import { computeNextRows, type RowRange } from './computeNextRows.ts'
import { CARD_LAYOUT } from './grid.ts'
import { openRow } from './openRow.ts'
import { useRowLayout } from './useRowLayout.ts'

const CARD_GAP = 10
/** Estimated heights in pixels, until a row is measured. */
const ROW_HEIGHT = 57
const CARD_HEIGHT = 150
/** Lower bound of the rows' offset in the page, in pixels. */
const MIN_TOP = 300
/** Rows rendered on either side of the viewport. */
const OVERSCAN = 4

interface VirtualRows {
  /** The rendered rows. */
  readonly items: readonly VirtualItem[]
  /** The index of the row that is rendered only because it has the focus, away from the others. */
  readonly detached: number | null
  readonly measure: ReactVirtualizer<Window, HTMLTableRowElement>['measureElement']
  readonly areCards: boolean
  /** The ref of the element around the rows. */
  readonly body: RefCallback<HTMLElement>
  readonly onFocus: (event: FocusEvent) => void
}

/**
 * Virtualises the rows: renders those in or near the viewport, and the focused one, so that keyboard navigation continues from
 * there. Many new rows are spread over several frames. Printing renders all.
 */
export function useVirtualRows(count: number): VirtualRows {
  const focused = useRef<number | null>(null)
  const areCards = useMediaQuery(CARD_LAYOUT)
  const onPaper = usePrinting()
  /** The rows' offset in the page, known after the first layout. */
  const [measuredTop, setTop] = useState<number | null>(null)
  const top = measuredTop ?? MIN_TOP
  const isPlaced = useRef(false)
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    // Renders rows on the first pass instead of an empty table.
    initialRect: { width: innerWidth, height: innerHeight },
    scrollMargin: top,
    gap: areCards ? CARD_GAP : 0,
    // The first render is kept minimal because the user waits for it.
    overscan: onPaper ? count : measuredTop === null ? 0 : OVERSCAN,
    estimateSize: () => (areCards ? CARD_HEIGHT : ROW_HEIGHT),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      const { current } = focused
      if (current === null || current >= count || shown.includes(current)) return shown
      return [...shown, current].toSorted((a, b) => a - b)
    },
    measureElement: readHeight,
    useFlushSync: false,
    // The initial scroll to the current position would only force another layout.
    scrollToFn: (...scroll) => {
      if (isPlaced.current) windowScroll(...scroll)
      isPlaced.current = true
    },
  })
  const wanted = virtualizer.getVirtualItems()
  const detached = isDetached(focused.current, wanted) ? focused.current : null
  const whole = findWholeRange(wanted, detached)
  const some = useGrowingRange(whole, virtualizer.range?.startIndex ?? 0)
  const range = onPaper ? whole : some
  const items = wanted.filter(
    ({ index }) => index === detached || (index >= range.first && index <= range.last),
  )
  const place = useRowLayout({ items, detached, top, height: virtualizer.getTotalSize() })
  const body = useCallback(
    (element: HTMLElement) => {
      const leave = place(element)
      // Content above the rows changes the height of the page. The observer also reports the first layout; measuring here would
      // force a second one.
      const observer = new ResizeObserver(() =>
        setTop(Math.round(element.getBoundingClientRect().top + scrollY)),
      )
      observer.observe(document.body)
      // Cards have buttons instead.
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
    detached,
    measure: virtualizer.measureElement,
    areCards,
    body,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]')
      focused.current = row ? Number(row.dataset.index) : null
    },
  }
}

function findWholeRange(wanted: readonly VirtualItem[], detached: number | null): RowRange {
  const near = wanted.filter(({ index }) => index !== detached)
  return { first: near[0]?.index ?? 0, last: near.at(-1)?.index ?? -1 }
}

/**
 * Returns the part of the range that this frame renders; the first frame renders all of it.
 *
 * @param from index of the first row in the viewport
 */
function useGrowingRange(whole: RowRange, from: number): RowRange {
  const [, requestRender] = useReducer((frames: number) => frames + 1, 0)
  const shown = useRef<RowRange | null>(null)
  const range = shown.current ? computeNextRows(shown.current, whole, from) : whole
  const isWhole = range.first === whole.first && range.last === whole.last
  useLayoutEffect(() => {
    shown.current = range
    if (isWhole) return
    const frame = requestAnimationFrame(requestRender)
    return () => cancelAnimationFrame(frame)
  })
  return range
}

function isDetached(focused: number | null, items: readonly VirtualItem[]): boolean {
  if (focused === null || items.length < 2) return false
  const has = (wanted: number) => items.some(({ index }) => index === wanted)
  return has(focused) && !has(focused - 1) && !has(focused + 1)
}

/**
 * Returns a row's height from the ResizeObserver, which reports all new rows in one batch before paint; until then, the cached or
 * estimated height. Reading it on insertion would force a layout per row.
 */
function readHeight(
  row: HTMLTableRowElement,
  observed: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
): number {
  if (observed) return measureElement(row, observed, virtualizer)
  const index = virtualizer.indexFromElement(row)
  return virtualizer.itemSizeCache.get(index) ?? virtualizer.options.estimateSize(index)
}

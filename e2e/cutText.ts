import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Expects that no text overflows its element, is cut in a selector, or overlaps another. */
export async function expectTextInside(page: Page, what: string) {
  await expect.poll(() => page.evaluate(findMisplacedText), what).toEqual([])
}

/** Measures the text itself, which may overflow although its element does not. */
function findMisplacedText(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr-only') === null
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const { parentElement: parent, textContent } = node
    if (!parent || !textContent?.trim() || !isShown(parent)) continue
    if (parent.closest('svg, option, noscript')) continue
    const lines = linesOf(node, 0, textContent.length)
    const box = boxAround(parent, lines)
    if (box) faults.push(`${textContent} stands outside of ${box.tagName} ${box.className}`)
    for (const { 0: word, index } of textContent.matchAll(/[\p{L}\d.]{2,6}(?!\S)/gu)) {
      const isStart = index === 0 || /\s/.test(textContent[index - 1] ?? '')
      const tops = new Set(linesOf(node, index, index + word.length).map(({ top }) => top))
      if (isStart && tops.size > 1) faults.push(`${word} is broken in ${textContent}`)
    }
  }
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select)
    const canvas = document.createElement('canvas').getContext('2d')
    const chosen = select.selectedOptions[0]?.label ?? ''
    // A long name may be truncated where the selector cannot grow.
    const isAlone = select.clientWidth > innerWidth * 0.6
    if (!canvas || isAlone || !isShown(select)) continue
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    const room = select.clientWidth - paddings
    if (canvas.measureText(chosen).width > room + 1) faults.push(`${chosen} is cut`)
  }
  const names = [...document.querySelectorAll('svg text')].filter(isShown)
  for (const [index, name] of names.entries()) {
    const mine = name.getBoundingClientRect()
    const other = names.slice(index + 1).find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const isBeside = right <= mine.left || left >= mine.right
      return !isBeside && top < mine.bottom && bottom > mine.top
    })
    if (other) faults.push(`${name.textContent} lies on ${other.textContent}`)
    if (mine.right > innerWidth || mine.left < 0) faults.push(`${name.textContent} is cut`)
  }
  return faults

  function linesOf(node: Node, start: number, end: number): DOMRect[] {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }

  /** Returns the innermost box that a line of the text overflows. */
  function boxAround(parent: Element, lines: DOMRect[]): Element | undefined {
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { display, position, textOverflow } = getComputedStyle(box)
      // A row of links and a table may scroll sideways by themselves.
      const isScrolled = box.matches('nav.overflow-x-auto, section.overflow-x-auto')
      if (textOverflow === 'ellipsis' || isScrolled) return undefined
      const { left, right } = box.getBoundingClientRect()
      const isBox = display !== 'inline' && display !== 'contents'
      if (isBox && lines.some((line) => line.right > right + 1 || line.left < left - 1)) return box
      if (position === 'absolute' || position === 'fixed') return undefined
    }
    return undefined
  }
}

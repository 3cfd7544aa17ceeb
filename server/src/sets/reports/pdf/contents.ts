import { INK, type Place, page, QUIET, type Sheet } from '../../../platform/print/sheet.ts'

const LINE = 16
/** From the title to the first line. */
const HEADING = 34
/** Below the last line. */
const BELOW = 22
const NUMBER_WIDTH = 40
const PAGE_LINES = Math.floor((page.bottom - page.top) / LINE)

/** The place and the tag kept free for the table of contents, which names pages written later. */
interface Reserved {
  /** How many lines each of its pages has, beginning with this page, and where the first of them begins. */
  readonly lines: readonly number[]
  readonly firstPage: number
  readonly y: number
  readonly tag: ReturnType<Sheet['element']>
}

/** Begins a page with a table of contents of this many lines, after which the document goes on. */
export function reserveContents(sheet: Sheet, count: number): Reserved {
  sheet.addPage()
  const style = { size: 17, isStrong: true, color: sheet.color }
  sheet.tagged('H2', () => sheet.write('Inhalt', page.left, sheet.y, 300, style))
  sheet.y += HEADING
  const tag = sheet.element('TOC')
  const { y, pageCount } = sheet
  const lines = [Math.min(count, Math.floor((page.bottom - y) / LINE))]
  for (let left = count - (lines[0] ?? 0); left > 0; left -= PAGE_LINES) {
    sheet.addPage()
    lines.push(Math.min(left, PAGE_LINES))
  }
  sheet.y += (lines.at(-1) ?? 0) * LINE + BELOW
  return { lines, firstPage: pageCount - 1, y, tag }
}

/** Writes the table of contents, each line a link to its place, where it was kept free for it. */
export function writeContents(sheet: Sheet, { lines, firstPage, y, tag }: Reserved): void {
  let written = 0
  for (const [index, count] of lines.entries()) {
    sheet.pdf.switchToPage(firstPage + index)
    sheet.y = index === 0 ? y : page.top
    for (const place of sheet.places.slice(written, written + count)) {
      writeEntry(sheet, place, tag)
      sheet.y += LINE
    }
    written += count
  }
  tag.end()
}

function writeEntry(sheet: Sheet, place: Place, tag: Reserved['tag']): void {
  const isChapter = place.level === 2
  const x = page.left + (isChapter ? 0 : 14)
  const width = page.right - x - NUMBER_WIDTH
  const style = { size: 9.5, isStrong: isChapter, color: isChapter ? INK : QUIET }
  const title = shorten(sheet, place.text, width, style)
  const item = sheet.element('TOCI', tag)
  sheet.link(item, place, page.right - page.left, LINE - 2, () => {
    sheet.write(title, x, sheet.y, width, style)
    const number = String(place.page)
    const numberStyle = { ...style, align: 'right', isFigure: true } as const
    sheet.write(number, page.right - NUMBER_WIDTH, sheet.y, NUMBER_WIDTH, numberStyle)
  })
  item.end()
}

/** Shortens a text to one line. */
function shorten(
  sheet: Sheet,
  text: string,
  width: number,
  style: Parameters<Sheet['heightOf']>[2],
): string {
  const isOneLine = (part: string) => sheet.heightOf(part, width, style) < LINE
  if (isOneLine(text)) return text
  let length = text.length - 1
  while (length > 1 && !isOneLine(`${text.slice(0, length)} …`)) length -= 1
  return `${text.slice(0, length).trimEnd()} …`
}

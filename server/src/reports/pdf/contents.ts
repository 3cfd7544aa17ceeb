import { INK, type Place, page, QUIET, type Sheet } from './sheet.ts'

const LINE = 16
/** Above the first line, on the first page. */
const HEADING = 40
const NUMBER_WIDTH = 40
const FIRST_PAGE_LINES = Math.floor((page.bottom - page.top - HEADING) / LINE)
const PAGE_LINES = Math.floor((page.bottom - page.top) / LINE)

/** The pages and the tag kept free for the table of contents, which names pages written later. */
interface Reserved {
  readonly firstPage: number
  readonly tag: ReturnType<Sheet['element']>
}

/** Keeps pages free for a table of contents of this many lines, after which the document goes on. */
export function reserveContents(sheet: Sheet, lines: number): Reserved {
  sheet.addPage()
  const style = { size: 17, isStrong: true, color: sheet.color }
  sheet.tagged('H2', () => sheet.write('Inhalt', page.left, sheet.y, 300, style))
  const tag = sheet.element('TOC')
  const firstPage = sheet.pageCount - 1
  const further = Math.ceil((lines - FIRST_PAGE_LINES) / PAGE_LINES)
  for (let index = 0; index < further; index++) sheet.addPage()
  return { firstPage, tag }
}

/** Writes the table of contents, each line a link to its place, onto the pages kept free for it. */
export function writeContents(sheet: Sheet, { firstPage, tag }: Reserved): void {
  const { pdf } = sheet
  for (const [index, place] of sheet.places.entries()) {
    const beyond = index - FIRST_PAGE_LINES
    const isFirst = beyond < 0
    pdf.switchToPage(firstPage + (isFirst ? 0 : 1 + Math.floor(beyond / PAGE_LINES)))
    sheet.y = isFirst ? page.top + HEADING + index * LINE : page.top + (beyond % PAGE_LINES) * LINE
    writeEntry(sheet, place, tag)
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

import { page, QUIET, type Sheet } from './sheet.ts'

/** Numbers all pages but the cover, or from the first. */
export function writeFooters(sheet: Sheet, note: string, { from = 1 } = {}): void {
  const { pdf } = sheet
  const pages = sheet.pageCount
  const style = { size: 8, color: QUIET } as const
  for (let index = from; index < pages; index++) {
    pdf.switchToPage(index)
    sheet.line(page.bottom + 18)
    sheet.artifact('Pagination', () => {
      sheet.write(note, page.left, page.bottom + 24, 380, style)
      const number = `Seite ${index + 1} von ${pages}`
      sheet.write(number, page.right - 100, page.bottom + 24, 100, { ...style, align: 'right' })
    })
  }
}

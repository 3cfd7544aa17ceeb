import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { formatDate } from '../../../platform/print/format.ts'
import { INK, page, QUIET, type Sheet } from '../../../platform/print/sheet.ts'
import type { Issuer } from '../issuer.ts'
import { reportTitle } from '../texts.ts'

const BAND = 92
const WIDTH = page.right - page.left

const LOGO = { width: 130, height: 40, padding: 8 }
/** Beside the logo. */
const NAME_WIDTH = WIDTH - LOGO.width - 4 * LOGO.padding

/** Writes the head of the first page: who made the report, for whom, and as of when. */
export function writeHead(sheet: Sheet, report: YearlyReport, issuer: Issuer): void {
  const { pdf, color } = sheet
  sheet.artifact('Layout', () => {
    pdf.rect(0, 0, page.width, BAND).fill(color)
    if (issuer.logo) writeLogo(sheet, issuer.logo)
  })
  writeIssuer(sheet, issuer)
  sheet.y = BAND + 26
  const title = { size: 26, isStrong: true, color }
  sheet.tagged('H1', () => sheet.write(reportTitle(report.year), page.left, sheet.y, WIDTH, title))
  sheet.y += 40
  if (issuer.owners.length > 0)
    sheet.paragraph(`Für ${issuer.owners.join(', ')}`, { size: 12, isStrong: true, gap: 4 })
  for (const line of [`Kundennummer ${report.customerId}`, `Stand: ${formatDate(report.today)}`])
    sheet.paragraph(line, { size: 10, color: QUIET, gap: 2 })
  if (issuer.note) sheet.paragraph(issuer.note, { size: 10, color: INK, gap: 2 })
  sheet.y += 12
}

/** Writes who made the report, within the band. */
function writeIssuer(sheet: Sheet, { name, address, contact, logo }: Issuer): void {
  const width = logo ? NAME_WIDTH : WIDTH
  const lines = [
    { text: name, size: 17, isStrong: true },
    ...[address, contact].filter(Boolean).map((text) => ({ text, size: 8.5, isStrong: false })),
  ].map((line) => ({ ...line, color: '#ffffff' }))
  const heights = lines.map(({ text, ...style }) => sheet.heightOf(text, width, style))
  let y = (BAND - heights.reduce((sum, height) => sum + height, 0)) / 2
  for (const [index, { text, ...style }] of lines.entries()) {
    sheet.tagged('P', () => sheet.write(text, page.left, y, width, style))
    y += heights[index] ?? 0
  }
}

/** Draws the operator's logo on white, so that it can be seen on any colour. */
function writeLogo({ pdf }: Sheet, logo: string): void {
  const { width, height, padding } = LOGO
  const [x, y] = [page.right - width - 2 * padding, BAND / 2 - height / 2 - padding]
  pdf.roundedRect(x, y, width + 2 * padding, height + 2 * padding, 6).fill('#ffffff')
  pdf.image(Buffer.from(logo, 'base64'), x + padding, y + padding, {
    fit: [width, height],
    align: 'center',
    valign: 'center',
  })
}

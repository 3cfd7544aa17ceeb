import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { formatDate } from '../format.ts'
import type { Issuer } from '../issuer.ts'
import { reportTitle } from '../texts.ts'
import { INK, page, QUIET, type Sheet } from './sheet.ts'

const BAND = 148
const WIDTH = page.right - page.left

const LOGO = { width: 150, height: 48, padding: 10 }
/** Beside the logo. */
const NAME_WIDTH = WIDTH - LOGO.width - 4 * LOGO.padding

/** Writes the first page: who made the report, for whom, and as of when. */
export function writeCover(sheet: Sheet, report: YearlyReport, issuer: Issuer): void {
  const { pdf, color } = sheet
  sheet.artifact('Layout', () => {
    pdf.rect(0, 0, page.width, BAND).fill(color)
    if (issuer.logo) writeLogo(sheet, issuer.logo)
  })
  const name = { size: 20, isStrong: true, color: '#ffffff' }
  sheet.tagged('P', () =>
    sheet.write(issuer.name, page.left, BAND / 2 - 14, issuer.logo ? NAME_WIDTH : WIDTH, name),
  )

  sheet.y = 270
  const title = { size: 34, isStrong: true, color }
  sheet.tagged('H1', () => sheet.write(reportTitle(report.year), page.left, sheet.y, WIDTH, title))
  sheet.y += 58
  const lines = [
    ...(issuer.owners.length > 0 ? [`Für ${issuer.owners.join(', ')}`] : []),
    `Kundennummer ${report.customerId}`,
    `Stand: ${formatDate(report.today)}`,
  ]
  for (const line of lines) sheet.paragraph(line, { size: 12, color: INK, gap: 5 })
  if (issuer.note) {
    sheet.y += 12
    sheet.paragraph(issuer.note, { size: 10, color: QUIET })
  }

  sheet.y = 690
  sheet.line(sheet.y - 12)
  for (const line of [issuer.name, issuer.address, issuer.contact].filter(Boolean))
    sheet.paragraph(line, { size: 9, color: QUIET, gap: 2 })
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

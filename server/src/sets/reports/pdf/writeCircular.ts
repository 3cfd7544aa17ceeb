import { writeFooters } from '../../../platform/print/footers.ts'
import { formatDate } from '../../../platform/print/format.ts'
import { INK, page, QUIET, Sheet } from '../../../platform/print/sheet.ts'
import { splitLong } from '../../../platform/print/splitLong.ts'
import type { Circular, Letterhead } from '../letterhead.ts'

const WIDTH = page.right - page.left
const LOGO = { width: 150, height: 48 }

/** Writes a circular to owners on the operator's letterhead, as a tagged PDF (PDF/UA-1) in A4. */
export async function writeCircular(
  { subject, text, today }: Circular,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  const made = new Date(`${today}T12:00:00Z`)
  const sheet = new Sheet({ title: subject, color: letterhead.color, made })
  writeHead(sheet, letterhead)
  sheet.y = 190
  sheet.paragraph(formatDate(today), { size: 10.5, color: QUIET, gap: 14 })
  const title = { size: 19, isStrong: true, color: sheet.color }
  const height = sheet.heightOf(subject, WIDTH, title)
  sheet.tagged('H1', () => sheet.write(subject, page.left, sheet.y, WIDTH, title))
  sheet.y += height + 16
  for (const paragraph of text.trim().split(/\n\s*\n/))
    for (const part of splitLong(paragraph))
      sheet.paragraph(part, { size: 11, color: INK, gap: 11 })
  writeFooters(sheet, subject)
  return await sheet.finish()
}

function writeHead(sheet: Sheet, { name, address, contact, logo }: Letterhead): void {
  const { pdf, color } = sheet
  sheet.artifact('Layout', () => {
    pdf.rect(0, 0, page.width, 8).fill(color)
    if (logo)
      pdf.image(Buffer.from(logo, 'base64'), page.right - LOGO.width, 48, {
        fit: [LOGO.width, LOGO.height],
        align: 'right',
        valign: 'center',
      })
  })
  sheet.y = 56
  const style = { size: 14, isStrong: true, color }
  const width = logo ? WIDTH - LOGO.width - 24 : WIDTH
  const height = sheet.heightOf(name, width, style)
  sheet.tagged('P', () => sheet.write(name, page.left, sheet.y, width, style))
  sheet.y += height + 5
  for (const line of [address, contact].filter(Boolean)) {
    const small = { size: 9, color: QUIET }
    sheet.tagged('P', () => sheet.write(line, page.left, sheet.y, width, small))
    sheet.y += sheet.heightOf(line, width, small) + 2
  }
  sheet.line(Math.max(sheet.y + 8, 120))
}

import type { Invoice, InvoiceAddress } from '@hausblick/contract/invoice.ts'
import {
  addressLines,
  type InvoiceFact,
  listIdentifiers,
  listInvoiceFacts,
  listInvoiceSums,
  listPaymentFacts,
  nameInvoiceKind,
  writeAmount,
} from '@hausblick/figures/documents/invoice.ts'
import { writeFooters } from '../../../platform/print/footers.ts'
import { formatDate } from '../../../platform/print/format.ts'
import { INK, page, QUIET, Sheet } from '../../../platform/print/sheet.ts'
import { splitLong } from '../../../platform/print/splitLong.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import { clipText, shortenInvoice } from './shorten.ts'
import * as texts from './texts.ts'
import { splitRow, writeLines } from './writeLines.ts'

/** What is written: an invoice as its file states it, on a day in ISO 8601. */
export interface InvoiceSheetTask {
  readonly invoice: Invoice
  readonly today: string
}

/** Lines of this length, and no more than a dozen of them, fit beside each other at the top of a page. */
const HEAD_LENGTH = 90
const GAP = 20
const LEFT = { x: page.left, width: 246 }
const RIGHT = { x: page.left + LEFT.width + GAP, width: page.right - page.left - LEFT.width - GAP }
const LABEL_WIDTH = 82
const WARNING = { ink: '#8f1c13', ground: '#fbeae8' }
const NOT_SHOWN = /\p{C}/gu

interface Entry {
  readonly label?: string
  readonly text: string
  readonly size: number
  readonly isStrong?: boolean
  readonly color?: string
}

/** Writes an invoice as a tagged PDF (PDF/UA-1) in A4, from what it states alone. */
export async function writeInvoice({ invoice, today }: InvoiceSheetTask): Promise<Uint8Array> {
  const shown = shortenInvoice(invoice)
  const title = `${nameInvoiceKind(shown)} ${clipText(shown.number, HEAD_LENGTH)}`
  const made = new Date(`${today}T12:00:00Z`)
  const sheet = new Sheet({ title: title.replace(NOT_SHOWN, ' '), color: INK, made })
  const note = texts.viewOf(formatDate(today))
  sheet.paragraph(`${note}.`, { size: 8, color: QUIET, gap: 12 })
  writeDoubts(sheet, shown.doubts)
  writeHead(sheet, shown)
  writeTitle(sheet, title)
  const currency = shown.currency === 'EUR' ? '€' : clipText(shown.currency ?? '', 10)
  writeLines(sheet, shown, currency)
  const left = invoice.lines.length - shown.lines.length
  if (left > 0) sheet.paragraph(texts.otherLines(left))
  writeSums(sheet, shown, currency)
  const others =
    [...invoice.charges, ...invoice.taxes].length - [...shown.charges, ...shown.taxes].length
  if (others > 0) sheet.paragraph(texts.otherAmounts(others))
  const payment = listPaymentFacts(shown).map(({ label, text }) => `${label}: ${text}`)
  writeSection(sheet, texts.payment, payment)
  writeSection(sheet, texts.notes, shown.notes, 8)
  writeSection(sheet, texts.attachments, shown.attachments)
  writeFooters(sheet, note, { from: 0 })
  return await sheet.finish()
}

/** Writes what contradicts itself, marked beside and behind each sentence. */
function writeDoubts(sheet: Sheet, doubts: readonly string[]): void {
  const marked = doubts.flatMap((doubt) => splitLong(doubt))
  if (marked.length === 0) return
  const [x, width] = [page.left + 12, page.right - page.left - 24]
  for (const [index, sentence] of [texts.doubtful, ...marked].entries()) {
    const style = { size: 9.5, isStrong: index === 0, color: WARNING.ink }
    const height = sheet.heightOf(sentence, width, style) + 6
    sheet.reserve(height + (index === 0 ? 40 : 0))
    sheet.artifact('Layout', () => {
      sheet.pdf.rect(page.left, sheet.y, page.right - page.left, height).fill(WARNING.ground)
      sheet.pdf.rect(page.left, sheet.y, 3, height).fill(WARNING.ink)
    })
    sheet.tagged('P', () => sheet.write(sentence, x, sheet.y + 3, width, style))
    sheet.y += height
  }
  sheet.y += 14
}

/** Writes from whom to whom it is, and beside that what identifies it. */
function writeHead(sheet: Sheet, invoice: Invoice): void {
  const { seller, buyer, delivery } = invoice
  writeBeside(
    sheet,
    [{ text: seller.name ?? texts.unnamed, size: 13, isStrong: true }, ...address(seller)],
    listIdentifiers(seller).map(toEntry),
  )
  sheet.line(sheet.y)
  sheet.y += 14
  writeBeside(
    sheet,
    [
      ...party(texts.to, buyer),
      ...listIdentifiers(buyer).map(({ label, text }) => quiet(`${label} ${text}`)),
      ...(delivery ? [quiet(''), ...party(texts.deliveredTo, delivery)] : []),
    ],
    listInvoiceFacts(invoice).map(toEntry),
  )
}

const quiet = (text: string) => ({ text, size: 8.5, color: QUIET })
const toEntry = (fact: InvoiceFact) => ({ ...fact, size: 8.5 })

function address(of: InvoiceAddress): Entry[] {
  return addressLines(of).map((line) => ({ text: line, size: 9.5 }))
}

function party(title: string, of: InvoiceAddress & { readonly name: string | null }): Entry[] {
  const name = of.name ? [{ text: of.name, size: 10.5, isStrong: true }] : []
  return [quiet(title), ...name, ...address(of)]
}

/** Writes two columns beside each other, and below them in full what has no room there. */
function writeBeside(sheet: Sheet, left: readonly Entry[], right: readonly Entry[]): void {
  const columns = [
    { ...LEFT, entries: left },
    { ...RIGHT, entries: right },
  ].map(({ entries, ...place }) => {
    const laid = entries.map(({ text, label, ...style }) => {
      const indent = label === undefined ? 0 : LABEL_WIDTH
      const [x, width] = [place.x + indent, place.width - indent]
      const entry = { text: clipText(text, HEAD_LENGTH), label, style, x, width }
      return { ...entry, height: sheet.heightOf(entry.text || ' ', width, style) + 2 }
    })
    return { laid, x: place.x, height: laid.reduce((sum, { height }) => sum + height, 0) }
  })
  const height = Math.max(...columns.map((column) => column.height))
  sheet.reserve(height)
  for (const { laid, x: start } of columns) {
    let y = sheet.y
    for (const { text, label, style, x, width, height } of laid) {
      if (text !== '')
        sheet.tagged('P', () => {
          if (label !== undefined)
            sheet.write(label, start, y, LABEL_WIDTH, { ...style, color: QUIET })
          sheet.write(text, x, y, width, style)
        })
      y += height
    }
  }
  sheet.y += height + 12
  for (const { label, text } of [...left, ...right])
    if (text.length > HEAD_LENGTH) writeLong(sheet, label ? `${label}: ${text}` : text, 12)
}

function writeTitle(sheet: Sheet, title: string): void {
  const [width, style] = [page.right - page.left, { size: 19, isStrong: true, color: INK }]
  const height = sheet.heightOf(title, width, style)
  sheet.reserve(height + 90)
  sheet.tagged('H1', () => sheet.write(title, page.left, sheet.y, width, style))
  sheet.y += height + 12
}

function writeSums(sheet: Sheet, invoice: Invoice, currency: string): void {
  const sums = listInvoiceSums(invoice, (cents) => writeAmount(cents, currency))
  const rows = sums.flatMap(({ label, amount, isSum }) => {
    const [first, ...rest] = splitRow([label, writeAmount(amount, currency)], 0)
    return [{ cells: [], ...first, isSum }, ...rest]
  })
  if (rows.length > 0) writeTable(sheet, [text('Summen', 7.5), figure('Betrag', 2.5)], rows)
  const { householdShare } = invoice
  if (householdShare !== null)
    sheet.paragraph(texts.householdShare(writeAmount(householdShare, currency)), { gap: 14 })
}

function writeSection(sheet: Sheet, title: string, paragraphs: readonly string[], gap = 3): void {
  if (paragraphs.length === 0) return
  sheet.heading(2, title, 40, 11.5)
  for (const paragraph of paragraphs) writeLong(sheet, paragraph, gap)
  sheet.y += 9
}

function writeLong(sheet: Sheet, text: string, gap = 3): void {
  for (const part of splitLong(text)) sheet.paragraph(part, { gap })
}

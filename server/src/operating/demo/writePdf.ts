import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { DemoDocument } from './documents.ts'

const MARGIN = 72

/** Writes a demo document as a PDF, with the same bytes each time. */
export async function writePdf(document: DemoDocument): Promise<Buffer> {
  const title = `${document.type} ${document.name}`
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'de',
    info: { Title: title, CreationDate: new Date(`${document.date}T12:00:00Z`) },
  })
  pdf.font('Helvetica-Bold').fontSize(20).text(title).moveDown()
  pdf.font('Helvetica').fontSize(11)
  for (const paragraph of document.paragraphs) pdf.text(paragraph, { lineGap: 3 }).moveDown()
  pdf.fontSize(9).text('Muster: Dieses Dokument gehört zur Demo von Hausblick.')
  pdf.end()
  return await buffer(pdf)
}

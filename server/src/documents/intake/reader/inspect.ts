import type { Inspection, Refusal } from './answers.ts'
import { beginningOfXml } from './invoice/decode.ts'
import { serve } from './serve.ts'

// Determines what uploaded files are.

/** A PDF's header may stand anywhere within this many bytes (ISO 32000-1, H.3). */
const HEAD_BYTES = 1024
const PDF = '%PDF-'
const PDF_TYPE = 'application/pdf'
const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
/** HTML and SVG, which are no less XML. */
const PAGE_OR_PICTURE = /<(?:!doctype\s+html|html|svg)[\s>]/i
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', ...HEIC])

await serve(inspect)

async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Inspection> {
  const head = Buffer.from(bytes.buffer, 0, Math.min(bytes.length, HEAD_BYTES)).toString('latin1')
  if (head === '') return refused('empty')
  if (head.startsWith(PDF)) return await inspectPdf(bytes)
  const beginning = beginningOfXml(bytes)
  if (beginning !== null) return await inspectXml(bytes, beginning)
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(bytes))?.mime
  // file-type recognises a PDF behind a byte order mark, but not behind other text.
  if ((type === undefined || type === PDF_TYPE) && head.includes(PDF))
    return await inspectPdf(bytes)
  if (type !== undefined && PICTURES.has(type)) return { kind: 'picture' }
  return refused('unknownType')
}

async function inspectXml(bytes: Uint8Array, beginning: string): Promise<Inspection> {
  const { readInvoice } = await import('./invoice/readInvoice.ts')
  const invoice = readInvoice(bytes)
  if (invoice !== null) return { kind: 'invoice', invoice }
  return refused(PAGE_OR_PICTURE.test(beginning) ? 'unknownType' : 'noInvoice')
}

async function inspectPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Inspection> {
  const { openPdf } = await import('./pdf.ts')
  try {
    const pdf = await openPdf(bytes)
    if (pdf === null) return { kind: 'pdf', pages: null }
    const pages = pdf.numPages
    if (pages === 0) return refused('noPages')
    await pdf.getPage(1)
    await pdf.loadingTask.destroy()
    return { kind: 'pdf', pages }
  } catch {
    return refused('broken')
  }
}

function refused(why: Refusal): Inspection {
  return { kind: 'refused', why }
}

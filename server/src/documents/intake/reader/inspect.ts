import type { Inspection, Refusal } from './answers.ts'
import { serve } from './serve.ts'

// Determines what uploaded files are.

/** A PDF's header may stand anywhere within this many bytes (ISO 32000-1, H.3). */
const HEAD_BYTES = 1024
const PDF = '%PDF-'
const PDF_TYPE = 'application/pdf'
const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', ...HEIC])

await serve(inspect)

async function inspect(bytes: Uint8Array<ArrayBuffer>): Promise<Inspection> {
  const head = Buffer.from(bytes.buffer, 0, Math.min(bytes.length, HEAD_BYTES)).toString('latin1')
  if (head === '') return refused('empty')
  if (head.startsWith(PDF)) return await inspectPdf(bytes)
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(bytes))?.mime
  // file-type recognises a PDF behind a byte order mark, but not behind other text.
  if ((type === undefined || type === PDF_TYPE) && head.includes(PDF))
    return await inspectPdf(bytes)
  if (type !== undefined && PICTURES.has(type)) return { kind: 'picture' }
  return refused('unknownType')
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

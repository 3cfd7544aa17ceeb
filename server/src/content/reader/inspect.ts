import { open } from 'node:fs/promises'
import { answer } from './answer.ts'
import type { Inspection, Refusal } from './answers.ts'
import { keepBounds } from './bounds.ts'

// Says what an uploaded file is: node inspect.ts FILE. Nothing is written, so that it may write nothing.

/** Readers look for a PDF's beginning in this many bytes (ISO 32000-1, H.3). */
const HEAD_BYTES = 1024
const PDF = '%PDF-'
const PDF_TYPE = 'application/pdf'
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp'])
const APPLE = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])

const [, , path = ''] = process.argv
keepBounds('inspect', path)
answer(await inspect(path))

async function inspect(path: string): Promise<Inspection> {
  const head = await readHead(path)
  if (head === '') return refused('empty')
  if (head.startsWith(PDF)) return await inspectPdf(path)
  const { fileTypeFromFile } = await import('file-type')
  const type = (await fileTypeFromFile(path))?.mime
  // What begins with a mark of the byte order is known as a PDF all the same.
  if ((type === undefined || type === PDF_TYPE) && head.includes(PDF)) return await inspectPdf(path)
  if (type !== undefined && PICTURES.has(type)) return { kind: 'picture' }
  return refused(type !== undefined && APPLE.has(type) ? 'appleFormat' : 'unknownType')
}

async function inspectPdf(path: string): Promise<Inspection> {
  const { openPdf } = await import('./pdf.ts')
  try {
    const pdf = await openPdf(path)
    if (pdf === null) return { kind: 'pdf', locked: true }
    if (pdf.numPages === 0) return refused('noPages')
    await pdf.getPage(1)
    return { kind: 'pdf', locked: false }
  } catch {
    return refused('broken')
  }
}

async function readHead(path: string): Promise<string> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 })
  await file.close()
  return buffer.toString('latin1', 0, bytesRead)
}

function refused(why: Refusal): Inspection {
  return { kind: 'refused', why }
}

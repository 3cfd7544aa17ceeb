import { getResolvedPDFJS } from 'unpdf'
import type { Pdf } from './pdf.ts'

type Page = Awaited<ReturnType<Pdf['getPage']>>

/** What PDF.js says of an annotation, as far as it is read here; it types none of it. */
interface Annotation {
  readonly id?: string
  readonly subtype?: string
  readonly annotationFlags?: number
  readonly contentsObj?: { readonly str?: string }
  /** The lines of its appearance, where PDF.js reads them. */
  readonly textContent?: readonly string[]
  readonly fieldType?: string
  readonly fieldValue?: unknown
  readonly password?: boolean
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[]
}

/** Invisible, hidden, and not to be viewed (ISO 32000-1, table 165). */
const UNSEEN = 1 | 2 | 32
/** Text and choice; buttons and signatures say nothing that anybody has typed. */
const TYPED = new Set(['Tx', 'Ch'])

/** Returns the text of a page, then what its form fields and annotations say; what cannot be read of it is left out. */
export async function readPageText(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number).catch(() => null)
  if (page === null) return ''
  const parts = [
    await readWritten(page).catch(() => ''),
    ...(await readAdded(page).catch(() => [])),
  ]
  page.cleanup()
  return cleanText(parts.join('\n'))
}

async function readWritten(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

async function readAdded(page: Page): Promise<string[]> {
  const annotations: Annotation[] = await page.getAnnotations()
  const seen = annotations.filter(({ annotationFlags = 0, subtype }) => {
    // A popup repeats what it belongs to.
    return (annotationFlags & UNSEEN) === 0 && subtype !== 'Popup'
  })
  const drawn = seen.some(isOnlyDrawn) ? await readDrawn(page) : new Map<string, string>()
  return seen.map((annotation) => textOf(annotation) || (drawn.get(annotation.id ?? '') ?? ''))
}

function textOf(annotation: Annotation): string {
  const { subtype, contentsObj, textContent = [] } = annotation
  if (subtype === 'Widget') return fieldText(annotation)
  return contentsObj?.str || textContent.join('\n')
}

function fieldText({ fieldType = '', fieldValue, password, options = [] }: Annotation): string {
  if (password || !TYPED.has(fieldType)) return ''
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .join('\n')
}

/** A stamp often has its words in its appearance only, which PDF.js gives as what is to be drawn. */
function isOnlyDrawn(annotation: Annotation): boolean {
  return annotation.subtype === 'Stamp' && textOf(annotation) === ''
}

/** The text that each annotation of a page draws, by the annotation's id. */
async function readDrawn(page: Page): Promise<ReadonlyMap<string, string>> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawn = new Map<string, string>()
  let id: string | null = null
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    if (operator === OPS.beginAnnotation) id = Array.isArray(args) ? String(args[0]) : null
    if (operator === OPS.endAnnotation) id = null
    if (operator === OPS.endText && id !== null) drawn.set(id, `${drawn.get(id) ?? ''}\n`)
    if (operator === OPS.showText && id !== null)
      drawn.set(id, `${drawn.get(id) ?? ''}${glyphText(Object(args)[0])}`)
  }
  return drawn
}

/** Glyphs as letters; a number among them is a gap. */
function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return ''
  return glyphs.map((glyph) => String(Object(glyph).unicode ?? '')).join('')
}

/** A hyphen at the end of a line, in the middle of a word. */
const PARTED = /(?<=\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu
/** What is not seen: it would only stand in the way of finding and of what the text is shown in. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

/** The text of a page as it is searched and shown: words whole, lines parted by a line break, nothing invisible. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(PARTED, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim())
    .filter((line) => line !== '')
    .join('\n')
}

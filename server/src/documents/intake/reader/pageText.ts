import { getResolvedPDFJS } from 'unpdf'
import type { Pdf } from './pdf.ts'

type Page = Awaited<ReturnType<Pdf['getPage']>>

/** The part of PDF.js's untyped annotations that is read here. */
interface Annotation {
  readonly id?: string
  readonly subtype?: string
  readonly annotationFlags?: number
  readonly contentsObj?: { readonly str?: string }
  /** The lines of its appearance stream, where PDF.js extracts them. */
  readonly textContent?: readonly string[]
  readonly fieldType?: string
  readonly fieldValue?: unknown
  readonly password?: boolean
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[]
}

/** The flags Invisible, Hidden and NoView (ISO 32000-1, table 165). */
const INVISIBLE = 1 | 2 | 32
/** Text and choice fields; buttons and signatures have no text. */
const TEXT_FIELDS = new Set(['Tx', 'Ch'])

/** Returns a page's text, followed by that of its form fields and annotations. Parts that cannot be read are left out. */
export async function readPageText(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number).catch(() => null)
  if (page === null) return ''
  const parts = [
    await readContent(page).catch(() => ''),
    ...(await readAnnotations(page).catch(() => [])),
  ]
  page.cleanup()
  return cleanText(parts.join('\n'))
}

async function readContent(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

async function readAnnotations(page: Page): Promise<string[]> {
  const annotations: Annotation[] = await page.getAnnotations()
  const visible = annotations.filter(({ annotationFlags = 0, subtype }) => {
    // A popup repeats its parent's text.
    return (annotationFlags & INVISIBLE) === 0 && subtype !== 'Popup'
  })
  const drawn = visible.some(isOnlyDrawn) ? await readDrawnTexts(page) : new Map<string, string>()
  return visible.map((annotation) => textOf(annotation) || (drawn.get(annotation.id ?? '') ?? ''))
}

function textOf(annotation: Annotation): string {
  const { subtype, contentsObj, textContent = [] } = annotation
  if (subtype === 'Widget') return fieldText(annotation)
  return contentsObj?.str || textContent.join('\n')
}

function fieldText({ fieldType = '', fieldValue, password, options = [] }: Annotation): string {
  if (password || !TEXT_FIELDS.has(fieldType)) return ''
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .join('\n')
}

/** A stamp often has its text only in its appearance stream, which PDF.js exposes as drawing operators. */
function isOnlyDrawn(annotation: Annotation): boolean {
  return annotation.subtype === 'Stamp' && textOf(annotation) === ''
}

/** Returns the text that each annotation of a page draws, by the annotation's id. */
async function readDrawnTexts(page: Page): Promise<ReadonlyMap<string, string>> {
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

/** Numbers among the glyphs are spacing and are skipped. */
function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return ''
  return glyphs.map((glyph) => String(Object(glyph).unicode ?? '')).join('')
}

/** A word hyphenated at a line break. */
const HYPHENATION = /(?<=\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu
/** Control, format, private-use and unassigned characters: they would break searching and display. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

/** Normalises the text of a page for searching and display: NFC, words rejoined, whitespace collapsed, one `\n` between lines. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(HYPHENATION, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(UNPRINTABLE, '').trim())
    .filter((line) => line !== '')
    .join('\n')
}

// Over 200 lines: everything that knows how PDFKit writes tagged content, so that the content itself does not.
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

/** A4 in points, and the edges of what is written on a page. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 56, bottom: 778 }
export const INK = '#17211d'
export const QUIET = '#46524c'
const LINE = '#d5d2c8'
const NO_BREAK = '\u00a0'

const regular = readFont(
  import.meta.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
)
const strong = readFont(
  import.meta.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
)

interface OpenedFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}
type Pdf = PDFKit.PDFDocument
type TagOptions = Parameters<Pdf['struct']>[1] & { readonly scope?: 'Column' | 'Row' }
export type Element = PDFKit.PDFStructureElement

/** Where a heading stands, for the table of contents. */
export interface Place {
  readonly text: string
  readonly level: number
  readonly destination: string
  /** Counted from 1. */
  readonly page: number
}

/** How a text is set. */
interface Style {
  readonly size: number
  readonly isStrong?: boolean
  readonly color?: string
  readonly align?: 'left' | 'right' | 'center'
  /** Has all digits of the same width, so that they stand below each other. */
  readonly isFigure?: boolean
}

/** A tagged PDF (PDF/UA) that is written from top to bottom; whatever is drawn is tagged or an artifact. */
export class Sheet {
  readonly pdf: Pdf
  readonly places: Place[] = []
  readonly color: string
  y = page.top
  private readonly root: Element
  /** The outline's entries at each level, to which those below are added. */
  private readonly outline: PDFKit.PDFOutline[]

  constructor({ title, color, made }: { title: string; color: string; made: Date }) {
    this.color = color
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      // PDFKit's types know neither this nor a document without a standard font, which would not be embedded.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: 'de-DE',
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      font: null as unknown as string,
      info: { Title: title, Creator: 'Hausblick', Producer: 'PDFKit', CreationDate: made },
    })
    this.pdf.registerFont('regular', regular).registerFont('strong', strong)
    this.root = this.pdf.struct('Document')
    this.pdf.addStructure(this.root)
    this.outline = [this.pdf.outline]
    this.addPage()
  }

  addPage(): void {
    this.pdf.addPage()
    this.y = page.top
  }

  get pageCount(): number {
    const { start, count } = this.pdf.bufferedPageRange()
    return start + count
  }

  /** Begins a page unless this much fits on the current one. */
  reserve(height: number): void {
    if (this.y + height > page.bottom) this.addPage()
  }

  /** Adds a tag to the document, or to another one. */
  element(type: string, parent = this.root, options: TagOptions = {}): Element {
    const element = this.pdf.struct(type, options)
    parent.add(element)
    return element
  }

  /** Draws tagged content. */
  tagged(
    type: string,
    draw: () => void,
    { parent = this.root, ...options }: { parent?: Element } & TagOptions = {},
  ): void {
    parent.add(this.pdf.struct(type, options, [draw]))
  }

  /** Draws what screen readers leave out: lines, repetitions, page numbers. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.pdf.markContent('Artifact', { type })
    draw()
    this.pdf.endMarkedContent()
  }

  /** Draws text in lines of a width, without a tag. */
  write(text: string, x: number, y: number, width: number, style: Style): void {
    this.setStyle(style)
    const { align = 'left' } = style
    this.pdf.text(this.printable(text), x, y, { width, align, ...featuresOf(style) })
  }

  heightOf(text: string, width: number, style: Style): number {
    this.setStyle(style)
    return this.pdf.heightOfString(this.printable(text), { width, ...featuresOf(style) })
  }

  paragraph(text: string, { gap = 8, ...style }: Partial<Style> & { gap?: number } = {}): void {
    const set = { size: 9.5, color: INK, ...style }
    const width = page.right - page.left
    const height = this.heightOf(text, width, set)
    this.reserve(height)
    this.tagged('P', () => this.write(text, page.left, this.y, width, set))
    this.y += height + gap
  }

  list(items: readonly string[]): void {
    const list = this.element('L')
    const [indent, style] = [14, { size: 9.5, color: INK }]
    const width = page.right - page.left - indent
    for (const text of items) {
      const height = this.heightOf(text, width, style)
      this.reserve(height)
      const parent = this.element('LI', list)
      this.tagged('Lbl', () => this.write('•', page.left, this.y, indent, style), { parent })
      const body = () => this.write(text, page.left + indent, this.y, width, style)
      this.tagged('LBody', body, { parent })
      this.y += height + 4
    }
    list.end()
    this.y += 6
  }

  /**
   * Writes a heading with an entry in the outline and the table of contents.
   *
   * @param below how much of what follows must stand on the same page
   */
  heading(level: 2 | 3, text: string, below: number, size = level === 2 ? 17 : 11.5): void {
    const style = { size, isStrong: true, color: this.color }
    const width = page.right - page.left
    const height = this.heightOf(text, width, style)
    this.reserve(height + below)
    const destination = `p${this.places.length}`
    this.pdf.addNamedDestination(destination, 'XYZ', 0, this.y - 12, 0)
    const entry = this.outline[level - 2]?.addItem(text, {
      top: this.y - 12,
      left: page.width,
    } as object)
    if (entry) this.outline[level - 1] = entry
    this.places.push({ text, level, destination, page: this.pageCount })
    this.tagged(`H${level}`, () => this.write(text, page.left, this.y, width, style))
    this.y += height + (size > 12 ? 10 : 3)
  }

  line(y: number, { color = LINE, width = 0.5 } = {}): void {
    this.artifact('Layout', () => {
      this.pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(width).stroke(color)
    })
  }

  /** Adds a link to a place of this document around what is drawn. */
  link(parent: Element, to: Place, width: number, height: number, draw: () => void): void {
    const link = this.element('Link', parent)
    const contents = `Seite ${to.page}: ${to.text}`
    link.add(draw)
    // PDFKit's types know neither the tag that an annotation belongs to nor its description.
    const options = { structParent: link, Contents: new String(contents) } as object
    this.pdf.goTo(page.left, this.y, width, height, to.destination, options)
    // Before the page is left: PDFKit takes the page on which a link ends for the page of its annotation.
    link.end()
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Uint8Array> {
    this.root.end()
    this.pdf.end()
    // PDFKit's types do not know that it is a stream of Node's.
    return Buffer.concat(await (this.pdf as unknown as Readable).toArray())
  }

  /** Replaces what the typeface has no glyph for, which PDF/UA forbids to show. */
  private printable(text: string): string {
    // PDFKit's types do not know the typeface that it has opened.
    const { font } = (this.pdf as unknown as OpenedFont)._font
    const show = (character: string) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '?'
    return text
      .normalize('NFC')
      .replace(/[^\S\n]/g, (space) => (space === NO_BREAK ? space : ' '))
      .replace(/[^\s\u0020-\u007e]/gu, show)
  }

  private setStyle({ size, isStrong = false, color = INK }: Style): void {
    this.pdf
      .font(isStrong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(color)
  }
}

/** Figures of one width are wider than others, and so break lines elsewhere. */
function featuresOf({ isFigure = false }: Style) {
  return isFigure ? { features: ['tnum' as const] } : {}
}

/** Reads a typeface, which has all its glyphs in one file, as PDFKit needs them. */
function readFont(url: string): Buffer {
  return readFileSync(fileURLToPath(url))
}

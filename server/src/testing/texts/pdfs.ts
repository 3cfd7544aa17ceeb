import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** Creates a PDF with a page for each text. */
export async function createPdf(
  pages: readonly string[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options })
  for (const page of pages) pdf.addPage().text(page)
  pdf.end()
  return await buffer(pdf)
}

/** Creates a PDF of hand-written objects; the first is the catalog. */
export function rawPdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const end = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(end())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = end()
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`),
    Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

/** Writes a stream object; `entries` are added to its dictionary. */
export function stream(entries: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/** Codes below are not all printable. */
const FIRST_CODE = 0x41

/** Creates a PDF of a text in any script, given in visual order; the font maps its codes to Unicode. */
export function foreignPdf(text: string): Buffer {
  const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')
  const signs = [...text].map((sign, index) => [
    hex(FIRST_CODE + index, 2),
    hex(sign.codePointAt(0) ?? 0, 4),
  ])
  const meanings = signs.map(([code, meaning]) => `<${code}> <${meaning}>`).join('\n')
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
${signs.length} beginbfchar\n${meanings}\nendbfchar endcmap end`
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    stream('', `BT /F 12 Tf 50 700 Td <${signs.map(([code]) => code).join('')}> Tj ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    stream('', map),
  ])
}

/** Texts of form fields and annotations, by kind. */
interface Added {
  readonly field: string
  readonly choice: string
  readonly freeText: string
  readonly note: string
  /** Only in its appearance stream. */
  readonly stamp: string
  readonly password: string
  readonly hidden: string
}

/** Creates a one-page PDF with text, form fields and annotations. */
export function annotatedPdf(text: string, added: Added): Buffer {
  const said = (value: string) => `<feff${Buffer.from(value, 'utf16le').swap16().toString('hex')}>`
  const annotation = (subtype: string, entries: string) =>
    `<</Type/Annot/Subtype/${subtype}/Rect[50 50 250 80]/P 3 0 R${entries}>>`
  const font = '/Resources<</Font<</F 5 0 R>>>>'
  const form =
    '/AcroForm<</Fields[6 0 R 7 0 R 12 0 R 13 0 R]/DA(/F 12 Tf 0 g)/DR<</Font<</F 5 0 R>>>>>>'
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${form}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${font}/Annots[6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 12 0 R 13 0 R]>>`,
    stream('', `BT /F 12 Tf 50 700 Td (${text}) Tj ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    annotation('Widget', `/FT/Tx/T(a)/V${said(added.field)}`),
    annotation('Widget', `/FT/Ch/T(b)/V(1)/Opt[[(0)(Nichts)][(1)${said(added.choice)}]]`),
    annotation('FreeText', `/DA(/F 12 Tf 0 g)/Contents${said(added.freeText)}`),
    annotation('Text', `/Contents${said(added.note)}`),
    annotation('Stamp', '/AP<</N 11 0 R>>'),
    stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 200 30]${font}`,
      `BT /F 12 Tf 5 5 Td (${added.stamp}) Tj ET`,
    ),
    annotation('Widget', `/FT/Tx/Ff 8192/T(c)/V${said(added.password)}`),
    annotation('Widget', `/F 2/FT/Tx/T(d)/V${said(added.hidden)}`),
  ])
}

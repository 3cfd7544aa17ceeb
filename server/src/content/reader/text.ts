import { answer } from './answer.ts'
import type { DocumentText, PageText } from './answers.ts'
import { keepBounds } from './bounds.ts'
import { cleanText } from './cleanText.ts'
import { openPdf, type Pdf } from './pdf.ts'
import { termsOf } from './words.ts'

// Takes the text out of a PDF: node text.ts FILE. What is beyond these bounds is not searched.

const MAX_PAGES = 2000
const MAX_CHARACTERS = 2_000_000
const MAX_PAGE_CHARACTERS = 50_000
/** A tsvector has room for a megabyte. */
const MAX_TERM_BYTES = 500_000
/** Then it answers with the pages that it has read. */
const TIME_MS = 60_000

const [, , path = ''] = process.argv
keepBounds('text', path)
const pdf = await openPdf(path)
answer(pdf === null ? { pages: [], terms: '' } : await readText(pdf))

async function readText(pdf: Pdf): Promise<DocumentText> {
  const pages: PageText[] = []
  const terms = new Set<string>()
  let [characters, bytes] = [0, 0]
  const last = Math.min(pdf.numPages, MAX_PAGES)
  for (let page = 1; page <= last && performance.now() < TIME_MS; page++) {
    const text = cleanText(await readPage(pdf, page))
      .slice(0, MAX_PAGE_CHARACTERS)
      .toWellFormed()
    if (text === '') continue
    characters += text.length
    const pageTerms = [...termsOf(text)]
    pages.push({ page, text, terms: pageTerms.join(' ') })
    for (const term of pageTerms.filter((term) => !terms.has(term))) {
      bytes += Buffer.byteLength(term)
      if (bytes <= MAX_TERM_BYTES) terms.add(term)
    }
    if (characters > MAX_CHARACTERS) break
  }
  return { pages, terms: [...terms].join(' ') }
}

/** Empty where the page cannot be read: others may be. */
async function readPage(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  } catch {
    return ''
  }
}

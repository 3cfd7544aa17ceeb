import type { DocumentText, PageText } from './answers.ts'
import { readPageText } from './pageText.ts'
import { openPdf, type Pdf } from './pdf.ts'
import { serve } from './serve.ts'
import { termsOf } from './words.ts'

// Extracts text from PDFs. Text beyond these limits is not searched; the answer states the last page read.

const MAX_PAGES = 10_000
const MAX_CHARACTERS = 4_000_000
const MAX_PAGE_CHARACTERS = 200_000
/** A tsvector holds at most a megabyte. */
const MAX_TERM_BYTES = 1_000_000
/** After this, it answers with the pages read so far. */
const TIME_MS = 60_000
/** Fewer letters are a stamp, a number of the page or a line about the scanner. */
const LETTERS = 50

await serve(async (bytes) => {
  const pdf = await openPdf(bytes)
  // Its first page stands for all: what reads pictures says that it is locked.
  if (pdf === null) return { pages: [], terms: '', readTo: null, scanned: [1] }
  const text = await readText(pdf)
  await pdf.loadingTask.destroy()
  return text
})

async function readText(pdf: Pdf): Promise<DocumentText> {
  const until = performance.now() + TIME_MS
  const pages: PageText[] = []
  const scanned: number[] = []
  const terms = new Set<string>()
  let [characters, bytes] = [0, 0]
  const readTo = (page: number | null) => ({
    pages,
    terms: [...terms].join(' '),
    readTo: page,
    scanned,
  })
  for (let page = 1; page <= pdf.numPages; page++) {
    if (page > MAX_PAGES || characters > MAX_CHARACTERS || performance.now() > until)
      return readTo(page - 1)
    const whole = await readPageText(pdf, page)
    if (countLetters(whole) < LETTERS) scanned.push(page)
    if (whole === '') continue
    const text = whole.slice(0, MAX_PAGE_CHARACTERS).toWellFormed()
    const pageTerms = [...termsOf(text)]
    const added = pageTerms.filter((term) => !terms.has(term))
    bytes += added.reduce((sum, term) => sum + Buffer.byteLength(term), 0)
    if (bytes > MAX_TERM_BYTES) return readTo(page - 1)
    for (const term of added) terms.add(term)
    characters += text.length
    pages.push({ page, text, terms: pageTerms.join(' ') })
    if (text.length < whole.length) return readTo(page)
  }
  return readTo(null)
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

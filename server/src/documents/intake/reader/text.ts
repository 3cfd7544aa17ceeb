import type { Invoice } from '@hausblick/contract/invoice.ts'
import type { DocumentText, PageText } from './answers.ts'
import { beginningOfXml } from './invoice/decode.ts'
import { readPageText } from './pageText.ts'
import { openPdf } from './pdf.ts'
import { serve } from './serve.ts'
import { termsOf } from './words.ts'

// Extracts text from PDFs and electronic invoices. Text beyond these limits is not searched; the answer states the last page read.

const MAX_PAGES = 10_000
const MAX_CHARACTERS = 4_000_000
const MAX_PAGE_CHARACTERS = 200_000
/** A tsvector holds at most a megabyte. */
const MAX_TERM_BYTES = 1_000_000
/** After this, it answers with the pages read so far. */
const TIME_MS = 60_000
/** Fewer letters are a stamp, a number of the page or a line about the scanner. */
const LETTERS = 50

await serve(async (bytes): Promise<DocumentText> => {
  if (beginningOfXml(bytes) !== null) return await readXml(bytes)
  const data = await readData(bytes).catch(() => '')
  const pdf = await openPdf(bytes)
  // Its first page stands for all: what reads pictures says that it is locked.
  if (pdf === null) return { pages: [], terms: '', readTo: null, scanned: [1] }
  const text = await readText(pdf.numPages, (page) => readPageText(pdf, page), data)
  await pdf.loadingTask.destroy()
  return text
})

async function readXml(bytes: Uint8Array): Promise<DocumentText> {
  const { readInvoice } = await import('./invoice/readInvoice.ts')
  const data = await describe(readInvoice(bytes))
  return { ...(await readText(1, async () => data)), scanned: [] }
}

/** Returns what the invoice in a PDF says. What finds that takes longer to load than to read most texts. */
async function readData(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // The type of streams, which are never packed together.
  if (!Buffer.from(bytes.buffer).includes('/EmbeddedFile')) return ''
  const { examinePdf } = await import('./examinePdf.ts')
  return await describe((await examinePdf(bytes)).invoice)
}

async function describe(invoice: Invoice | null): Promise<string> {
  const { describeInvoice } = await import('./invoice/text.ts')
  return invoice === null ? '' : describeInvoice(invoice)
}

/**
 * Returns the text of all pages.
 *
 * @param data what is found on the first page, though that does not show it
 */
async function readText(
  count: number,
  readPage: (page: number) => Promise<string>,
  data = '',
): Promise<DocumentText> {
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
  for (let page = 1; page <= count; page++) {
    if (page > MAX_PAGES || characters > MAX_CHARACTERS || performance.now() > until)
      return readTo(page - 1)
    const whole = await readPage(page)
    if (countLetters(whole) < LETTERS) scanned.push(page)
    const beside = page === 1 ? data : ''
    if (whole === '' && beside === '') continue
    const text = shorten(whole)
    const pageTerms = [...termsOf(`${text}\n${shorten(beside)}`)]
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

function shorten(text: string): string {
  return text.slice(0, MAX_PAGE_CHARACTERS).toWellFormed()
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

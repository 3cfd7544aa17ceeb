import { date as germanDate } from '@hausblick/contract/encoding/date.ts'
import type { Invoice } from '@hausblick/contract/invoice.ts'
import { writeAmount } from '@hausblick/figures/documents/invoice.ts'
import { type FoundNumber, numbersOf } from '../numbers.ts'
import { readPageText } from '../pageText.ts'
import { openPdf } from '../pdf.ts'

// What the pages of a ZUGFeRD show against what its data state: to alter one of them is a known way to cheat.

const MAX_PAGES = 50
const TIME_MS = 5_000
/** UTF-16 code units. */
const MAX_TEXT = 500_000
/** Fewer letters are a scan with a stamp. */
const MIN_LETTERS = 50
/** Shorter beginnings of a number may be anything. */
const MIN_PREFIX = 5
const LOCALES = ['de', 'en', 'fr', 'it', 'nl']
const DAY = String.raw`\d{1,2}\. ?\d{1,2}\. ?(?:\d{4}|\d\d)(?!\d)|\d{4}-\d\d-\d\d`
const AMOUNT = String.raw`(?:€|EUR)?\s*-?\d{1,3}(?:[. \u00a0]?\d{3})*,\d\d(?!\d)`
const NUMBER = String.raw`[\p{L}\d]+(?:[./_-][\p{L}\d]+)*`

/** Returns a German sentence for each of number, date and payable amount that the pages do not show. Takes the bytes over. */
export async function compareWithPages(
  bytes: Uint8Array<ArrayBuffer>,
  invoice: Invoice,
): Promise<string[]> {
  const text = await readPages(bytes).catch(() => null)
  return text === null ? [] : findDifferences(text, invoice)
}

/** Returns null where there are hardly any letters, or more than are looked at. */
async function readPages(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const until = performance.now() + TIME_MS
  const pdf = await openPdf(bytes)
  if (pdf === null || pdf.numPages > MAX_PAGES) return null
  const pages: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    if (performance.now() > until) return null
    pages.push(await readPageText(pdf, page))
  }
  await pdf.loadingTask.destroy()
  const text = pages.join('\n')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters < MIN_LETTERS || text.length > MAX_TEXT ? null : text
}

/** Returns a German sentence for each of number, date and payable amount that a text does not contain in any usual spelling. */
export function findDifferences(text: string, invoice: Invoice): string[] {
  const { number, date, payable, currency } = invoice
  const differs = (name: string, stated: string, isShown: boolean, shown: RegExp) => {
    if (isShown) return []
    const other = shown.exec(text)?.groups?.value?.trim()
    const pages = other
      ? `auf den Seiten des PDFs steht ${other}`
      : 'auf den Seiten des PDFs steht das nicht'
    return [`${name} laut E-Rechnung ist ${stated}, ${pages}.`]
  }
  return [
    ...differs('Die Nummer', number, showsNumber(text, number), namedNumber),
    ...(date === null
      ? []
      : differs('Das Datum', germanDate.write(date), showsDay(text, date), namedDay)),
    ...(payable === null || payable === 0
      ? []
      : differs(
          'Der Zahlbetrag',
          writeAmount(payable, currency),
          showsAmount(text, payable),
          namedAmount,
        )),
  ]
}

const namedNumber = new RegExp(
  String.raw`(?:(?:Rechnungs|Beleg)-?\s?(?:nummer|nr\.?)|(?:Rechnung|Beleg|Invoice)\s(?:Nr\.|Nummer|No\.?|#))\s*:?\s*(?<value>(?=\D{0,20}\d)${NUMBER})`,
  'iu',
)
const namedDay = new RegExp(String.raw`\b(?:Rechnungs|Beleg)?datum\s*:?\s*(?<value>${DAY})`, 'iu')
const namedAmount = new RegExp(
  String.raw`(?:Zahlbetrag|Rechnungs(?:betrag|summe)|Gesamt(?:betrag|summe)|Brutto(?:betrag|summe)|End(?:betrag|summe)|zu zahlen)\s*:?\s*(?<value>${AMOUNT})`,
  'iu',
)

const plain = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase()

/** A number that only continues one on the pages, such as that of a contract, is not missed. */
function showsNumber(text: string, number: string): boolean {
  if (plain(text).includes(plain(number))) return true
  const tokens = text.match(new RegExp(NUMBER, 'gu')) ?? []
  return tokens.some(
    (token) =>
      token.length >= MIN_PREFIX &&
      number.startsWith(token) &&
      /[^\p{L}\d]/u.test(number.charAt(token.length)),
  )
}

function showsDay(text: string, date: string): boolean {
  const [year = '', month = '', day = ''] = date.split('-')
  if (hasNumber(text, 'date', `${day}${month}${year}`)) return true
  const [d, m, y] = [
    `0?${Number(day)}`,
    `0?${Number(month)}`,
    `(?:${year.slice(0, 2)})?${year.slice(2)}`,
  ]
  const names = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(new Date(date)),
    ),
  )
  const name = `(?:${names.join('|').replaceAll('.', '')})`
  const spellings = [
    `${d}[./-]${m}[./-]${y}`,
    `${year}[./-]?${month}[./-]?${day}`,
    `${m}/${d}/${y}`,
    String.raw`${d}\.?(?:th|st|nd|rd|er)?[\s-]*${name}\.?[\s-]*${y}`,
    String.raw`${name}\.?\s*${d}(?:th|st|nd|rd)?,?\s*${y}`,
  ]
  return new RegExp(String.raw`(?<!\d)(?:${spellings.join('|')})(?!\d)`, 'iu').test(text)
}

function showsAmount(text: string, cents: number): boolean {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const [whole, part] = [digits.slice(0, -2), digits.slice(-2)]
  if (hasNumber(text, 'amount', `${whole}k${part}`)) return true
  return (
    part === '00' &&
    (hasNumber(text, 'amount', whole) ||
      new RegExp(String.raw`(?<![\d.,])${whole}(?!\d|[.,]\d)`).test(text))
  )
}

function hasNumber(text: string, kind: FoundNumber['kind'], term: string): boolean {
  return numbersOf(text).some((found) => found.kind === kind && found.term === term)
}

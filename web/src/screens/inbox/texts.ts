import { FROM_INVOICE, type InvoiceSummary } from '@hausblick/contract/invoice.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { formatCount, formatNumber, NO_BREAK } from '../../base/format/number.ts'

// The page
export const heading = pages.inbox.title
export const allDocuments = 'Zu allen Dokumenten'
export const loading = 'Lade Eingang…'
export const failed = 'Der Eingang konnte nicht geladen werden.'
export const pileArrived =
  'Hochgeladen. Was Sie eingelegt haben, wartet hier darauf, erfasst zu werden.'

// The number of waiting documents
export const waiting = (shown: number, total: number) => {
  const count = total === 1 ? 'Ein Dokument wartet.' : `${formatCount(total)} Dokumente warten.`
  return total > shown ? `${count} Hier sind die ältesten ${formatCount(shown)}.` : count
}
export const gone = 'Das gesuchte Dokument wartet nicht mehr im Eingang.'
export const nothingHeading = 'Nichts zu erfassen'
export const nothing = 'Was Kunden hochladen oder Sie in den Eingang legen, erscheint hier.'

// Each document
/** Precedes the sender's email address. */
export const from = 'Von'
export const noCustomer = 'Ohne Kunden'
export const pagesOf = (pages: number) =>
  `${noCustomer} · ${pages === 1 ? '1 Seite' : `${formatCount(pages)} Seiten`}`
export const look = 'Dokument ansehen'
export const preview = (name: string) => `Vorschau: ${name}`
export const file = 'Erfassen'
/** Where a value comes from: words of the document, or of its sender. */
export const comesFrom = (words: string) =>
  words.startsWith(FROM_INVOICE)
    ? `Aus der E-Rechnung: „${words.slice(FROM_INVOICE.length)}“`
    : `Aus: „${words}“`
export const describeInvoice = ({ supplier, number, payable, currency }: InvoiceSummary) => {
  const isEuro = currency === null || currency === 'EUR'
  const amount =
    payable !== null && (isEuro ? formatMoneyExactly(payable) : inCurrency(payable, currency))
  return ['E-Rechnung', supplier, `Nr. ${number}`, amount].filter(Boolean).join(' · ')
}
const inCurrency = (cents: number, currency: string) =>
  `${currency}${NO_BREAK}${formatNumber(cents / EURO, 2, 2)}`
export const doubts = (count: number) =>
  count === 1 ? 'Eine Unstimmigkeit' : `${formatCount(count)} Unstimmigkeiten`
export const onlyAddress = 'Einzige Adresse des Kunden'
export const asBefore = 'Wie beim vorigen'
/** Precede the link to it. */
export const filedAlready = 'Schon abgelegt'
export const waitsAlready = 'Wartet schon einmal'
export const sameNumberAlready = 'Rechnungsnummer gibt es schon'
export const sameNumber = ({ number, supplier }: InvoiceSummary) =>
  `Die Rechnung ${number}${supplier === null ? '' : ` von ${supplier}`} gibt es schon`
export const askAgain = (invoices: readonly InvoiceSummary[]) =>
  `${invoices.map(sameNumber).join('. ')}. Wenn das seine Richtigkeit hat, bestätigen Sie noch einmal.`
export const sameOf = (name: string, owner: string) => `${name}, ${owner}`
export const fromFolder = 'Aus dem überwachten Ordner'
export const unread =
  'Die erste Seite ließ sich nicht lesen; aus ihrem Text wird deshalb nichts vorgeschlagen.'
export const unreadWhy = 'Warum'
export const dateOfArrival = 'Tag des Eingangs'
export const filed = (description: string) => `Erfasst: ${description}`
export const givenToMany = (name: string, total: number) =>
  total === 1
    ? `Einem Eigentümer gegeben: ${name}`
    : `${formatCount(total)} Eigentümern gegeben: ${name}`
export const toMany = 'An mehrere geben'
export const alsoToOthers = 'Auch an weitere'
export const undo = 'Rückgängig'
export const notFiled = (name: string, reason: string) => `„${name}“ ist nicht erfasst: ${reason}`
export const lost = (name: string) =>
  `Jemand anderes war schneller: „${name}“ wartet nicht mehr im Eingang.`
export const goOn = 'Weiter mit dem nächsten'
/** What keys do, as shown beside the form. */
export const shortcuts = [
  { keys: 'Eingabe', does: 'erfasst' },
  { keys: 'Alt+N', does: 'nächstes' },
  { keys: 'Alt+Umschalt+N', does: 'voriges' },
  { keys: 'Alt+V', does: 'übernimmt Vorschläge' },
  { keys: 'Alt+M', does: 'markiert' },
  { keys: 'Alt+R', does: 'nimmt zurück' },
]

// The dialog that files several
export const fileMarked = (count: number) =>
  count === 1 ? '1 Dokument erfassen' : `${formatCount(count)} Dokumente erfassen`
export const eachOwn = 'Name und Datum behält jedes für sich:'
/** Whose the post becomes that is no customer's yet. */
export const ofPapers = (count: number) =>
  count === 1 ? 'Für die Post ohne Kunden' : `Für ${formatCount(count)} Schreiben ohne Kunden`

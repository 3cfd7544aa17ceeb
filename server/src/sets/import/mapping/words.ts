import { COMPARABLE, GRADUATED, INDEXED } from '@hausblick/contract/encoding/rentAgreement.ts'
import { foldText } from '@hausblick/figures/text.ts'

// What single words of cells mean. Whatever else they say is asked about.

const DEBIT =
  /^(?:s|soll|d|dr|db|debit|debet|[-−–]|minus|ausgaben?|ausgange?|auszahlung(?:en)?|zahlungsausgang|abgang|abgange|af|lastschrift|belastung|abbuchung|bezahlt|gezahlt|aufwand|aus|out(?:going)?|expense)$/
const CREDIT =
  /^(?:h|haben|c|cr|credit|kredit|\+|plus|einnahmen?|eingange?|einzahlung(?:en)?|zahlungseingang|zugang|zugange|bij|gutschrift|erhalten|ertrag|ein|in(?:coming)?|income)$/

/** Returns the side that a word names; null if it names none. */
export function readSide(text: string): 'debit' | 'credit' | null {
  const word = foldText(text).trim().replace(/\.$/, '')
  return DEBIT.test(word) ? 'debit' : CREDIT.test(word) ? 'credit' : null
}

const STATE = '^(?:(?:umsatz|buchung|posten|zahlung)[ -]?)?'
const BOOKED = new RegExp(
  `${STATE}(?:gebucht|verbucht|booked|posted|bezahlt|paid|erledigt|abgeschlossen|ausgeglichen|ausgefuhrt|completed|settled|festgeschrieben|wertgestellt|ok|aktiv|gultig)$`,
)
const NOT_BOOKED = new RegExp(
  `${STATE}(?:vorgemerkt\\p{L}*|vormerkung|vormerkposten|vorgemerkter posten|pending|geplant|planned|ausstehend|in bearbeitung|entwurf|draft|nicht gebucht|ungebucht|not booked|unposted|angekundigt|schwebend|vorlaufig|abgelehnt|rejected|failed|fehlgeschlagen)$`,
  'u',
)
/** The rows of such a booking may or may not be made up for by others. */
const UNCLEAR = new RegExp(
  `${STATE}(?:offen|open|unbezahlt|unpaid|storniert|storno|cancell?ed|annulliert|void|ungultig|geloscht|zuruckgegeben|reversed)$`,
)

/** Returns whether a word says that a posting is booked; null if it says nothing of that. */
export function readState(text: string): 'booked' | 'not booked' | 'unclear' | null {
  const word = foldText(text).trim()
  if (BOOKED.test(word)) return 'booked'
  return NOT_BOOKED.test(word) ? 'not booked' : UNCLEAR.test(word) ? 'unclear' : null
}

const AGREEMENTS = [
  [/staffel|557 ?a/, GRADUATED],
  [/index|vpi|verbraucherpreis|wertsicher|557 ?b/, INDEXED],
  [/vergleichsmiete|mietspiegel|558/, COMPARABLE],
] as const
const DENIED = /\b(?:kein|nicht|ohne)/

/** Returns how a rent rises by a cell of a rent roll; null where it names several ways, or denies one. */
export function readAgreement(text: string): string | null {
  const folded = foldText(text)
  const [found, another] = AGREEMENTS.filter(([words]) => words.test(folded))
  return found && !another && !DENIED.test(folded) ? found[1] : null
}

import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { keyFieldsOf } from '../apply/keys.ts'
import { subjects } from '../fields/subjects.ts'
import type { ProposedField, SourceColumn } from './field.ts'

// Lists of staff, of goods or of a club's bookings have names, numbers and amounts as well. What a sheet is about is certain only
// where it speaks of property.

/** Folded words of headings, by what they speak of. */
const PROPERTY =
  /miet|pacht|wohn|whg|immobil|liegenschaft|lieg\.|eigent|hausgeld|nebenkost|betriebskost|heizkost|kaltm|grundst|objekt|obj\.|gebaude|\bhaus\b|hauser|einheit|\b(?:we|ve|me|weg|nk|bk|bgf|kaution|leerstand|top)\b|stellpl|verkehrswert|marktwert|kaufpreis|zimmer|\b(?:lease|tenant|rent|unit|property|landlord)|vermiet|beleihung/
const DEBT =
  /darlehen|darl\.|kredit|hypothek|restschuld|restkapital|restvaluta|valut|zins|tilgung|annuitat|finanzierung|nominal|glaubiger|\bbank|beleihung|kapitaldienst|engagement|\bloan|mortgage|lender|maturity|outstanding/
const OWNERS =
  /eigent|hausgeld|stimmrecht|\bweg\b|wohnung|einheit|immobil|liegenschaft|objekt|vermieter|hausverwalt|owner|landlord/
/** A format of journals. */
const DATEV = /\b(?:extf|dtvf)(?![a-z])/
const ADDRESSES = /adress|kontakt/
const CLIENTS = /mandant|auftraggeber/
/** A shop has them too, and says more of them. */
const CUSTOMERS = /kunde|\bkd\b/
/** What names of accounts and texts of postings say of rented property. */
const RENTED =
  /miete|mietz|\bmiet|pacht|hausgeld|wohngeld|nebenkost|betriebskost|grundsteu|hausverwalt|hausmeister|wohnung|liegenschaft|instandhalt|umlage/

interface Sheet {
  readonly columns: readonly SourceColumn[]
  readonly fields: readonly (ProposedField | null)[]
  /** Its name, its file's and its titles, folded. */
  readonly said: string
}

/** Whether a sheet that resembles a subject speaks of what the subject is about. */
export function speaksFor(subject: Subject, sheet: Sheet): boolean {
  const { columns, fields, said } = sheet
  const headings = columns.map(({ heading }) => foldText(heading))
  const count = (pattern: RegExp) =>
    headings.filter((heading) => pattern.test(heading)).length + (pattern.test(said) ? 1 : 0)
  const keyIndex = fields.findIndex((field) => field && keyFieldsOf(subject).includes(field.field))
  const isKeySpecific = (pattern: RegExp) => pattern.test(headings[keyIndex] ?? '')
  switch (subject) {
    case 'unit':
    case 'portfolio':
      return count(PROPERTY) >= 2
    case 'building':
      return count(PROPERTY) >= (isExplained(sheet) ? 1 : 2)
    case 'loan':
      return (
        count(DEBT) >= 2 &&
        // The rows of a plan of repayments are numbered too.
        (isKeySpecific(DEBT) || fields.some((field) => field?.field === 'lender'))
      )
    case 'posting':
      return (
        fields.some(
          (field, index) =>
            field !== null && PLACES.has(field.field) && PROPERTY.test(headings[index] ?? ''),
        ) ||
        DATEV.test(said) ||
        shareOfRented(sheet) >= LEAST_RENTED
      )
    case 'owner':
      return (
        count(OWNERS) >= 1 ||
        ((ADDRESSES.test(said) || count(CLIENTS) >= 1) && isOfAddresses(sheet, 1)) ||
        (count(CUSTOMERS) >= 1 && isOfAddresses(sheet, 0))
      )
  }
}

const PLACES: ReadonlySet<string> = new Set(['objectid', 'propertyid'])
/** A household or a club pays a rent now and then. */
const LEAST_RENTED = 0.2

function isExplained({ columns, fields }: Sheet): boolean {
  return columns.every(({ heading }, index) => heading.trim() === '' || fields[index] !== null)
}

/** A list of addresses that says nothing else of people: neither their department nor their fee. */
function isOfAddresses({ columns, fields }: Sheet, mostOthers: number): boolean {
  const has = (...names: readonly string[]) =>
    fields.some((field) => field && names.includes(field.field))
  const other = columns.filter(({ heading }, index) => {
    const words = foldText(heading).split(/[^\p{L}]+/u)
    return (
      heading.trim() !== '' &&
      !fields[index] &&
      !words.some((word) => subjects.owner.companions?.some((one) => word.startsWith(one)))
    )
  })
  return has('customerid') && has('email') && has('name', 'lastname') && other.length <= mostOthers
}

/** The share of the rows of a journal that speak of rented property. */
function shareOfRented({ columns }: Sheet): number {
  const rows = columns[0]?.values ?? []
  const rented = rows.filter((_, row) =>
    columns.some(({ values }) => RENTED.test(foldText(values[row] ?? ''))),
  )
  return rows.length === 0 ? 0 : rented.length / rows.length
}

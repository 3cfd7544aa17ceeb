import type { Suggested } from '@hausblick/contract/calls/suggestion.ts'
import { FROM_INVOICE, type Invoice, type InvoiceAddress } from '@hausblick/contract/invoice.ts'
import { addressLine } from '../../records/address.ts'
import { foldText } from '../../text.ts'
import { type KnownPlace, listSpots } from './address.ts'
import { readLetter } from './letter.ts'
import { type Known, type Placed, suggestPlace } from './place.ts'
import { findStreetSpots, listStreetKeys, streetKey } from './streets.ts'

/** A unit, building or loan by a number or name that an invoice may state. */
export interface Numbered extends Pick<KnownPlace, 'customerId' | 'address'> {
  readonly number: string
}

/** What the database knows of what an invoice may name. */
export interface KnownToInvoice extends Known {
  readonly numbered: readonly Numbered[]
}

/** What an invoice says of what it is for: the fields for references, and its own words. */
export function listReferences(invoice: Invoice): { fields: string[]; notes: string[] } {
  const { buyerReference, order, contract, project, paymentReference, notes, lines } = invoice
  const fields = [buyerReference, order, contract, project, paymentReference]
  const words = lines.flatMap(({ name, description }) => [name, description])
  return {
    fields: fields.filter((each) => each !== null),
    notes: [...notes, ...words].filter((each) => each !== null),
  }
}

/** Returns lines that name all addresses and people of an invoice except the seller's. */
export function listPlaceLines(invoice: Invoice): string[] {
  const { fields, notes } = listReferences(invoice)
  return [...headOf(invoice), ...deliveryOf(invoice), ...buyerOf(invoice), ...fields, ...notes]
}

/**
 * Suggests where an invoice belongs: by its delivery address, then by its references and words, then by its buyer, then by its
 * pages. What one of them plainly says is not made doubtful by those after it.
 *
 * @param written what its pages say
 * @param said what its sender says of it
 */
export function suggestInvoicePlace(
  invoice: Invoice,
  { written, said }: { readonly written: Placed; readonly said: readonly string[] },
  known: KnownToInvoice,
): Placed {
  const { fields, notes } = listReferences(invoice)
  const [head, delivery, buyer] = [headOf(invoice), deliveryOf(invoice), buyerOf(invoice)]
  const place = (lines: readonly string[], places = known.places) => {
    const stated = dropOthers(lines.join('\n'), invoice, known.own)
    const spots = listSpots({ lines: stated.split('\n') })
    const { street, unit, customer } = suggestPlace(readLetter(stated), spots, { ...known, places })
    return { street: quote(street), unit: quote(unit), customer: quote(customer) }
  }
  const numbered = findNumbered({ fields, notes }, known.numbered)
  const named = numbered ? [`Objekt: ${addressLine(numbered.address)}`] : []
  // Programs repeat the buyer's address where they know no other.
  const isElsewhere = streetOf(invoice.delivery) !== streetOf(invoice.buyer)
  const about = [...(isElsewhere ? delivery : []), ...named, ...fields, ...notes, ...said]
  const byWords = place([...head, ...about])
  const steps: Placed[] = [
    place([...head, ...delivery]),
    byWords,
    // A number tells whose it is, where several have something at its address.
    ...(numbered && byWords.street
      ? [place([...head, ...named], known.places.filter(isOf(numbered.customerId)))]
      : []),
    place([...head, ...buyer]),
    written,
  ]
  return choosePlaced(steps)
}

/** Returns the best of what several steps say, whose first certain address stands; of several customers none is certain without one. */
function choosePlaced(steps: readonly Placed[]): Placed {
  const street = steps.find((each) => each.street?.isCertain)?.street?.value
  const fitting = steps.filter((each) => street === undefined || each.street?.value === street)
  const [best = NOWHERE] = fitting.toSorted((one, other) => weigh(other) - weigh(one))
  const owners = new Set(steps.flatMap(({ customer }) => customer?.value ?? []))
  const { customer } = best
  const isDoubtful = street === undefined && owners.size > 1
  return isDoubtful ? { ...best, customer: customer && { ...customer, isCertain: false } } : best
}

const NOWHERE: Placed = { street: null, unit: null, customer: null }

function quote<Of extends Suggested>(suggested: Of | null): Of | null {
  return suggested && { ...suggested, words: `${FROM_INVOICE}${suggested.words}` }
}

/** A suggestion weighs the more, the more of it is certain, and then the more it has. */
function weigh({ street, customer, unit }: Placed): number {
  const all = [street, customer, unit].filter((each) => each !== null)
  return all.length + 10 * all.filter(({ isCertain }) => isCertain).length
}

function isOf(customerId: string) {
  return (place: KnownPlace) => place.customerId === customerId
}

function headOf({ buyer: { name } }: Invoice): string[] {
  return name !== null && findStreetSpots(name).length === 0 ? [nameBuyer(name)] : []
}

/** A community is often called as its house, which needs no second mention. */
function buyerOf({ buyer }: Invoice): string[] {
  const name = buyer.name ?? ''
  const keys = findStreetSpots(name).flatMap(listStreetKeys)
  if (keys.length === 0) return [writeAddress(buyer)]
  const isThere = keys.some(({ key }) => key === streetOf(buyer))
  return [nameBuyer(isThere ? `${name}, ${writeAddress({ ...buyer, street: null })}` : name)]
}

function nameBuyer(name: string): string {
  return `Rechnungsempfänger: ${name}`
}

function deliveryOf({ delivery }: Invoice): string[] {
  if (!delivery?.street) return []
  const { name } = delivery
  const isName = name !== null && findStreetSpots(name).length === 0
  return [...(isName ? [`Bei: ${name}`] : []), `Leistungsort: ${writeAddress(delivery)}`]
}

function writeAddress({ street, zip, city }: InvoiceAddress): string {
  return addressLine({ street: street ?? '', number: '', zipcode: zip ?? '', city: city ?? '' })
}

function streetOf(address: InvoiceAddress | null): string | null {
  return address?.street ? streetKey(address.street) : null
}

/** Returns a text without the lines that name the address of the seller, or of the operator. */
export function dropOthers(text: string, invoice: Invoice, own: string): string {
  const lines = text.split('\n').filter((line) => !isOfOthers(line, invoice, own))
  return lines.join('\n')
}

function isOfOthers(line: string, { seller }: Invoice, own: string): boolean {
  const sellers = streetOf(seller)
  return findStreetSpots(line).some((spot) => {
    const keys = listStreetKeys(spot).map(({ key }) => key)
    const zip = spot.after.find((word) => /^\d{5}$/.test(word))
    const isSellers = sellers !== null && keys.includes(sellers)
    return (
      keys.includes(streetKey(own) ?? '') ||
      (isSellers && (zip === undefined || zip === seller.zip || seller.zip === null))
    )
  })
}

/** Before a number that is none of the seller's own. */
const LABEL =
  /(?:objekt|(?:wohn)?einheit|wohnung|liegenschaft|gebaude|mieteinheit|darlehen|kredit)s?(?:-?(?:nr|nummer|id|kennung|vertrag))?[.:#]? ?$/u
/** Shorter ones are in many texts by chance. */
const SHORTEST = 3
const SHORTEST_UNLABELLED = 4

/** Finds what an invoice states by its number; null where that may be several things at different addresses. */
function findNumbered(
  { fields, notes }: ReturnType<typeof listReferences>,
  numbered: readonly Numbered[],
): Numbered | null {
  const folded = fields.map((field) => foldText(field.trim()))
  const texts = [...folded, ...notes.map(foldText)]
  const found = numbered.filter(({ number }) => {
    const wanted = foldText(number.trim())
    if (wanted.length < SHORTEST) return false
    return folded.includes(wanted) || texts.some((text) => statesNumber(text, wanted))
  })
  const keyOf = ({ customerId, address }: Numbered) => `${customerId} ${addressLine(address)}`
  return new Set(found.map(keyOf)).size === 1 ? (found[0] ?? null) : null
}

function statesNumber(text: string, number: string): boolean {
  const isOwnWord = number.length >= SHORTEST_UNLABELLED && /\p{L}.*\d|\d.*\p{L}/u.test(number)
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const [before, behind] = [text.slice(0, at), text.slice(at + number.length)]
    if (/[\p{L}\p{N}-]$/u.test(before) || /^(?:[\p{L}\p{N}-]|[.,/]\d)/u.test(behind)) continue
    if (LABEL.test(before) || (isOwnWord && !number.includes(' '))) return true
  }
  return false
}

import { foldText } from '../../text.ts'
import { type AddressSpot, type FoundAddress, type KnownPlace, listSpots } from './address.ts'
import type { Letter } from './letter.ts'
import { hasName, nameForms, nameWords } from './people.ts'
import { listStreetKeys, streetKey } from './streets.ts'

/** How plainly an address that a letter names is the one that it is about. */
export interface Meaning {
  readonly isMeant: boolean
  /** Whether it is somebody's who is neither a tenant nor an owner there, or of another flat. */
  readonly isOfStranger: boolean
}

/** What may stand behind a number and is no town. */
const PART =
  /^(?:[eoud]g|erd|dach|ober|unter|zwischen|kg|sout|hochpart|parterre|part$|wohn|whg|we$|einheit|app|haus|hinter|vorder|seiten|treppen|keller|hof|garten|etage|stock|link|recht|mitte|zimmer|laden|gewerbe|buro|praxis|garage|stellplatz|tiefgarage|d$)/u
const FORMER =
  /fruher|ehemal|vormal|verzogen|umgezogen|nachsende|(?:neue|alte|bisherige|kunftige)[rn]? (?:anschrift|adresse)|jetzt:/u
/** As many lines at the top have the sender. */
const SENDER_LINES = 3
/** Whoever sends these is in business, wherever he has rented his shop. */
const BUSINESS =
  /^(?:rechnung|angebot|kontoauszug|auszug|gutschrift|auftragsbestatigung|lieferschein|mahnung|zahlungserinnerung|invoice)/u
const ON_BEHALF = /^(?:c\/o|z\. ?hd|p\. ?adr|vertreten)/u
const LINE_OF_ADDRESS = /[·•|,;–-]$/u
const STREET =
  /(?:strasse|weg|allee|platz|gasse|ring|ufer|damm|steig|pfad|markt|chaussee|wall|graben)$/u
const FLAT =
  /(?<!\p{L})(?:we|wohnung|whg|wohneinheit|einheit)\.? ?(?:nr\.? ?)?(\d{1,4})(?![\d.,])/gu

/** Judges whether an address is what a letter is about, rather than its sender's, an owner's home or an earlier one. */
export function judgeMeaning(
  letter: Letter,
  found: FoundAddress,
  customers: ReadonlyMap<string, string>,
): Meaning {
  const there = found.spots.map((spot) => judge(letter, spot, found.places, customers))
  return {
    isMeant: there.some(({ isMeant }) => isMeant),
    isOfStranger: there.every(({ isOfStranger }) => isOfStranger) || namesOtherFlat(letter, found),
  }
}

function judge(
  letter: Letter,
  spot: AddressSpot,
  places: readonly KnownPlace[],
  customers: ReadonlyMap<string, string>,
): Meaning {
  const isTop = spot.index < SENDER_LINES
  const isBlock = spot.prefix === '' || (isTop && LINE_OF_ADDRESS.test(spot.prefix))
  const town = spot.next || (isBlock ? spot.below : '')
  const isClear = isInTown(town, spot, places) && !FORMER.test(foldText(spot.line))
  if (!isBlock) return { isMeant: isClear, isOfStranger: false }
  const person = readPerson(letter, spot)
  const has = (name: string) => nameForms(name).some((form) => hasName(person, form))
  if (places.some(({ customerId }) => has(customers.get(customerId) ?? '')))
    return { isMeant: false, isOfStranger: false }
  const isTenant = places.some(({ tenant }) => {
    const last = nameWords(tenant?.lastName ?? '').at(-1)
    return last !== undefined && nameWords(person).includes(last)
  })
  const isBusiness = letter.titles.some((line) => BUSINESS.test(foldText(line)))
  const isSender = isTop && (isBusiness || (person !== '' && !isTenant))
  return {
    isMeant: isClear && !isSender && !isAboutAnother(letter, places),
    isOfStranger: person !== '' && !isTenant,
  }
}

/** Whether what follows an address may not be the name of another town. */
function isInTown(town: string, { after }: AddressSpot, places: readonly KnownPlace[]): boolean {
  if (town === '' || PART.test(town) || /^\d{5}$/.test(after[0] ?? '')) return true
  return places.some(({ address }) => foldText(address.city).split(/[^\p{L}]/u)[0] === town)
}

/** Returns the name above an address, or in its line. */
function readPerson({ lines, folded }: Letter, { index, prefix }: AddressSpot): string {
  if (prefix !== '') return prefix
  const above = [index - 1, index - 2].filter((each) => each >= 0)
  const names = above
    .filter((each) => !ON_BEHALF.test(folded[each] ?? ''))
    .map((each) => lines[each] ?? '')
    .filter((line) => !/\d/.test(line))
    .reverse()
  return names.join(' ').includes(' ') ? names.join('\n') : ''
}

/** Whether its subject names an address that is none of these. */
function isAboutAnother({ subject }: Letter, places: readonly KnownPlace[]): boolean {
  const keys = new Set(
    places.map(({ address }) => streetKey(`${address.street} ${address.number}`)),
  )
  return listSpots({ lines: [subject ?? ''] }).some(
    (spot) =>
      STREET.test(spot.before.at(-1)?.folded ?? '') &&
      !listStreetKeys(spot).some(({ key }) => keys.has(key)),
  )
}

function namesOtherFlat({ folded }: Letter, { places }: FoundAddress): boolean {
  const own = new Set(
    places.flatMap(({ id, name }) => `${id} ${name}`.match(/\d+/g) ?? []).map(Number),
  )
  const named = folded.flatMap((line) =>
    [...line.matchAll(FLAT)].map(([, number]) => Number(number)),
  )
  return named.length > 0 && !named.some((number) => own.has(number))
}

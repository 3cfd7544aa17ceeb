import { foldText } from '../../text.ts'
import { type AddressSpot, type FoundAddress, type KnownPlace, listSpots } from './address.ts'
import type { Letter } from './letter.ts'
import { hasName, isFirm, isName, nameForms, tenantForms } from './names.ts'
import { namesStranger } from './people.ts'
import { listStreetKeys, streetKey } from './streets.ts'

/** How plainly an address that a letter names is the one that it is about. */
export interface Meaning {
  readonly isMeant: boolean
  /** Whether the letter names somebody who is neither a tenant nor an owner there. */
  readonly isOfStranger: boolean
}

/** Who knows what an address is. */
interface Around {
  readonly letter: Letter
  readonly places: readonly KnownPlace[]
  readonly customers: ReadonlyMap<string, string>
  /** Whether a customer sent it, whose remarks mean their own houses. */
  readonly isOfCustomer: boolean
}

/** What may stand behind a number and is no town. */
const PART =
  /^(?:[eoud]g|erd|dach|ober|unter|zwischen|kg|sout|hochpart|parterre|part$|wohn|whg|we$|einheit|app|haus|hinter|vorder|seiten|treppen|keller|hof|garten|etage|stock|link|recht|mitte|zimmer|laden|gewerbe|buro|praxis|garage|stellplatz|tiefgarage|mieter|nutzer|vermieter|eigentum|d$)/u
/** Before the address of what a letter is about. */
const OBJECT =
  /^(?:(?:miet|versicherungs|abrechnungs|bau)?objekt(?:adresse|anschrift)?|(?:wohn|miet|mehrfamilien|einfamilien|zins)?haus|(?:wohn)?gebaude(?:adresse)?|liegenschaft|anwesen|grundstuck|immobilie|(?:eigentums|miet)?wohnung|bauvorhaben|bv|baustelle|(?:einsatz|leistungs|anlagen|aufstell|risiko|versicherungs|schadens?|verwendungs)ort|(?:liefer|verbrauchs|abnahme|ablese|mess)stelle|lage|weg|(?:eigentumer)?gemeinschaft|wohnungseigentumergemeinschaft|mietkonto|mietsache|steuergegenstand)$/u
/** What may stand between that and the street. */
const BETWEEN =
  /^(?:in|im|der|die|das|den|dem|des|nr|no|steht|\d+|[eod]g|we|links|rechts|mitte|vorne?|hinten|geschoss|stock|etage|erdgeschoss|dachgeschoss|obergeschoss|grundstucks|bebaute[sn]?)$/u
const NOT_NOW =
  /fruher|ehemal|vormal|verzogen|umgezogen|nachsende|(?:neue|alte|bisherige|kunftige)[rn]? (?:anschrift|adresse)|jetzt:|wohnhaft|wohne|privat|besuchen|buro|kanzlei|praxis|filiale|geschaftsstelle|niederlassung|zentrale|sitz/u
/** As many lines at the top have the sender. */
const SENDER_LINES = 3
/** Titles of what businesses send, who are no tenants of the address from which they write. */
const BUSINESS =
  /^(?:rechnung|angebot|kontoauszug|auszug|gutschrift|auftragsbestatigung|lieferschein|mahnung|zahlungserinnerung|invoice)/u
const ON_BEHALF = /^(?:c\/o|z\. ?hd|p\. ?adr|vertreten)/u
const LINE_OF_ADDRESS = /[·•|,;–-]$/u
const SENDER = /^(?:abs(?:ender)?|von|name)\.?:? /iu
const TENANT = /^(?:mieter|nutzer)(?:in)?:? /iu
const ONLY_TITLES =
  /^(?:an )?(?:herrn?|frau|fam(?:ilie|\.)|eheleute)(?: (?:und )?(?:herrn?|frau))?$/u
const TITLED = /^(?:an )?(?:herrn?|frau|fam(?:ilie|\.)|eheleute) /u
const STREET =
  /(?:strasse|weg|allee|platz|gasse|ring|ufer|damm|steig|pfad|markt|chaussee|wall|graben)$/u
/** Words of a name; others that are written small are those of a subject. */
const SMALL_OF_NAME = /^(?:v[oa]n|de[rmn]?|zu[rm]?|und|vom)$/u

/** Judges whether an address is what a letter is about, rather than its sender's, an owner's home or an earlier one. */
export function judgeMeaning(found: FoundAddress, around: Around): Meaning {
  const { letter, places, customers } = around
  const there = found.spots.map((spot) => judge(spot, around))
  return {
    isMeant: there.some(({ isMeant }) => isMeant) && !isAboutAnother(letter, places),
    isOfStranger:
      there.some(({ isOfStranger }) => isOfStranger) ||
      namesStranger(letter, places, [...customers.values()]),
  }
}

function judge(spot: AddressSpot, { letter, places, customers, isOfCustomer }: Around): Meaning {
  const { lines, folded } = letter
  const { index, prefix } = spot
  const [above = '', line = foldText(spot.line)] = [folded[index - 1], folded[index]]
  const isTop = index < SENDER_LINES
  const isBlock = prefix === '' || LINE_OF_ADDRESS.test(prefix)
  const isClear =
    isInTown(spot.next || (isBlock ? spot.below : ''), spot, places) &&
    !NOT_NOW.test(line) &&
    !(prefix === '' && NOT_NOW.test(above))
  if (index >= lines.length) return { isMeant: isClear && isOfCustomer, isOfStranger: false }
  const isLabelled = !isFirm(spot.line) && isObject(prefix || above, places)
  if (isLabelled || isSubject(letter, spot)) return { isMeant: isClear, isOfStranger: false }
  if (!isBlock) return { isMeant: false, isOfStranger: false }
  const person = readPerson(letter, spot)
  const isOwner = [...customers.values()].some((name) =>
    nameForms(name).some((form) => hasName(person.name, form)),
  )
  const isTenant = places.some((place) =>
    tenantForms(place).some((form) => isName(person.name, form)),
  )
  const isBusiness = letter.titles.some((title) => BUSINESS.test(foldText(title)))
  const isSender = isTop ? person.isFirst && !isBusiness : !isBusiness
  return {
    isMeant:
      isClear && isTenant && !isOwner && !isFirm(person.name) && (person.isTitled || isSender),
    isOfStranger: person.name !== '' && !isTenant && !isOwner,
  }
}

/** Whether what follows an address may not be the name of another town. */
function isInTown(town: string, { after }: AddressSpot, places: readonly KnownPlace[]): boolean {
  if (town === '' || PART.test(town) || /^\d{5}$/.test(after[0] ?? '')) return true
  return listTowns(places).has(town)
}

function listTowns(places: readonly KnownPlace[]): Set<string> {
  return new Set(places.map(({ address }) => foldText(address.city).split(/[^\p{L}]/u)[0] ?? ''))
}

/** Whether what stands before an address says that it is of a house or flat. */
function isObject(before: string, places: readonly KnownPlace[]): boolean {
  const words = foldText(before).match(/[\p{L}\p{N}]+/gu) ?? []
  const towns = listTowns(places)
  const last = words.findLast((word) => !BETWEEN.test(word) && !towns.has(word))
  return last !== undefined && OBJECT.test(last)
}

/** Whether an address stands in the line that says what the letter is about. */
function isSubject({ subject, lines }: Letter, { index, prefix }: AddressSpot): boolean {
  if (subject === null || lines[index] !== subject || index < SENDER_LINES || isFirm(subject))
    return false
  const isNameless = prefix
    .split(' ')
    .some((word) => /^\p{Ll}{2,}/u.test(word) && !SMALL_OF_NAME.test(word))
  return prefix !== '' && (isNameless || !LINE_OF_ADDRESS.test(prefix))
}

interface Person {
  /** Empty if it is not known. */
  readonly name: string
  /** Whether a title is before the name, as letters are addressed, or that it is the tenant's. */
  readonly isTitled: boolean
  /** Whether nothing stands above, as above the names of firms. */
  readonly isFirst: boolean
}

/** Returns who is named above an address, or in its line. */
function readPerson({ lines, folded }: Letter, { index, prefix }: AddressSpot): Person {
  const at = prefix === '' ? index - 1 : index
  const written = prefix || lines[at] || ''
  const name = written.replace(SENDER, '').replace(TENANT, '')
  const above = folded[at - 1] ?? ''
  if (ON_BEHALF.test(foldText(name))) return { name: '', isTitled: false, isFirst: false }
  return {
    name,
    isTitled: ONLY_TITLES.test(above) || TITLED.test(foldText(name)) || TENANT.test(written),
    isFirst: at === 0 || ONLY_TITLES.test(above),
  }
}

/** Whether a letter says of another address that it is what it is about. */
function isAboutAnother({ lines, subject }: Letter, places: readonly KnownPlace[]): boolean {
  const keys = new Set(
    places.map(({ address }) => streetKey(`${address.street} ${address.number}`)),
  )
  return listSpots({ lines }).some(
    (spot) =>
      STREET.test(spot.before.at(-1)?.folded ?? '') &&
      !listStreetKeys(spot).some(({ key }) => keys.has(key)) &&
      (lines[spot.index] === subject ||
        spot.prefixes.slice(-3).some((prefix) => isObject(prefix, places))),
  )
}

import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { subjects } from '../fields/subjects.ts'
import { canBe, type Form, type Sniffed } from '../sniff.ts'

const MOST = 0.6
const FEW = 4
/** Owners without an address are common. */
const SOME = 0.3

/** Parts of an address, of which a heading often names another than its column has. */
const PLACES: ReadonlySet<string> = new Set([
  'street',
  'street+number',
  'address',
  'zipcode',
  'city',
  'zip+city',
])

const NAMED: ReadonlySet<string> = new Set([
  'name',
  'customername',
  'tenant',
  'objectid',
  'propertyid',
  'email',
])

/** Whether a field is a name, a number or an address, as persons have them too. */
export function isOfPerson(field: string): boolean {
  return PLACES.has(field) || NAMED.has(field)
}

/** What a column that is headed by what it is about has where it has no ids of it. */
const NAME_OF: Readonly<Partial<Record<Subject, Readonly<Record<string, string>>>>> = {
  unit: { propertyid: 'bezeichnungimberblick' },
  building: { objectid: 'bezeichnungimberblick' },
  owner: { customerid: 'name' },
}
const NAME_OF_ANY: Readonly<Record<string, string>> = { customerid: 'customername' }

/**
 * Returns the field that a column's values show where its heading names another of the same kind: `Anschrift` may be all of an
 * address, and `Eigentümer` a name.
 */
export function fieldShown(field: string, looks: Sniffed, subject: Subject): string {
  const { fields } = subjects[subject]
  if (looks.filled === 0) return field
  const name = NAME_OF[subject]?.[field] ?? NAME_OF_ANY[field]
  const isId = canBe('id', looks) || looks.shares.twoIds >= MOST
  if (name !== undefined && !isId) return name
  // Of a loan's address, which only finds what it is about, any part may be missing.
  if (field === 'address' && subject === 'loan' && looks.shares.letters >= MOST) return field
  const shown = PLACES.has(field) ? placeShown(field, looks) : field
  return shown in fields ? shown : field
}

function placeShown(field: string, { shares }: Sniffed): string {
  // Of what has an address, four or five digits are the number.
  if (shares.zipCode >= MOST) return field === 'address' ? field : 'zipcode'
  if (shares.zipAndCity >= MOST) return 'zip+city'
  if (shares.address >= MOST) return 'address'
  if (shares.streetAndNumber >= MOST) return 'street+number'
  if (shares.letters < MOST) return field
  if (field === 'address' || field === 'street+number')
    return shares.address > 0 ? 'address' : 'street+number'
  return field === 'zip+city' ? 'city' : field
}

/** Whether a column with such values can be a field. An empty one can be any. */
export function isPossible(field: string, looks: Sniffed, subject: Subject): boolean {
  const { filled, distinct, shares } = looks
  const description = subjects[subject].fields[field]
  if (!description) return false
  if (filled === 0) return true
  if (COUNTED.has(field)) return isCounted(looks, subject)
  switch (field) {
    case 'email':
      return shares.mail >= SOME
    case 'propertyid':
      if (shares.twoIds >= MOST) return true
      break
    // What few unknown texts mean is asked.
    case 'side':
    case 'state':
      return distinct <= FEW || shares[field] >= MOST
    case 'rentagreement':
      return shares.agreement > 0
    case 'account':
      return shares.date < MOST && shares.account < MOST
    case 'date':
      if (subject === 'posting' && shares.day >= MOST) return true
  }
  const isForm = (FORMS_OF[field] ?? []).every((form) => shares[form] >= MOST)
  // A street without a number, or of another town, may be the name of a building; with one, it is not.
  if (field === 'bezeichnungimberblick' && subject === 'building' && shares.streetAndNumber >= MOST)
    return false
  return isForm && canBe(description.type, looks) && isPlausible(field, looks)
}

/** The forms that most values of a field have. */
const FORMS_OF: Readonly<Record<string, readonly Form[]>> = {
  zipcode: ['zipCode'],
  number: ['houseNumber'],
  tenanttitle: ['salutation'],
  ...Object.fromEntries(
    'street street+number address city zip+city type tenant tenantprename tenantlastname lender repaymenttype servicetype accountname name customername firstname lastname'
      .split(' ')
      .map((field) => [field, ['letters'] as const]),
  ),
}

/** Things that are counted, or said to be there. */
const COUNTED: ReadonlySet<string> = new Set([
  'numberofgarage',
  'numberofparking',
  'numberofcellar',
])
/** More things of a unit are not counted but numbered. */
const MOST_OF_UNIT = 20

function isCounted({ shares, largest }: Sniffed, subject: Subject): boolean {
  const most = subject === 'unit' ? MOST_OF_UNIT : Number.POSITIVE_INFINITY
  return shares.integer + shares.yesOrNo >= MOST && (largest ?? 0) <= most
}

/** The largest values that columns of a field can have; others are something else, whatever their heading says. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  interestrate: [0, 30],
  specialrepaymentpercent: [0, 100],
  // Persons in a flat have the same heading.
  occupancyrate: [20, 100],
  rentsqm: [0, 250],
  numberofrooms: [0, 40],
  duration: [0, 100],
  yearsremaining: [0, 100],
  sizeinsqm: [8, 1e6],
}

function isPlausible(field: string, { largest }: Sniffed): boolean {
  const [least, most] = RANGES[field] ?? [0, Number.POSITIVE_INFINITY]
  return largest === null || largest === 0 || (largest >= least && largest <= most)
}

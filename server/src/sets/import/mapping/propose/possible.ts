import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { subjects } from '../fields/subjects.ts'
import { canBe, type Sniffed } from '../sniff.ts'

const MOST = 0.6
const FEW = 4
/** Owners without an address are common. */
const SOME = 0.3

/** Whether a column with such values can be a field. An empty one can be any. */
export function isPossible(field: string, looks: Sniffed, subject: Subject): boolean {
  const { shares } = looks
  const description = subjects[subject].fields[field]
  if (!description) return false
  if (field === 'customerid' || field === 'creditid') return canBe('id', looks)
  if (field === 'email') return looks.filled === 0 || shares.mail >= SOME
  if (field === 'zipcode') return looks.filled === 0 || shares.zipCode >= MOST
  // What few unknown texts mean is asked.
  if (field === 'side') return looks.distinct <= FEW || shares.side >= MOST
  if (field === 'state') return looks.distinct <= FEW || shares.state >= MOST
  if (field === 'accountname') return looks.filled === 0 || shares.letters >= MOST
  if (subject === 'posting' && field === 'date' && shares.day >= MOST) return true
  if (field === 'account') return shares.date < MOST && shares.account < MOST
  return canBe(description.type, looks) && isPlausible(field, looks)
}

/** The largest values that fields can have; others are something else, whatever their heading says. */
const MOST_OF: Readonly<Record<string, number>> = {
  interestrate: 30,
  specialrepaymentpercent: 100,
  occupancyrate: 100,
  rentsqm: 250,
  marketaveragerent: 250,
  numberofrooms: 40,
  duration: 100,
  yearsremaining: 100,
}
/** Fields whose values have letters. */
const WORDED: ReadonlySet<string> = new Set([
  'street',
  'street+number',
  'city',
  'zip+city',
  'type',
  'tenant',
  'tenanttitle',
  'tenantprename',
  'tenantlastname',
  'lender',
  'repaymenttype',
  'servicetype',
  'name',
  'customername',
  'firstname',
  'lastname',
])

function isPlausible(field: string, { filled, shares, largest }: Sniffed): boolean {
  if (filled === 0) return true
  if (WORDED.has(field) && shares.letters < MOST) return false
  return (largest ?? 0) <= (MOST_OF[field] ?? Number.POSITIVE_INFINITY)
}

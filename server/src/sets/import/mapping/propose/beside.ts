import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { subjects } from '../fields/subjects.ts'
import { splitHeading } from '../vocabulary.ts'
import type { Candidate } from './candidates.ts'

// What a column means beside others.

const BUILDINGS: ReadonlySet<string> = new Set(['liegenschaft', 'haus', 'weg'])

/** Beside a building that another word names, `Objekt` is the unit where no other column is. */
export function preferUnits(
  candidates: readonly (readonly Candidate[])[],
  headings: readonly string[],
  subject: Subject,
): readonly (readonly Candidate[])[] {
  const words = headings.map(splitHeading)
  const isFirst = (field: string, index: number) => candidates[index]?.[0]?.field === field
  const namesBuildings = words.some(
    (said, index) => isFirst('objectid', index) && said.some((word) => BUILDINGS.has(word)),
  )
  const namesUnits = words.some((_, index) => isFirst('propertyid', index))
  if (!namesBuildings || namesUnits || !('propertyid' in subjects[subject].fields))
    return candidates
  return candidates.map((list, index) =>
    words[index]?.[0] === 'objekt'
      ? list.map((one) => (one.field === 'objectid' ? { ...one, field: 'propertyid' } : one))
      : list,
  )
}

/** Without a tenant, these may be the days on which flats became empty. */
const BARE_DAY = /^\s*(?:seit|von|ab)\s*$/i

/** A `Name` beside a first name is the last name, and a number beside a street completes it. */
export function preferParts(
  chosen: readonly (Candidate | null)[],
  subject: Subject,
  headings: readonly string[],
): (Candidate | null)[] {
  const taken = new Set(chosen.map((candidate) => candidate?.field))
  const replace: Record<string, string> = {}
  const prefer = (beside: string, whole: string, part: string) => {
    if (taken.has(beside) && taken.has(whole) && !taken.has(part)) replace[whole] = part
  }
  if (subject === 'unit') prefer('tenantprename', 'tenant', 'tenantlastname')
  if (subject === 'owner') prefer('firstname', 'name', 'lastname')
  // Banks that keep no account of a loan name it by its contract.
  if (subject === 'loan' && !taken.has('creditid')) replace.contractnumber = 'creditid'
  if (taken.has('number')) replace['street+number'] = 'street'
  if (taken.has('zipcode')) {
    replace['zip+city'] = 'city'
    replace.address = 'street+number'
  }
  const hasNoTenant = subject === 'unit' && !taken.has('tenant') && !taken.has('tenantlastname')
  return chosen.map((candidate, index) => {
    if (!candidate || (hasNoTenant && BARE_DAY.test(headings[index] ?? ''))) return null
    return { ...candidate, field: replace[candidate.field] ?? candidate.field }
  })
}

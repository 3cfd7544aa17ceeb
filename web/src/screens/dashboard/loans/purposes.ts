import type { Loan } from '@hausblick/figures/records/loan.ts'
import { compareGerman } from '@hausblick/figures/text.ts'
import * as texts from './texts.ts'

/** The labels of units and buildings by id: street, number and name. */
export interface Labels {
  readonly units: ReadonlyMap<string, string>
  readonly objects: ReadonlyMap<string, string>
}

/** A sentence on the units or buildings that a loan finances: how it begins, and what it names. */
export interface Purpose {
  readonly kind: 'unit' | 'object'
  readonly lead: string
  readonly places: readonly { readonly id: string; readonly name: string }[]
}

/** Returns the units that a loan finances, and its buildings where they add information. */
export function findPurposes(loan: Loan, labels: Labels): Purpose[] {
  const units = placesOf(loan, loan.unitIds, labels.units)
  const objects = placesOf(loan, loan.objectIds, labels.objects)
  const purposes: Purpose[] = []
  if (units.length > 0)
    purposes.push({ kind: 'unit', lead: texts.forUnits(units.length), places: units })
  if (objects.length > (units.length > 0 ? 1 : 0))
    purposes.push({ kind: 'object', lead: texts.forObjects(objects.length), places: objects })
  return purposes
}

/** Whether a loan finances several units or buildings, and is thus shown in full at each of them. */
export function isShared(loan: Loan, view: 'unit' | 'object'): boolean {
  return new Set(view === 'unit' ? loan.unitIds : loan.objectIds).size > 1
}

function placesOf(
  loan: Loan,
  ids: readonly string[],
  labels: ReadonlyMap<string, string>,
): Purpose['places'] {
  const address = loan.address.split(/[\s,]+/)
  return [...new Set(ids)]
    .map((id) => ({ id, name: removeAddress(labels.get(id) ?? id, address) }))
    .toSorted((one, other) => compareGerman(one.name, other.name))
}

/** Removes street and number from a label if the loan's address begins with them. */
function removeAddress(label: string, address: readonly string[]): string {
  const words = label.split(' ')
  const same = words.findIndex((word, place) => word !== address[place])
  // `176 a` is a different house from `176`.
  const isSameHouse = /^\d/.test(words[same - 1] ?? '') && !/^[a-z]$/i.test(words[same] ?? '')
  return isSameHouse ? words.slice(same).join(' ') : label
}

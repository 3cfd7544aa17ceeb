import type { Loan } from '@hausblick/figures/records/loan.ts'
import { compareGerman } from '@hausblick/figures/text.ts'
import * as texts from './texts.ts'

/** The labels of units and buildings by id: street, number and name. */
export interface Labels {
  readonly units: ReadonlyMap<string, string>
  readonly objects: ReadonlyMap<string, string>
}

/** Returns sentences that name the units that a loan finances, and its buildings where they add information. */
export function describePurposes(loan: Loan, labels: Labels): string[] {
  const units = namesOf(loan, loan.unitIds, labels.units)
  const objects = namesOf(loan, loan.objectIds, labels.objects)
  const sentences = []
  if (units.length > 0) sentences.push(texts.forUnits(units.length, texts.listOf(units)))
  if (objects.length > (units.length > 0 ? 1 : 0))
    sentences.push(texts.forObjects(objects.length, texts.listOf(objects)))
  return sentences
}

/** Whether a loan finances several units or buildings, and is thus shown in full at each of them. */
export function isShared(loan: Loan, view: 'unit' | 'object'): boolean {
  return new Set(view === 'unit' ? loan.unitIds : loan.objectIds).size > 1
}

function namesOf(
  loan: Loan,
  ids: readonly string[],
  labels: ReadonlyMap<string, string>,
): string[] {
  const address = loan.address.split(/[\s,]+/)
  const names = [...new Set(ids)].map((id) => removeAddress(labels.get(id) ?? id, address))
  return names.toSorted(compareGerman)
}

/** Removes street and number from a label if the loan's address begins with them. */
function removeAddress(label: string, address: readonly string[]): string {
  const words = label.split(' ')
  const same = words.findIndex((word, place) => word !== address[place])
  // `176 a` is a different house from `176`.
  const isSameHouse = /^\d/.test(words[same - 1] ?? '') && !/^[a-z]$/i.test(words[same] ?? '')
  return isSameHouse ? words.slice(same).join(' ') : label
}

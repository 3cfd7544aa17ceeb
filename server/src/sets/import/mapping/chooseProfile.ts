import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../files/sheet.ts'
import { asHeader, findChange, findResembling, type HeaderChange } from './matchHeader.ts'

/** Which saved mapping a sheet is read by. */
export type Choice =
  | { readonly result: 'known'; readonly profile: MappingProfile }
  /** Several sources have this header: the person says which one it is. */
  | { readonly result: 'several'; readonly profiles: readonly MappingProfile[] }
  /** A saved mapping has nearly this header: it is asked for again what changed. */
  | {
      readonly result: 'changed'
      readonly profile: MappingProfile
      readonly change: HeaderChange
    }
  | { readonly result: 'unknown' }

/**
 * Finds the saved mapping of a sheet by its header, whatever file and sheet are called. Nothing is guessed: a header that
 * differs in any column is a changed one.
 *
 * @param rows the first ones of the sheet
 */
export function chooseProfile(
  rows: readonly SheetRow[],
  profiles: readonly MappingProfile[],
): Choice {
  const known = profiles.filter((profile) =>
    rows.some((row, index) => asHeader(row, rows[index - 1], profile) !== null),
  )
  const [only, ...more] = known
  if (only)
    return more.length === 0
      ? { result: 'known', profile: only }
      : { result: 'several', profiles: known }
  const changed = profiles.flatMap((profile) => {
    const row = findResembling(rows, profile)
    const change = row && findChange(row.cells, profile)
    return change ? [{ profile, change }] : []
  })
  const size = ({ change }: { change: HeaderChange }) => change.added.length + change.missing.length
  const [nearest] = changed.toSorted((a, b) => size(a) - size(b))
  return nearest ? { result: 'changed', ...nearest } : { result: 'unknown' }
}

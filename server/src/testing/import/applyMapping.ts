import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../../sets/import/files/sheet.ts'
import { applySource } from '../../sets/import/mapping/apply/applySource.ts'
import type { Corrections } from '../../sets/import/mapping/apply/corrections.ts'
import { proposeFor } from '../../sets/import/mapping/propose/profile.ts'
import { streamRows } from './mapping.ts'

/** Proposes a mapping for rows about a subject, with changes that a person would make. */
export function proposed(
  subject: MappingProfile['subject'],
  rows: readonly SheetRow[],
  changes: Partial<MappingProfile> = {},
): MappingProfile {
  const profile = proposeFor(subject, { name: 'probe', sheet: null, rows })?.profile
  if (!profile) throw new Error('nothing proposed')
  return { ...profile, ...changes }
}

/** Applies a mapping to rows. */
export function applyTo(
  rows: readonly SheetRow[],
  profile: MappingProfile,
  corrections: Corrections = new Map(),
) {
  return applySource({
    file: 'probe.csv',
    sheet: 'Blatt',
    rows: streamRows(rows),
    profile,
    corrections,
  })
}

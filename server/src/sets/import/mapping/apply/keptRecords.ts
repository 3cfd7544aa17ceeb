import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SourceLocation } from '../../problems/problems.ts'
import type { RowAmounts } from './leftOut.ts'
import type { SourceValues } from './readValues.ts'

/** A record with its amounts in the file. */
export interface MeasuredRecord {
  readonly location: SourceLocation
  readonly values: SourceValues
  readonly amounts: RowAmounts
}

const IDS: Readonly<Record<string, string>> = {
  unit: 'propertyid',
  building: 'objectid',
  loan: 'creditid',
}

/** Keeps the records of a sheet, or only the newest of each key if the mapping says so. */
export class KeptRecords {
  readonly #profile: MappingProfile
  readonly #kept: MeasuredRecord[] = []
  /** Indexes by key. */
  readonly #indexes = new Map<string, number>()

  constructor(profile: MappingProfile) {
    this.#profile = profile
  }

  get records(): readonly MeasuredRecord[] {
    return this.#kept
  }

  /** Adds a record. Returns the older one of the same key that is left out for it; null if there is none. */
  add(added: MeasuredRecord): MeasuredRecord | null {
    const { newest, subject } = this.#profile
    const id = IDS[subject]
    if (newest === null || id === undefined) {
      this.#kept.push(added)
      return null
    }
    const { customerid = null, objectid = null, [id]: own = null } = added.values
    const key = JSON.stringify([customerid, objectid, own])
    const index = this.#indexes.get(key)
    const earlier = index === undefined ? undefined : this.#kept[index]
    if (index === undefined || !earlier) {
      this.#indexes.set(key, this.#kept.push(added) - 1)
      return null
    }
    const dateOf = ({ values }: MeasuredRecord) => String(values[newest] ?? '')
    if (dateOf(added) <= dateOf(earlier)) return added
    this.#kept[index] = added
    return earlier
  }
}

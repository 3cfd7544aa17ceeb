import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'

export interface Source {
  readonly path: string
  /** As the person's file is called. */
  readonly name: string
}

/** How a sheet is read that is not in the tables' own form. */
export interface Reading {
  readonly path: string
  /** Null for a CSV file. */
  readonly sheet: string | null
  /** Null for a sheet that is left out. */
  readonly profile: MappingProfile | null
}

/** A cell that a person set right for this import. */
export interface Correction {
  readonly path: string
  readonly sheet: string | null
  readonly line: number
  /** As faults name the column. */
  readonly label: string
  readonly value: string
}

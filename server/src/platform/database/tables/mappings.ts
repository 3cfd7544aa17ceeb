import type { Subject } from '@hausblick/contract/mapping/subjects.ts'

/** A saved mapping: one a name, subject and sheet. */
export interface ImportMappingTable {
  /** Random. */
  id: string
  name: string
  subject: Subject
  /** Empty for a CSV file. */
  sheet: string
  /** The version of the profile's form. */
  version: number
  /** As JSON, whose name `name` replaces. */
  profile: string
  /** ISO 8601. */
  saved_at: string
  /** The email address of the account that saved it last. */
  saved_by: string
  /** ISO 8601; null before its first import. */
  last_used_at: string | null
}

/** What a heading means in sheets about a subject, or what an account of a journal counts as, as people have decided it last. */
export interface LearnedHeadingTable {
  subject: Subject
  /** Folded; an account's number and name follow `Konto `, which no folded heading begins with. */
  heading: string
  /** Null if its columns are ignored. An account's is its use, as JSON. */
  field: string | null
  /** As the file has it; null for what an earlier version has learned, as are the others. */
  label: string | null
  /** ISO 8601. */
  learned_at: string | null
  /** An email address. */
  learned_by: string | null
}

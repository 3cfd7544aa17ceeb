import type { importSheet, importStates } from '@hausblick/contract/calls/imports.ts'
import type { Generated } from 'kysely'
import type * as z from 'zod/mini'

type Sheet = z.infer<typeof importSheet>

/** One import of files that people have given, from its start to its end. */
export interface ImportRunTable {
  /** Random. */
  id: string
  state: (typeof importStates)[number]
  /** The account that started it, as JSON, and its email address. */
  actor: string
  started_by: string
  /** ISO 8601. */
  started_at: string
  changed_at: string
  applied_at: string | null
  /** ISO 8601; when to work on it next. Claiming it moves this to the end of the claim, as does every sign of life. */
  due_at: string
  /** Who works on it; what another one has claimed meanwhile is theirs. */
  claim: string | null
  /** Attempts at the present step that ended without an answer. */
  attempts: Generated<number>
  /** The progress of the current step, as JSON. */
  progress: string | null
  /** Why it failed or was put back, in German. */
  message: string | null
  /**
   * What a person has accepted: names of missing columns as JSON, whether rows of other customers move, and whether earlier valuations
   * are forgotten.
   */
  without: Generated<string>
  moves: Generated<number>
  forgets_valuations: Generated<number>
  /** What the check has found, as JSON (`sets/import/runs/checked.ts`). */
  checked: string | null
  /** The program that ordered it, and what it ordered, as JSON (`sets/import/runs/order.ts`); null for people's. */
  program_id: string | null
  program_order: string | null
  /** Whether it is written as soon as its check leaves nothing to ask, without anyone who looks at it first. */
  writes: Generated<number>
}

/** A file of an import. Its bytes are in the storage until then. */
export interface ImportFileTable {
  run_id: string
  number: number
  name: string
  size: number
  sha256: string
  storage_key: string
  /** ISO 8601. */
  kept_until: string
}

/** A sheet of a file, and what was decided about it. */
export interface ImportSheetTable {
  run_id: string
  number: number
  file_number: number
  /** Null for a CSV file. */
  sheet: string | null
  result: Sheet['result']
  decision: Sheet['decision']
  title: string | null
  /** The name of its mapping. */
  mapping: string | null
  /** The mapping that was decided on, as JSON. */
  profile: string | null
  /** What was found out about it, as JSON (`sets/import/runs/sheets.ts`); null once its file is gone. */
  content: string | null
}

export interface ImportFaultTable {
  run_id: string
  number: number
  severity: 'error' | 'warning'
  /** As JSON (`sets/import/runs/faults.ts`). */
  content: string
}

/** A cell that a person set right for an import. */
export interface ImportCorrectionTable {
  run_id: string
  file_number: number
  /** Empty for a CSV file. */
  sheet: string
  line: number
  label: string
  value: string
  set_by: string
  /** ISO 8601. */
  set_at: string
}

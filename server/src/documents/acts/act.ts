import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import type { Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import type { Service } from '../../platform/http/service.ts'
import type { ReservedFile } from '../withheld/storedFiles.ts'
import type { Changed, DocumentRow, PaperRow } from './journal.ts'

type Kind = DocumentChange['kind']
type Changes = { readonly [K in Kind]: Extract<DocumentChange, { readonly kind: K }> }
type Rows = { readonly [K in Kind]: Changes[K] extends { number: number } ? DocumentRow : PaperRow }

/** A change of one of these kinds; of any, it is a `DocumentChange`. */
export type ChangeOf<K extends Kind> = { [P in K]: { readonly kind: P } & Changes[P] }[K]

/** What acts are done with: the transaction of their step, whose locks are held, and who takes it. */
export interface Acting {
  readonly trx: Transaction<Schema>
  readonly caller: StaffCaller
  readonly config: Service['config']
  /** The email addresses of all staff. */
  readonly staff: readonly string[]
  /** Appends to the audit log. */
  readonly record: Recorder
}

/** Who waits for a step. */
export interface Asking {
  readonly caller: StaffCaller
  /** Aborted once they wait no longer. */
  readonly signal: AbortSignal
}

/** What staff do to a document or a paper: all of it, and the way back. Events, notices and lines of the log are left by `apply`. */
export interface Act<K extends Kind> {
  /** Whether staff may only where an operator has allowed them to remove. */
  readonly removes?: true
  /** Stores the files that `apply` needs, before the transaction. */
  readonly store?: (
    service: Service,
    change: Changes[K],
    asking: Asking,
  ) => Promise<readonly ReservedFile[]>
  /** Returns what was changed; null where it is no longer as the caller saw it. */
  readonly apply: (
    acting: Acting,
    change: Changes[K],
    stored: readonly ReservedFile[],
  ) => Promise<Changed | null>
  /** Returns whether all is as before; false where somebody has changed it since. */
  readonly undo: (acting: Acting, row: Rows[K]) => Promise<boolean>
}

export type Acts = { readonly [K in Kind]: Act<K> }

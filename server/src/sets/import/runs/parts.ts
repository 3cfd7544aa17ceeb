import type { AuditLog } from '../../../platform/audit/log.ts'
import type { Database } from '../../../platform/database/open.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

export interface StepParts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
  readonly audit: AuditLog
  /** Called with every row, and the file that is read. */
  readonly onRow: (file: string | null) => void
}

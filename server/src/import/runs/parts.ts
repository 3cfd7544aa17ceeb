import type { AuditLog } from '../../audit/log.ts'
import type { Database } from '../../database/open.ts'
import type { Storage } from '../../storage/storage.ts'

export interface StepParts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
  readonly audit: AuditLog
  /** Called with every row, and the file that is read. */
  readonly onRow: (file: string | null) => void
}

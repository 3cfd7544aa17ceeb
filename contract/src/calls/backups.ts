import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const moment = z.iso.datetime()

/** A backup that the service has made of itself and verified by restoring it. */
const keptBackup = z.object({
  name: z.string(),
  /** When it began, which is what it has. */
  at: moment,
  /** Bytes. */
  size: z.int(),
})

const ownBackups = z.object({
  /** Where the service backs itself up to; null if it does not. */
  place: z.nullable(z.string()),
  /** Whether one is being made, or about to be. */
  isRunning: z.boolean(),
  nextAt: z.nullable(moment),
  /** When the last whole backup of any kind began. */
  lastAt: z.nullable(moment),
  /** Whether a later one failed, or missed documents. */
  hasFailed: z.boolean(),
  /** Why, in German; null where only the output of a command says it. */
  fault: z.nullable(z.string()),
  /** The newest first; null if the place does not answer. */
  kept: z.nullable(z.array(keptBackup)),
})
export type OwnBackupsState = z.infer<typeof ownBackups>

export const readBackupsCall = defineCall({
  method: 'GET',
  path: '/api/backups',
  summary:
    'What backups the service has made of itself, and how the last one ended; for operators.',
  reply: ownBackups,
  logs: 'nothing',
})

export const startBackupCall = defineCall({
  method: 'POST',
  path: '/api/backups',
  summary: 'Has the service back itself up now; for operators.',
  reply: ownBackups,
  logs: 'nothing',
})

import { isNoSpace } from '../platform/database/noSpace.ts'
import { DatabaseUnavailable } from '../platform/database/unavailable.ts'
import { StorageUnavailable } from '../platform/storage/unavailable.ts'

/** Returns whether something other than the file that was being taken has failed. */
export function isElsewhere(error: unknown): boolean {
  return (
    error instanceof StorageUnavailable || error instanceof DatabaseUnavailable || isNoSpace(error)
  )
}

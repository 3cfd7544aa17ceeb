import { date } from '@hausblick/contract/encoding/date.ts'

/** Formats an ISO 8601 date in its own precision: `14.03.2019`, `03.2019`, `2019`. Returns any other text unchanged. */
export function formatDate(iso: string): string {
  return /^\d{4}(-\d{2}){0,2}$/.test(iso) ? date.write(iso) : iso
}

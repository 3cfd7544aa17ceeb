import type { Tenant } from '@hausblick/figures/records/tenant.ts'
import { formatDate } from '../../base/format/date.ts'
import { MISSING } from '../../base/format/missing.ts'
import { formatQuantity } from '../../base/format/number.ts'
import * as texts from './texts.ts'

const NO_DATE = '–'

export function formatOptionalText(text: string): string {
  return text || MISSING
}

/** Formats a date in its own precision; a dash if unknown. */
export function formatOptionalDate(date: string | null): string {
  return date === null ? NO_DATE : formatDate(date)
}

/** Returns the full name of a tenant, with title. */
export function formatTenant({ title, firstName, lastName }: Tenant): string {
  return [title, firstName, lastName].filter((part) => part !== '').join(' ')
}

/** Formats tenths of rooms: `2,5 Zimmer`. */
export function formatRooms(rooms: number): string {
  return texts.roomsOf(formatQuantity(rooms))
}

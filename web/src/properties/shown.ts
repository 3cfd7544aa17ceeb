import type { Tenant } from '@hausblick/figures/records/tenant.ts'
import { formatDate } from '../format/date.ts'
import { MISSING } from '../format/missing.ts'
import { formatQuantity } from '../format/number.ts'
import * as texts from './texts.ts'

const NO_DATE = '–'

export function shownText(text: string): string {
  return text || MISSING
}

/** A date as far as it is known; a dash where there is none. */
export function shownDate(date: string | null): string {
  return date === null ? NO_DATE : formatDate(date)
}

/** Returns what a tenant is called in full. */
export function tenantName({ title, firstName, lastName }: Tenant): string {
  return [title, firstName, lastName].filter((part) => part !== '').join(' ')
}

/** Returns `2,5 Zimmer`. */
export function roomsText(rooms: number): string {
  return texts.roomsOf(formatQuantity(rooms))
}

import type { DirectoryEntry } from '@hausblick/contract/calls/customerDirectory.ts'
import { daysBetween } from '@hausblick/figures/dates/days.ts'
import { formatDate } from '../../../base/format/date.ts'
import * as texts from './texts.ts'

type Access = Pick<DirectoryEntry, 'access' | 'lastSeenOn'>

/** Whoever was last seen this long ago may have forgotten the portal. */
const LONG_AGO_DAYS = 90

const looks = {
  none: 'plain',
  queued: 'plain',
  sent: 'hint',
  link: 'hint',
  opened: 'hint',
  refused: 'bad',
  expired: 'bad',
} as const

/** Returns how a customer's access to their figures is named, and how it looks. */
export function describeAccess({ access, lastSeenOn }: Access, today: string) {
  if (access !== 'member') return { look: looks[access], text: texts.accessStates[access] }
  if (lastSeenOn === null) return { look: 'plain', text: texts.neverSeen } as const
  const days = daysBetween(lastSeenOn, today)
  if (days <= 0) return { look: 'good', text: texts.seenToday } as const
  if (days === 1) return { look: 'good', text: texts.seenYesterday } as const
  const look = days > LONG_AGO_DAYS ? 'plain' : 'good'
  return { look, text: texts.seenOn(formatDate(lastSeenOn)) } as const
}

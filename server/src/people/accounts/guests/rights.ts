import { type GuestRights, guestRights } from '@hausblick/contract/guests.ts'
import type { GuestTable } from '../../../platform/database/tables/guests.ts'

type StoredRights = Pick<GuestTable, 'parts' | 'years' | 'until'>

export function toStoredRights({ parts, years, until }: GuestRights): StoredRights {
  return { parts: JSON.stringify(parts), years: years && JSON.stringify(years), until }
}

/** Throws where the database holds something else than the service writes. */
export function fromStoredRights({ parts, years, until }: StoredRights): GuestRights {
  return guestRights.parse({
    parts: JSON.parse(parts),
    years: years === null ? null : JSON.parse(years),
    until,
  })
}

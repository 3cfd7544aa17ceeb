import type { GuestOf, GuestPart } from '@hausblick/contract/guests.ts'
import { furtherPages, ownPages, pages } from '@hausblick/contract/pages.ts'
import { normalisePath } from '@hausblick/contract/paths.ts'
import { isOwnerView } from './ownerView.ts'

const ofCustomers = [...ownPages, ...furtherPages]

/** Returns whether a page shows nothing that a guest may read. */
export function isHidden(guest: GuestOf | undefined, path: string): boolean {
  if (guest === undefined) return false
  // The settings are those of who looks, not the owner's.
  if (isOwnerView(guest) && path === pages.settings.path) return true
  const page = ofCustomers.find((one) => one.path === path)
  const lacks = (part: GuestPart) => !guest.parts.includes(part)
  return page?.shows?.every(lacks) === true || page?.needs?.some(lacks) === true
}

/** Returns the page that guests see instead of one that shows nothing for them; null for others. */
export function findShownPage(guest: GuestOf, pathname: string): string | null {
  if (!isHidden(guest, normalisePath(pathname))) return null
  const shown = ofCustomers.find(({ path, shows }) => shows && !isHidden(guest, path))
  return shown?.path ?? pages.settings.path
}

import { normalisePath, pagePaths } from '@hausblick/contract/addresses.ts'
import type { GuestOf, GuestPart } from '@hausblick/contract/guests.ts'
import { isOwnerView } from './ownerView.ts'

/** The parts of which a page shows something; other pages show nothing of a customer. */
const parts: Readonly<Record<string, readonly GuestPart[]>> = {
  [pagePaths.dashboard]: ['figures', 'loans'],
  [pagePaths.properties]: ['figures'],
  [pagePaths.documents]: ['documents'],
  [pagePaths.loan]: ['loans'],
  [pagePaths.returns]: ['figures'],
  [pagePaths.unit]: ['figures'],
  [pagePaths.object]: ['figures'],
}

/** The parts that a page needs, each of them. */
const needs: Readonly<Record<string, readonly GuestPart[]>> = {
  [pagePaths.scenario]: ['figures', 'loans'],
}

/** Returns whether a page shows nothing that a guest may read. */
export function isHidden(guest: GuestOf | undefined, path: string): boolean {
  if (guest === undefined) return false
  // The settings are those of who looks, not the owner's.
  if (isOwnerView(guest) && path === pagePaths.settings) return true
  const lacks = (part: GuestPart) => !guest.parts.includes(part)
  return parts[path]?.every(lacks) === true || needs[path]?.some(lacks) === true
}

/** Returns the page that guests see instead of one that shows nothing for them; null for others. */
export function findShownPage(guest: GuestOf, pathname: string): string | null {
  if (!isHidden(guest, normalisePath(pathname))) return null
  return Object.keys(parts).find((path) => !isHidden(guest, path)) ?? pagePaths.settings
}

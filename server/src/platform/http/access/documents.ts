import type { StaffRights } from '@hausblick/contract/calls/staff.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { type GuestPart, guestParts } from '@hausblick/contract/guests.ts'
import {
  type Admitted,
  admitted,
  type CustomerScope,
  type Scope,
  type StaffCaller,
  scopeOf,
  type WholeScope,
  whole,
} from '../access.ts'
import { AccessDenied, type Caller, type ConfirmedCaller, type Grant } from '../callers.ts'
import { forbidden } from '../errors.ts'
import * as texts from '../texts.ts'
import { admitData, admitGuest, admitNoStaff, admitOwn, guestAt, owns } from './customers.ts'
import { admitRecordsOf } from './records.ts'
import { admitAllowed, admitSignedIn, isStaff } from './roles.ts'

export type AdmittedPaperFile = Admitted<Caller, WholeScope, { readonly paper: number }>

export type AdmittedFile = Admitted<Caller, CustomerScope, { readonly number: number }>

export type AdmittedFind = Admitted<Caller, Scope, { readonly parts: readonly GuestPart[] }>

/** `scope` is whose documents are shown, `list` whose the list is. */
export type AdmittedList = Admitted<Caller, Scope, { readonly list: Scope }>

/** Admits to what staff have added to a customer's buildings and units, and guests of its figures to all but the remarks. */
export function admitPlace(
  caller: Caller,
  asked: string,
  demoCustomerId: string,
): Admitted<Caller, CustomerScope, { readonly seesRemarks: boolean }> {
  const figures = { part: 'figures', year: null } as const
  const scope = admitRecordsOf(caller, asked, demoCustomerId, figures)
  const isGuest = asked !== demoCustomerId && guestAt(caller, asked) !== undefined
  return admitted(caller, scope, { seesRemarks: !isGuest })
}

/** Admits a capability's grantee to the pictures of its customer, if they may currently see them. */
export function admitPlacePicture(
  grantee: Caller,
  grant: Grant | null,
  demoCustomerId: string,
): Admitted<Caller, CustomerScope> {
  const whose = grant?.customerId
  const may =
    whose !== undefined &&
    (isStaff(grantee) ||
      whose === demoCustomerId ||
      owns(grantee, whose) ||
      guestAt(grantee, whose)?.parts.includes('figures'))
  if (may) return admitted(grantee, scopeOf(whose))
  throw new AccessDenied(grantee, forbidden(texts.pictureLinkExpired))
}

/**
 * Admits to listing and searching documents; without a customer id, as `admitRecords` does. The scope of guests has the years
 * that they may read.
 */
export function admitDocuments(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
): Scope {
  if (asked !== ALL_CUSTOMERS) {
    const guest = asked === demoCustomerId ? null : admitGuest(caller, asked, 'documents')
    if (guest) return scopeOf(guest.customerId, guest.years)
    return admitData(caller, asked || undefined, demoCustomerId)
  }
  if (isStaff(caller)) return whole
  throw new AccessDenied(admitSignedIn(caller).actor, forbidden(texts.onlyOwnData))
}

/** Admits to a list of documents as `admitDocuments` does. The list of all may be filtered by a customer. */
export function admitDocumentList(
  caller: Caller,
  asked: { readonly customerId?: string | undefined; readonly customer?: string | undefined },
  demoCustomerId: string,
): AdmittedList {
  const list = admitDocuments(caller, asked.customerId, demoCustomerId)
  const isFiltered = list.kind === 'all' && asked.customer !== undefined
  return admitted(caller, isFiltered ? scopeOf(asked.customer) : list, { list })
}

/**
 * Admits to finding things by a search; without a customer id, as `admitRecords` does. Guests are admitted to the parts that they
 * may read, of which documents belong to the years in the scope.
 */
export function admitFind(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
): AdmittedFind {
  const isOther = asked !== undefined && asked !== demoCustomerId
  const guest = isOther ? guestAt(caller, asked) : undefined
  if (guest) return admitted(caller, scopeOf(guest.customerId, guest.years), { parts: guest.parts })
  return admitted(caller, admitData(caller, asked, demoCustomerId), { parts: guestParts })
}

/** Admits to uploading for a customer, by default the caller's first, and staff to uploading for anyone. */
export function admitUpload(caller: ConfirmedCaller, asked: string | undefined): Scope {
  return isStaff(caller) ? whole : admitOwn(caller, asked, texts.onlyOwnUploads)
}

/** Admits a capability's grantee to a document, if they may currently see it; the grant is null if the capability is invalid. */
export function admitDocumentFile(
  grantee: Caller,
  grant: Grant | null,
  { customerId, number }: { readonly customerId: string; readonly number: number },
  demoCustomerId: string,
): AdmittedFile {
  const may = isStaff(grantee) || customerId === demoCustomerId || owns(grantee, customerId)
  const isGranted = grant?.customerId === customerId
  if (isGranted && may) return admitted(grantee, scopeOf(customerId), { number })
  const guest = guestAt(grantee, customerId)
  if (isGranted && guest?.parts.includes('documents'))
    return admitted(grantee, scopeOf(customerId, guest.years), { number })
  throw new AccessDenied(grantee, forbidden(texts.documentLinkExpired))
}

/** Admits the grantee of a valid capability to the papers that wait, if they are still staff. */
export function admitPaperFile(
  grantee: Caller,
  grant: Grant | null,
  paper: number,
): AdmittedPaperFile {
  if (grant && isStaff(grantee)) return admitted(grantee, whole, { paper })
  throw new AccessDenied(grantee, forbidden(texts.documentLinkExpired))
}

/** Admits a customer to what is new to their own account. */
export function admitNews(
  caller: Caller,
  asked: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope> {
  return admitNoStaff(caller, asked, texts.onlyCustomersHaveNews)
}

/** Admits to removing papers as to removing documents. */
export function admitPaperRemoval(
  caller: Caller,
  { remove }: Pick<StaffRights, 'remove'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, remove, texts.staffMayNotRemove)
}

/** Admits staff to changing several documents of any customers in one step, and where it removes some, as `admitPaperRemoval` does. */
export function admitDocumentStep(
  caller: Caller,
  { removes, remove }: Pick<StaffRights, 'remove'> & { readonly removes: boolean },
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, !removes || remove, texts.staffMayNotRemove)
}

/** Admits whoever gave a document to taking it back, and others as `admitPaperRemoval` does. */
export function admitTakingBack(
  caller: Caller,
  isOwn: boolean,
  { remove }: Pick<StaffRights, 'remove'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, isOwn || remove, texts.staffMayNotRemove)
}

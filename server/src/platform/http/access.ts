// All decisions on who may see or do what. Longer than other files so that they are reviewed in one place, and since the classes
// of what is admitted are not exported: no other file can make one.

import type { AccountKey } from '@hausblick/contract/calls/accounts.ts'
import type { StaffRights } from '@hausblick/contract/calls/staff.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { SECOND_FACTOR_MISSING } from '@hausblick/contract/errorReply.ts'
import { type GuestOf, type GuestPart, guestParts } from '@hausblick/contract/guests.ts'
import type { Config } from '../config/config.ts'
import {
  AccessDenied,
  type Caller,
  type ConfirmedCaller,
  type Grant,
  type ProgramCaller,
  type SignedInCaller,
  signInTooOld,
} from './callers.ts'
import { forbidden, ServiceError, unauthorized } from './errors.ts'
import * as texts from './texts.ts'

/** Protected, so that no object made elsewhere, even by spreading a scope, has its type. */
abstract class Decided {
  protected readonly admitted = true
}

class CustomerScope extends Decided {
  readonly kind = 'customer'
  readonly customerId: string
  /** The years of which documents and other dated things may be read; null for all. */
  readonly years: readonly number[] | null

  constructor(customerId: string, years: readonly number[] | null) {
    super()
    this.customerId = customerId
    this.years = years
    Object.freeze(this)
  }
}

class WholeScope extends Decided {
  readonly kind = 'all'
}

/** Who may do something, and whose data it reads or changes; null where that is nobody's but their own. */
class Decision<Actor extends Caller, Whose extends Scope | null> extends Decided {
  readonly actor: Actor
  readonly scope: Whose

  constructor(actor: Actor, scope: Whose) {
    super()
    this.actor = actor
    this.scope = scope
  }
}

/** A decision, and what else it is about, such as the customer that a document moves to. */
export type Admitted<Actor extends Caller, Whose extends Scope | null, Extra = unknown> = Decision<
  Actor,
  Whose
> &
  Extra

function admitted<Actor extends Caller, Whose extends Scope | null, Extra extends object = object>(
  actor: Actor,
  scope: Whose,
  extra?: Extra,
): Admitted<Actor, Whose, Extra> {
  const decision = Object.assign(new Decision(actor, scope), extra)
  Object.freeze(decision)
  return decision
}

export type AdmittedCorrection = Admitted<
  StaffCaller,
  CustomerScope,
  { readonly target: CustomerScope }
>
/** `scope` stays, `merged` goes. */
export type AdmittedMerge = Admitted<
  ConfirmedCaller,
  CustomerScope,
  { readonly merged: CustomerScope }
>
/** `onlyCustomers` hides the invitations of operators and staff. */
export type AdmittedInvitations = Admitted<
  StaffCaller,
  WholeScope,
  { readonly onlyCustomers: boolean }
>
/** `scope` is whose documents are shown, `list` whose the list is. */
export type AdmittedList = Admitted<Caller, Scope, { readonly list: Scope }>
export type AdmittedFind = Admitted<Caller, Scope, { readonly parts: readonly GuestPart[] }>
export type AdmittedFile = Admitted<Caller, CustomerScope, { readonly number: number }>
export type AdmittedPaperFile = Admitted<Caller, WholeScope, { readonly paper: number }>

export type { CustomerScope, WholeScope }

/**
 * The customers whose data a call may read. Only this file creates scopes, so that code taking one is unreachable without an
 * access decision. Every function here throws an AccessDenied for callers it does not admit, except `admitCalendarReader`,
 * which throws a 404.
 */
export type Scope = CustomerScope | WholeScope

/** What a call is admitted to: a scope, with who acts where the call must know. */
export type Admission = Scope | Admitted<Caller, Scope | null>

/** Belongs to a customer, or is an operator or staff member. */
type LinkedCaller = Exclude<ConfirmedCaller, { kind: 'unlinked' }>
export type CustomerCaller = Extract<Caller, { kind: 'customer' }>
export type StaffCaller = Extract<Caller, { kind: 'staff' | 'operator' }>

const FRESH_MS = 15 * 60 * 1000

/** What a data read shows: whose part it is, and the year of its months; null for what belongs to no year. */
export interface RecordsAsked {
  readonly part: Exclude<GuestPart, 'documents'>
  readonly year: number | null
}

/**
 * Admits to the data reads as `admitRecordsOf` does; without a customer id, staff to everything and others to their first
 * customer.
 */
export function admitRecords(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
  records: RecordsAsked,
): Scope {
  if (caller.kind === 'program') return admitToCustomers(caller, asked)
  if (asked !== undefined) return admitRecordsOf(caller, asked, demoCustomerId, records)
  return admitData(caller, undefined, demoCustomerId)
}

/**
 * Admits to the data of a customer. Guests are admitted to what they may read of a customer. What belongs to no year is theirs
 * whatever the years that they may read.
 */
export function admitRecordsOf(
  caller: Caller,
  asked: string,
  demoCustomerId: string,
  { part, year }: RecordsAsked,
): CustomerScope {
  const guest = asked === demoCustomerId ? null : admitGuest(caller, asked, part)
  if (guest?.years && year !== null && !guest.years.includes(year))
    throw new AccessDenied(caller, forbidden(texts.notGuestOfYear(year, guest.years)))
  if (guest) return scopeOf(guest.customerId, guest.years)
  return admitData(caller, asked, demoCustomerId)
}

/** Admits everyone to the demo, staff to everything, and others to their own; without a customer id, to their first. */
export function admitData(caller: Caller, asked: string, demoCustomerId: string): CustomerScope
export function admitData(caller: Caller, asked: string | undefined, demoCustomerId: string): Scope
export function admitData(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
): Scope {
  if (asked !== undefined && asked === demoCustomerId) return scopeOf(asked)
  if (isStaff(caller)) return asked === undefined ? whole : scopeOf(asked)
  return admitOwn(caller, asked, texts.onlyOwnData)
}

/** Admits members to entering the depreciation of what is theirs, operators to anybody's, and staff where an operator lets them import. */
export function admitDepreciationChange(
  caller: Caller,
  customerId: string,
  rights: Pick<StaffRights, 'import'>,
): Admitted<ConfirmedCaller, CustomerScope> {
  const { actor } = isStaff(caller)
    ? admitAllowed(caller, rights.import, texts.staffMayNotEnter)
    : admitSignedIn(caller)
  return admitted(actor, admitMyData(caller, customerId))
}

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

/** Admits the grantee of a valid capability to the export of its customer. */
export function admitExportFile(
  grantee: Caller,
  grant: Grant | null,
): Admitted<Caller, CustomerScope> {
  if (grant && (isStaff(grantee) || owns(grantee, grant.customerId)))
    return admitted(grantee, scopeOf(grant.customerId))
  throw new AccessDenied(grantee, forbidden(texts.exportLinkExpired))
}

type AdmittedLookup = Admitted<SignedInCaller, CustomerScope | null>

/**
 * Admits every account to looking up the customer of its own email address, which is nobody else's data, and staff to that of
 * any address.
 *
 * @param find finds the customer of an address; rejects if there is none
 */
export function admitCustomerIdByEmail(
  caller: Caller,
  email: string,
  find: (email: string) => Promise<string>,
): AdmittedLookup | Promise<AdmittedLookup> {
  const { actor } = admitAccount(caller)
  if (email === actor.email) return admitted(actor, null)
  if (!isStaff(admitSignedIn(actor).actor))
    throw new AccessDenied(caller, forbidden(texts.onlyOwnData))
  return find(email).then((customerId) => admitted(actor, scopeOf(customerId)))
}

/** Admits to the deletion requests of one customer, or of all. */
export function admitDeletionRequests(caller: Caller, customerId: string | undefined): Scope {
  if (customerId !== undefined && caller.kind === 'customer') return admitMyData(caller, customerId)
  return admitStaffTo(caller, customerId).scope
}

/** Admits the customer, or staff, to all data of a customer. */
export function admitMyData(caller: Caller, customerId: string): CustomerScope {
  return isStaff(caller) ? scopeOf(customerId) : admitOwn(caller, customerId, texts.onlyOwnData)
}

/** Admits the customer, or staff, to asking for a copy of all data of a customer, and for its deletion. */
export function admitDataRights(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  return admitted(admitSignedIn(caller).actor, admitMyData(caller, customerId))
}

/** Admits a customer to the secret address of their own calendar, by default their first one's, and nobody else. */
export function admitCalendar(
  caller: Caller,
  asked: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope> {
  return admitNoStaff(caller, asked, texts.onlyCustomersHaveCalendars)
}

/** Admits a customer to what is new to their own account; nobody else, staff least of all, visits as they do. */
export function admitNews(
  caller: Caller,
  asked: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope> {
  return admitNoStaff(caller, asked, texts.onlyCustomersHaveNews)
}

/** Admits a customer to what staff have nothing of. */
function admitNoStaff(
  caller: Caller,
  asked: string | undefined,
  otherwise: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  if (isStaff(caller)) throw new AccessDenied(caller, forbidden(otherwise))
  return admitted(admitSignedIn(caller).actor, admitOwn(caller, asked, texts.onlyOwnData))
}

/** Admits a customer to what their own account is reminded of, and nobody else. */
export function admitReminders(caller: Caller): Admitted<CustomerCaller, null> {
  const { actor } = admitLinked(caller)
  if (actor.kind === 'customer') return admitted(actor, null)
  throw new AccessDenied(caller, forbidden(texts.onlyCustomersHaveReminders))
}

/** Admits an account that is to be reminded, as the database currently describes it, to the dates of each of its customers. */
export function admitReminded({
  customerIds,
}: {
  readonly customerIds: readonly string[]
}): CustomerScope[] {
  return customerIds.map((id) => scopeOf(id))
}

/** Admits anyone who knows a calendar's secret address to its dates. Throws 404 if there is no such calendar. */
export function admitCalendarReader(customerId: string | null): CustomerScope {
  if (customerId === null) throw new ServiceError(404, texts.calendarGone)
  return scopeOf(customerId)
}

/** Admits to closing a deletion request: the customer to withdraw it, an operator to settle it. */
export function admitEndDeletionRequest(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  if (caller.kind === 'customer') return admitDataRights(caller, customerId)
  return admitOperatorTo(caller, customerId)
}

/** Admits the grantee of a capability to the audit log as a file, if they are still an operator. */
export function admitAuditFile(
  grantee: Caller,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, Scope> {
  if (grantee.kind === 'operator') return admitOperatorTo(grantee, customerId)
  throw new AccessDenied(grantee, forbidden(texts.exportLinkExpired))
}

/** Admits every account to the lines about itself, and a customer to those about their data, by default their first one's. */
export function admitOwnAudit(
  caller: Caller,
  asked: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope | null> {
  const { actor: account } = admitSignedIn(caller)
  const hasData = account.kind === 'customer' || asked !== undefined
  return admitted(account, hasData ? admitOwn(account, asked, texts.onlyOwnData) : null)
}

/** Admits every account to its own sessions and password, except those that must add a second factor first. */
export function admitSignedIn(caller: Caller): Admitted<ConfirmedCaller, null> {
  const { actor } = admitAccount(caller)
  if (actor.kind !== 'unconfirmed') return admitted(actor, null)
  const refusal = new ServiceError(403, texts.secondFactorMissing, { code: SECOND_FACTOR_MISSING })
  throw new AccessDenied(caller, refusal)
}

/** Admits every account to what it must know of itself, and to its second factor. */
export function admitAccount(caller: Caller): Admitted<SignedInCaller, null> {
  if (caller.kind === 'nobody') throw new AccessDenied(caller, unauthorized())
  if (caller.kind === 'program') throw new AccessDenied(caller, forbidden(texts.notForPrograms))
  return admitted(caller, null)
}

/**
 * Refuses programs what is not meant for them, before anything else is decided: a call says itself which programs it is for. Of the
 * functions here, those that such calls use admit programs; all others refuse them once more.
 */
export function admitProgramTo(caller: Caller, purpose: 'read' | 'import' | undefined): void {
  if (caller.kind === 'program' && caller.purpose !== purpose)
    throw new AccessDenied(caller, forbidden(texts.notForPrograms))
}

/** Admits a program to the data of its customers: by default all of them, and never the demo's beside one. */
function admitToCustomers(program: ProgramCaller, asked: string | undefined): Scope {
  const { customerId } = program
  if (customerId !== null && asked !== undefined && asked !== customerId)
    throw new AccessDenied(program, forbidden(texts.programOfOther))
  const whose = customerId ?? asked
  return whose === undefined ? whole : scopeOf(whose)
}

/** Admits programs to importing, and to what became of it. People do so on the page. */
export function admitProgramImport(caller: Caller): Admitted<ProgramCaller, null> {
  if (caller.kind === 'program') return admitted(caller, null)
  throw new AccessDenied(admitSignedIn(caller).actor, forbidden(texts.onlyPrograms))
}

/** Returns whether a caller's account must have a second factor. */
export function mustHaveSecondFactor(
  caller: Caller,
  { secondFactor }: Pick<Config, 'secondFactor'>,
): boolean {
  return secondFactor === 'required' && (isStaff(caller) || caller.kind === 'unconfirmed')
}

/** Admits everyone with a customer or role to sending a form; `admitUpload` decides on the customer whom it names. */
export function admitLinked(caller: Caller): Admitted<LinkedCaller, null> {
  const { actor } = admitSignedIn(caller)
  if (actor.kind !== 'unlinked') return admitted(actor, null)
  throw new AccessDenied(caller, forbidden(texts.notLinked))
}

/**
 * Admits those who may do something anyway to what an unattended browser must not allow: the password was entered within the
 * last 15 minutes.
 */
export function admitFreshSignIn(caller: Caller, now = new Date()): void {
  if (!isFresh(admitAccount(caller).actor, now)) throw signInTooOld(caller)
}

function isFresh({ signedInAt }: SignedInCaller, now: Date): boolean {
  return now.getTime() - (signedInAt?.getTime() ?? 0) <= FRESH_MS
}

/** Admits everybody to what is the same for all, and to what says nothing about who acts. */
export function admitEverybody(caller: Caller): Admitted<Caller, null> {
  return admitted(caller, null)
}

/** Admits to removing papers as to removing documents. */
export function admitPaperRemoval(
  caller: Caller,
  { remove }: Pick<StaffRights, 'remove'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, remove, texts.staffMayNotRemove)
}

/** Admits staff to what is no customer's. */
export function admitStaff(caller: Caller): Admitted<StaffCaller, null> {
  if (isStaff(caller)) return admitted(caller, null)
  throw new AccessDenied(admitSignedIn(caller).actor, forbidden(texts.onlyStaff))
}

/** Admits staff to all customers, and to what is no customer's yet. */
export function admitStaffToAll(caller: Caller): Admitted<StaffCaller, WholeScope> {
  return admitted(admitStaff(caller).actor, whole)
}

/** Admits staff to a customer; without one, to all. */
export function admitStaffTo(
  caller: Caller,
  customerId: string,
): Admitted<StaffCaller, CustomerScope>
export function admitStaffTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<StaffCaller, Scope>
export function admitStaffTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<StaffCaller, Scope> {
  const { actor } = admitStaff(caller)
  return admitted(actor, customerId === undefined ? whole : scopeOf(customerId))
}

/** Admits staff to giving a document of any customer other parts or another customer. */
export function admitCorrection(caller: Caller, from: string, to: string): AdmittedCorrection {
  return admitted(admitStaff(caller).actor, scopeOf(from), { target: scopeOf(to) })
}

/** Admits staff to changing several documents of any customers in one step, and where it removes some, as `admitRemoval` does. */
export function admitDocumentStep(
  caller: Caller,
  { removes, remove }: Pick<StaffRights, 'remove'> & { readonly removes: boolean },
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, !removes || remove, texts.staffMayNotRemove)
}

/** Admits whoever gave a document to taking it back, and others as `admitRemoval` does. */
export function admitTakingBack(
  caller: Caller,
  isOwn: boolean,
  { remove }: Pick<StaffRights, 'remove'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, isOwn || remove, texts.staffMayNotRemove)
}

/** Admits operators to removing a document of any customer, and staff where an operator has allowed it. */
export function admitRemoval(
  caller: Caller,
  customerId: string,
  { remove }: Pick<StaffRights, 'remove'>,
): Admitted<StaffCaller, CustomerScope> {
  const { actor } = admitAllowed(caller, remove, texts.staffMayNotRemove)
  return admitted(actor, scopeOf(customerId))
}

/** Admits operators to what they may allow staff, and staff where they have. */
function admitAllowed(
  caller: Caller,
  isAllowed: boolean,
  otherwise: string,
): Admitted<StaffCaller, WholeScope> {
  const staff = admitStaffToAll(caller)
  if (staff.actor.kind === 'operator' || isAllowed) return staff
  throw new AccessDenied(caller, forbidden(otherwise))
}

/** Admits operators to imports, and staff where an operator has allowed it. */
export function admitImport(
  caller: Caller,
  rights: Pick<StaffRights, 'import'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, rights.import, texts.staffMayNotImport)
}

/** Admits the service itself to the data of a report that staff have ordered, as `admitReportRuns` allowed them. */
export function admitOrderedReport(order: { readonly customer_id: string }): CustomerScope {
  return scopeOf(order.customer_id)
}

/** Admits the grantee of a valid capability to the locked documents of its customer, if they are still an operator. */
export function admitLockedFile(
  grantee: Caller,
  grant: Grant | null,
): Admitted<Caller, CustomerScope> {
  if (grant && grantee.kind === 'operator') return admitted(grantee, scopeOf(grant.customerId))
  throw new AccessDenied(grantee, forbidden(texts.lockedLinkExpired))
}

/** That of a customer's id, or of an email address. */
interface Invited {
  readonly invited: string
}

/** Admits to linking the caller's account to an invitation, which for staff is only one to their own address. */
export function admitLink(
  caller: Caller,
  invited: string,
): Admitted<ConfirmedCaller, null, Invited> {
  const { actor: signedIn } = admitSignedIn(caller)
  if (!isStaff(signedIn) || invited === signedIn.email) return admitted(signedIn, null, { invited })
  throw new AccessDenied(caller, forbidden(texts.staffHaveNoCustomer))
}

/** Admits everybody to signing up by an invitation. */
export function admitSignUp(caller: Caller, invited: string): Admitted<Caller, null, Invited> {
  return admitted(caller, null, { invited })
}

/** Admits operators to what nobody else may do, and is no customer's. */
export function admitOperator(caller: Caller): Admitted<ConfirmedCaller, null> {
  const { actor } = admitSignedIn(caller)
  if (actor.kind === 'operator') return admitted(actor, null)
  throw new AccessDenied(caller, forbidden(texts.onlyOperators))
}

/** Admits operators to what nobody else may do with all customers. */
export function admitOperatorToAll(caller: Caller): Admitted<ConfirmedCaller, WholeScope> {
  return admitted(admitOperator(caller).actor, whole)
}

/** Admits operators to what nobody else may do with a customer; without one, with all. */
export function admitOperatorTo(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope>
export function admitOperatorTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, Scope>
export function admitOperatorTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, Scope> {
  const { actor } = admitOperator(caller)
  return admitted(actor, customerId === undefined ? whole : scopeOf(customerId))
}

/** Admits operators to inviting owners of any customers, and staff where an operator has allowed it. */
export function admitInviting(
  caller: Caller,
  { invite }: Pick<StaffRights, 'invite'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, invite, texts.staffMayNotInvite)
}

/** Admits operators to the owners that an import lists, and staff who may both import and invite. */
export function admitImportOwners(
  caller: Caller,
  rights: Pick<StaffRights, 'import' | 'invite'>,
): Admitted<StaffCaller, WholeScope> {
  admitImport(caller, rights)
  return admitInviting(caller, rights)
}

/** Admits to the invitations of a customer as `admitInviting` does. */
export function admitInvitingOf(
  caller: Caller,
  customerId: string,
  { invite }: Pick<StaffRights, 'invite'>,
): Admitted<StaffCaller, CustomerScope> {
  return admitted(admitInviting(caller, { invite }).actor, scopeOf(customerId))
}

/** Admits to the unused invitations of customers as `admitInviting` does, and operators to those of operators and staff, too. */
export function admitInvitations(
  caller: Caller,
  rights: Pick<StaffRights, 'invite'>,
): AdmittedInvitations {
  const { actor } = admitInviting(caller, rights)
  return admitted(actor, whole, { onlyCustomers: actor.kind !== 'operator' })
}

/** Admits operators to making two customers one. */
export function admitMerge(caller: Caller, customerId: string, merged: string): AdmittedMerge {
  const { actor, scope } = admitOperatorTo(caller, customerId)
  return admitted(actor, scope, { merged: scopeOf(merged) })
}

/** Admits operators to the accounts of a customer; without one, to those of operators and staff. */
export function admitAccounts(
  caller: Caller,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope | null> {
  const scope = customerId === undefined ? null : scopeOf(customerId)
  return admitted(admitOperator(caller).actor, scope)
}

/**
 * Admits operators to revoking an account other than their own, so that one operator always remains, or to ending what it sees
 * of a customer.
 */
export function admitRevokeAccount(
  caller: Caller,
  { issuer, subject }: AccountKey,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope | null> {
  const operator = admitAccounts(caller, customerId)
  if (operator.actor.issuer === issuer && operator.actor.subject === subject)
    throw new AccessDenied(caller, new ServiceError(409, texts.ownAccountStays))
  return operator
}

/** Admits operators to resetting the second factor of an account other than their own. */
export function admitResetSecondFactor(
  caller: Caller,
  { issuer, subject }: AccountKey,
): Admitted<ConfirmedCaller, null> {
  const operator = admitOperator(caller)
  if (operator.actor.issuer === issuer && operator.actor.subject === subject)
    throw new AccessDenied(caller, new ServiceError(409, texts.ownFactorStays))
  return operator
}

/** Admits what no caller has asked for, such as a command of the operator, to the data of a customer, or of all. */
export function admitCommand(): WholeScope
export function admitCommand(customerId: string): CustomerScope
export function admitCommand(customerId?: string): Scope {
  return customerId === undefined ? whole : scopeOf(customerId)
}

/** Admits the members of a customer to inviting guests, and to changing and ending what these may read. */
export function admitGuests(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  const { actor } = admitSignedIn(caller)
  return admitted(actor, admitOwn(actor, customerId, texts.onlyOwnersInvite))
}

/** Returns what a caller may read of a customer as a guest; undefined for members, staff and strangers. */
export function guestAt(caller: Caller, customerId: string): GuestOf | undefined {
  if ((caller.kind !== 'unlinked' && caller.kind !== 'customer') || owns(caller, customerId)) return
  return caller.guestOf.find((one) => one.customerId === customerId)
}

/** Admits guests to a part of what they may read of a customer whom they name; null for everybody else. */
function admitGuest(caller: Caller, asked: string | undefined, part: GuestPart): GuestOf | null {
  const guest = asked === undefined ? undefined : guestAt(caller, asked)
  if (guest && !guest.parts.includes(part))
    throw new AccessDenied(caller, forbidden(texts.notGuestOfPart))
  return guest ?? null
}

export function isStaff(caller: Caller): caller is StaffCaller {
  return caller.kind === 'staff' || caller.kind === 'operator'
}

/** Admits a customer to the data of each of their own, by default the first. */
function admitOwn(caller: Caller, asked: string | undefined, otherwise: string): CustomerScope {
  const { actor } = admitLinked(caller)
  if (actor.kind === 'customer') {
    const [first] = actor.customerIds
    if (asked === undefined || owns(actor, asked)) return scopeOf(asked ?? first)
  }
  throw new AccessDenied(caller, forbidden(otherwise))
}

function owns(caller: Caller, customerId: string): boolean {
  return caller.kind === 'customer' && caller.customerIds.includes(customerId)
}

const whole = new WholeScope()
Object.freeze(whole)

function scopeOf(customerId: string, years: readonly number[] | null = null): CustomerScope {
  return new CustomerScope(customerId, years)
}

import type { StaffRights } from '@hausblick/contract/calls/staff.ts'
import {
  type Admitted,
  admitted,
  type CustomerScope,
  type Scope,
  type StaffCaller,
  scopeOf,
  type WholeScope,
} from '../access.ts'
import { AccessDenied, type Caller, type ConfirmedCaller, type Grant } from '../callers.ts'
import { forbidden, ServiceError } from '../errors.ts'
import * as texts from '../texts.ts'
import { admitData, admitGuest, admitMyData, admitOwn, guestAt, owns } from './customers.ts'
import { admitInviting } from './people.ts'
import { admitRecordsOf } from './records.ts'
import { admitAllowed, admitOperatorTo, admitSignedIn, isStaff } from './roles.ts'

/** `scope` stays, `merged` goes. */
export type AdmittedMerge = Admitted<
  ConfirmedCaller,
  CustomerScope,
  { readonly merged: CustomerScope }
>

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

/** Admits the grantee of a valid capability to the export of its customer. */
export function admitExportFile(
  grantee: Caller,
  grant: Grant | null,
): Admitted<Caller, CustomerScope> {
  if (grant && (isStaff(grantee) || owns(grantee, grant.customerId)))
    return admitted(grantee, scopeOf(grant.customerId))
  throw new AccessDenied(grantee, forbidden(texts.exportLinkExpired))
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

/** Admits operators to imports, and staff where an operator has allowed it. */
export function admitImport(
  caller: Caller,
  rights: Pick<StaffRights, 'import'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, rights.import, texts.staffMayNotImport)
}

/** Admits operators to the owners that an import lists, and staff who may both import and invite. */
export function admitImportOwners(
  caller: Caller,
  rights: Pick<StaffRights, 'import' | 'invite'>,
): Admitted<StaffCaller, WholeScope> {
  admitImport(caller, rights)
  return admitInviting(caller, rights)
}

/**
 * Admits to the report of a year as `admitRecords` does, and guests of both figures and loans, which it holds; it lists invoices
 * only for those who may see documents. Throws a ServiceError (400) for staff who name no customer.
 */
export function admitReport(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
  year: number,
): Admitted<Caller, CustomerScope, { readonly hasDocuments: boolean }> {
  if (asked === undefined) {
    const own = admitData(caller, asked, demoCustomerId)
    if (own.kind === 'all') throw new ServiceError(400, texts.reportNeedsCustomer)
    return admitted(caller, own, { hasDocuments: true })
  }
  admitRecordsOf(caller, asked, demoCustomerId, { part: 'loans', year })
  const scope = admitRecordsOf(caller, asked, demoCustomerId, { part: 'figures', year })
  const hasDocuments = guestAt(caller, asked)?.parts.includes('documents') ?? true
  return admitted(caller, scope, { hasDocuments })
}

/** Admits the customer, staff, and guests of all parts, to what an adviser gets of a year. */
export function admitYearFiles(
  caller: Caller,
  customerId: string,
  year: number,
): Admitted<ConfirmedCaller, CustomerScope> {
  const { actor } = admitSignedIn(caller)
  if (!guestAt(actor, customerId)) return admitted(actor, admitMyData(actor, customerId))
  admitGuest(actor, customerId, 'documents')
  admitRecordsOf(actor, customerId, '', { part: 'loans', year })
  return admitted(actor, admitRecordsOf(actor, customerId, '', { part: 'figures', year }))
}

/** Admits the service itself to the data of a report that staff have ordered. */
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

/** Admits operators to making two customers one. */
export function admitMerge(caller: Caller, customerId: string, merged: string): AdmittedMerge {
  const { actor, scope } = admitOperatorTo(caller, customerId)
  return admitted(actor, scope, { merged: scopeOf(merged) })
}

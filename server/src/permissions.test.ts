// Over 200 lines because it is one table: the permission matrix of the design, every route × every caller × whose data is
// requested. It should be readable in one place.

import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditAction } from '@hausblick/contract/audit.ts'
import * as accounts from '@hausblick/contract/calls/accounts.ts'
import * as audit from '@hausblick/contract/calls/audit.ts'
import * as backups from '@hausblick/contract/calls/backups.ts'
import * as calendar from '@hausblick/contract/calls/calendar.ts'
import { addressOf, type Call } from '@hausblick/contract/calls/call.ts'
import * as checks from '@hausblick/contract/calls/checks.ts'
import * as consumerPrices from '@hausblick/contract/calls/consumerPrices.ts'
import * as corrections from '@hausblick/contract/calls/corrections.ts'
import * as customerDirectory from '@hausblick/contract/calls/customerDirectory.ts'
import * as customers from '@hausblick/contract/calls/customers.ts'
import * as depreciation from '@hausblick/contract/calls/depreciation.ts'
import * as documentSteps from '@hausblick/contract/calls/documentSteps.ts'
import * as documents from '@hausblick/contract/calls/documents.ts'
import * as erasure from '@hausblick/contract/calls/erasure.ts'
import * as finding from '@hausblick/contract/calls/find.ts'
import * as givings from '@hausblick/contract/calls/givings.ts'
import * as identity from '@hausblick/contract/calls/identity.ts'
import * as importOwners from '@hausblick/contract/calls/importOwners.ts'
import * as imports from '@hausblick/contract/calls/imports.ts'
import * as importTemplates from '@hausblick/contract/calls/importTemplates.ts'
import * as inbox from '@hausblick/contract/calls/inbox.ts'
import * as invitationMails from '@hausblick/contract/calls/invitationMails.ts'
import * as invitations from '@hausblick/contract/calls/invitations.ts'
import * as invoices from '@hausblick/contract/calls/invoices.ts'
import * as linkedAccounts from '@hausblick/contract/calls/linkedAccounts.ts'
import * as mailbox from '@hausblick/contract/calls/mailbox.ts'
import * as mappings from '@hausblick/contract/calls/mappings.ts'
import * as merges from '@hausblick/contract/calls/merges.ts'
import * as myData from '@hausblick/contract/calls/myData.ts'
import * as news from '@hausblick/contract/calls/news.ts'
import * as oidc from '@hausblick/contract/calls/oidc.ts'
import * as operatorCalls from '@hausblick/contract/calls/operator.ts'
import * as overview from '@hausblick/contract/calls/overview.ts'
import * as pageViews from '@hausblick/contract/calls/pageViews.ts'
import * as papers from '@hausblick/contract/calls/papers.ts'
import * as pendingSignIn from '@hausblick/contract/calls/pendingSignIn.ts'
import * as people from '@hausblick/contract/calls/people.ts'
import * as places from '@hausblick/contract/calls/places.ts'
import * as programImports from '@hausblick/contract/calls/programImports.ts'
import * as programs from '@hausblick/contract/calls/programs.ts'
import {
  readDataDayCall,
  readValuationsCall,
  readYearsCall,
  recordCalls,
} from '@hausblick/contract/calls/records.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import * as reminders from '@hausblick/contract/calls/reminders.ts'
import * as reports from '@hausblick/contract/calls/reports.ts'
import * as secondFactor from '@hausblick/contract/calls/secondFactor.ts'
import * as serviceSettings from '@hausblick/contract/calls/serviceSettings.ts'
import * as sessions from '@hausblick/contract/calls/sessions.ts'
import * as site from '@hausblick/contract/calls/site.ts'
import * as staff from '@hausblick/contract/calls/staff.ts'
import * as unreadPages from '@hausblick/contract/calls/unreadPages.ts'
import * as webhooks from '@hausblick/contract/calls/webhooks.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { InjectOptions } from 'fastify'
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDocument } from './documents/add/addDocument.ts'
import { ensureDemoCustomer } from './operating/demo/ensure.ts'
import { revokeAccount } from './people/accounts/revoke.ts'
import { identityToken } from './people/identity/account/identityToken.ts'
import type { App, Service } from './platform/http/service.ts'
import { openStorage } from './platform/storage/open.ts'
import { recordKinds } from './records/recordKinds.ts'
import { signIn, type TestGuest } from './testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from './testing/app.ts'
import { Authenticator } from './testing/authenticator.ts'
import { onEachDatabase, type TestDatabase } from './testing/databases.ts'
import { newFolders } from './testing/folders.ts'
import { METRICS_TOKEN } from './testing/metrics.ts'
import { addProgram } from './testing/programs.ts'
import { replaceRows } from './testing/replaceRows.ts'
import { routesOf } from './testing/routes.ts'

/** Whose data a call requests. The own customer is A for everyone but B and the account of the two customers C and D. */
const targets = ['own', 'foreign', 'demo', 'madeUp', 'all', 'nobodys'] as const
const oneCustomers: readonly Target[] = ['own', 'foreign', 'demo', 'madeUp']
type Target = (typeof targets)[number]

const callers = [
  'nobody',
  'unlinked',
  'customerA',
  'customerB',
  'customerC',
  'customerD',
  'guestOfA',
  'guestOfB',
  'formerGuest',
  'expiredGuest',
  'staff',
  'operator',
  'reader',
  'importer',
  'expired',
  'foreignKey',
  'algNone',
  'wrongAudience',
  'deleted',
] as const
type Caller = (typeof callers)[number]

/** Callers that differ in their rights; every invalid token is 'invalid'. */
type Kind =
  | 'nobody'
  | 'unlinked'
  | 'guest'
  | 'customer'
  | 'staff'
  | 'operator'
  | 'reader'
  | 'importer'
  | 'invalid'
/** Other programs. */
type Program = 'reader' | 'importer'

const kinds: Readonly<Record<Caller, Kind>> = {
  nobody: 'nobody',
  unlinked: 'unlinked',
  customerA: 'customer',
  customerB: 'customer',
  customerC: 'customer',
  customerD: 'customer',
  guestOfA: 'guest',
  guestOfB: 'guest',
  formerGuest: 'unlinked',
  expiredGuest: 'unlinked',
  staff: 'staff',
  operator: 'operator',
  reader: 'reader',
  importer: 'importer',
  expired: 'invalid',
  foreignKey: 'invalid',
  algNone: 'invalid',
  wrongAudience: 'invalid',
  deleted: 'invalid',
}

const methods = ['POST', 'PATCH', 'DELETE'] as const

/** One status for all targets, or one per target in order. */
type Statuses =
  | number
  | readonly [
      own: number,
      foreign: number,
      demo: number,
      madeUp: number,
      all?: number,
      nobodys?: number,
    ]

interface CallRow {
  /** What is sent, if anything. */
  readonly request?: (customerId: string, caller: Caller) => InjectOptions
  /** The path to call. Default: the route's, with the customer, and otherwise with what nobody has. */
  readonly url?: string
  /** The applicable targets. Default: customers by id, if what is sent or the path may name one. */
  readonly targets?: readonly Target[]
  /** Guests have, unless it is said, the access of an account without a link, and other programs none. */
  readonly expected: Readonly<
    Record<Exclude<Kind, 'guest' | Program>, Statuses> &
      Partial<Record<'guest' | Program, Statuses>>
  >
  /** Whose data staff see with it, which leaves a line in the audit log: a customer's, or everybody's. Default: nobody's. */
  readonly shows?: 'customers' | 'everybody'
  /** Who is refused, where the call identifies nobody by token. Default: the caller. */
  readonly refuses?: 'nobody'
  /** What the call does, as the audit log says it. Default: nothing. */
  readonly does?: AuditAction
}

const DOCUMENT_OF_A =
  '/documents/A/1?capability=A~zzzzzz~0123456789012345678901234567890123456789012'
const PASSWORD = 'ein-langes-Passwort-für-den-Test'
const mark = (customerId: string) => `Marke-von-${customerId}`
/** C and D have one account. */
const address = (customerId: string) =>
  `${mark(customerId === 'D' ? 'C' : customerId).toLowerCase()}@example.org`

const domains = new URL('../../contract/src/calls/', import.meta.url)
/** The calls of all domains. */
const calls = (
  await Promise.all(
    readdirSync(domains)
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => import(new URL(name, domains).href)),
  )
).flatMap(listCalls)

function listCalls(domain: object): Call[] {
  return Object.values(domain).filter((value) => Object(value).logs !== undefined)
}

/** Names the route of a call, as the matrix does. */
const routeOf = ({ method, path }: Call) => `${method} ${path}`

/** The routes of the embedded identity provider. */
const identityRoutes = new Set(
  [identity, pendingSignIn, secondFactor, sessions, oidc].flatMap(listCalls).map(routeOf),
)

/** A call whose body names no customer. */
const sends = (payload: object) =>
  ({ request: () => ({ payload }), targets: ['own'] }) satisfies Partial<CallRow>

const ofCustomer = (customerId: string) => ({ query: { customerId } })
const toOperator = (status: Statuses) => ({
  nobody: 401,
  unlinked: 403,
  customer: 403,
  staff: 403,
  operator: status,
  invalid: 401,
})
/** Open to customers for their own data and to staff for everyone's. */
const ofOwnData = (status: Statuses) => ({
  nobody: 401,
  unlinked: 403,
  customer: [200, 403, 403, 403] as const,
  staff: status,
  operator: status,
  invalid: 401,
})

/** Open to customers for their own data alone. */
const toMembers = (status: number) => ({
  ...toOperator(status),
  customer: [status, 403, 403, 403] as const,
})

const toStaff = (status: Statuses) => ({ ...toOperator(status), staff: status })

const STEP = '0123456789abcdef'.repeat(2)

const NO_TEXTS = {
  contactName: '',
  contactRole: '',
  contactPhone: '',
  contactEmail: '',
  remarks: '',
}

const MAPPING = {
  version: 1,
  name: 'Mieterliste',
  sheet: null,
  subject: 'unit',
  fingerprint: 'einheit',
  required: ['einheit'],
  columns: [],
  constants: [],
  titles: [],
  skip: [],
  sections: [],
  continuation: null,
  newest: null,
  year: null,
  postings: null,
  derived: [],
  totals: [],
}

/** A form without a file. */
function formFor(customerId: string): InjectOptions {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return {
    payload: `${field('docName', 'Brief')}${field('customerId', customerId)}--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
}

const withoutFile = { request: () => formFor(''), targets: ['own'] } satisfies Partial<CallRow>

/** A call for nobody's data, with the same reply for every caller. */
function toEverybody(
  status: number,
  request: (email: string) => InjectOptions = () => ({}),
): CallRow {
  return {
    request: (_customerId, caller) => request(`${caller}@example.org`),
    targets: ['own'],
    expected: {
      nobody: status,
      unlinked: status,
      customer: status,
      staff: status,
      operator: status,
      invalid: status,
    },
  }
}

/** A call that identifies its caller by a capability, which is made up here. */
function byCapability(query: Readonly<Record<string, string>>): CallRow {
  return { ...toEverybody(403, () => ({ query })), refuses: 'nobody' }
}

/** A call about the calling account, whatever it is linked to. */
function toAccounts(status: number, request: InjectOptions = {}): CallRow {
  return {
    request: () => request,
    targets: ['own'],
    expected: {
      nobody: 401,
      unlinked: status,
      customer: status,
      staff: status,
      operator: status,
      invalid: 401,
    },
  }
}

const recordRead: CallRow = {
  shows: 'customers',
  request: ofCustomer,
  expected: {
    nobody: [401, 401, 200, 401],
    unlinked: [403, 403, 200, 403],
    guest: [200, 403, 200, 403],
    customer: [200, 403, 200, 403],
    staff: 200,
    operator: 200,
    invalid: 401,
  },
}

const documentRead: CallRow = {
  shows: 'customers',
  request: ofCustomer,
  targets,
  expected: {
    nobody: [401, 401, 200, 401, 401, 401],
    unlinked: [403, 403, 200, 403, 403, 403],
    guest: [200, 403, 200, 403, 403, 403],
    customer: [200, 403, 200, 403, 403, 200],
    staff: 200,
    operator: 200,
    invalid: 401,
  },
}

/** Like `recordRead`, and programs read their own customer, and not even the demo beside. */
const programsRead: CallRow = {
  ...recordRead,
  expected: { ...recordRead.expected, reader: [200, 403, 403, 403] },
}

/** Like `recordRead`, where staff must name the customer. */
const ofOneCustomer: CallRow = { ...recordRead, targets: oneCustomers }

const ownCalendar: CallRow = {
  request: () => ({}),
  targets: ['own'],
  expected: {
    nobody: 401,
    unlinked: 403,
    customer: 200,
    staff: 403,
    operator: 403,
    invalid: 401,
  },
}

const matrix: Readonly<Record<string, CallRow>> = {
  ...Object.fromEntries(
    recordKinds.map(({ name }) => [`GET ${recordCalls[name].path}`, programsRead]),
  ),
  [`GET ${readYearsCall.path}`]: { ...programsRead, targets: oneCustomers },
  [`GET ${readValuationsCall.path}`]: ofOneCustomer,
  [`GET ${readDataDayCall.path}`]: {
    shows: 'customers',
    request: ofCustomer,
    targets: oneCustomers,
    expected: recordRead.expected,
  },
  // Before an invitation makes the customer that nobody has.
  [routeOf(depreciation.listDepreciationCall)]: {
    shows: 'customers',
    request: ofCustomer,
    expected: {
      nobody: [401, 401, 200, 401],
      unlinked: [403, 403, 200, 403],
      customer: [200, 403, 200, 403],
      staff: [200, 200, 200, 404],
      operator: [200, 200, 200, 404],
      invalid: 401,
    },
  },
  [routeOf(finding.findCall)]: {
    ...recordRead,
    request: (customerId) => ({ query: { q: 'Marke', customerId } }),
  },
  [routeOf(customers.findCustomerIdCall)]: {
    shows: 'customers',
    request: (customerId) => ({ query: { email: address(customerId) } }),
    expected: { ...toStaff([200, 200, 404, 404]), customer: [200, 403, 403, 403] },
  },
  [routeOf(customers.listCustomersCall)]: {
    shows: 'everybody',
    request: (customerId) => ({ query: { search: customerId } }),
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: 403,
      staff: 200,
      operator: 200,
      invalid: 401,
    },
  },
  [routeOf(customerDirectory.listDirectoryCall)]: {
    shows: 'everybody',
    request: (customerId) => ({ query: { search: customerId } }),
    expected: toStaff(200),
  },
  [routeOf(customerDirectory.readDirectoryEntryCall)]: {
    shows: 'customers',
    expected: toStaff([200, 200, 200, 404]),
  },
  [routeOf(customerDirectory.endCustomerCall)]: {
    // Nobody must lose access for the other calls.
    targets: ['demo', 'madeUp'],
    expected: toOperator([200, 200, 200, 404]),
  },
  [routeOf(customerDirectory.viewAsOwnerCall)]: {
    does: 'viewedAsOwner',
    expected: toStaff([200, 200, 200, 404]),
  },
  [routeOf(reports.listReportRunsCall)]: { expected: toStaff(200) },
  [routeOf(reports.startReportRunCall)]: {
    does: 'reportsMade',
    request: (customerId) => ({ payload: { customerId, year: 2025 } }),
    expected: toStaff([200, 200, 200, 404]),
  },
  [routeOf(reports.readReportRunCall)]: { expected: toStaff(404) },
  [routeOf(reports.sendReportDraftCall)]: {
    shows: 'customers',
    request: ofCustomer,
    expected: toStaff(404),
  },
  [routeOf(reports.releaseReportsCall)]: {
    request: (customerId) => ({ payload: { customerId, notifies: true } }),
    expected: toStaff(404),
  },
  [routeOf(imports.listImportsCall)]: { expected: toOperator(200) },
  [routeOf(imports.startImportCall)]: { expected: toOperator(200) },
  [routeOf(imports.readImportCall)]: { expected: toOperator(404) },
  [routeOf(imports.addImportFileCall)]: { ...withoutFile, expected: toOperator(404) },
  [routeOf(imports.removeImportFileCall)]: { expected: toOperator(404) },
  [routeOf(imports.sendImportFileCall)]: { expected: toOperator(404) },
  [routeOf(imports.examineImportCall)]: { expected: toOperator(404) },
  [routeOf(imports.readImportSheetCall)]: { expected: toOperator(404) },
  [routeOf(imports.readImportRowCall)]: { expected: toOperator(404) },
  [routeOf(imports.proposeImportSheetCall)]: {
    ...sends({ subject: 'unit' }),
    expected: toOperator(404),
  },
  [routeOf(imports.tryImportSheetCall)]: {
    ...sends({ profile: MAPPING }),
    expected: toOperator(404),
  },
  [routeOf(imports.decideImportSheetCall)]: {
    ...sends({ use: 'leave-out' }),
    expected: toOperator(404),
  },
  [routeOf(imports.checkImportCall)]: {
    ...sends({ without: [], moves: false }),
    expected: toOperator(404),
  },
  [routeOf(imports.listImportFaultsCall)]: { expected: toOperator(404) },
  [routeOf(imports.sendImportFaultsCall)]: { expected: toOperator(404) },
  [routeOf(imports.correctImportCall)]: { ...sends({ cells: [] }), expected: toOperator(404) },
  [routeOf(imports.listImportDifferencesCall)]: { expected: toOperator(404) },
  [routeOf(imports.applyImportCall)]: { ...sends({ losesMany: false }), expected: toOperator(404) },
  [routeOf(imports.discardImportCall)]: { expected: toOperator(404) },
  [routeOf(imports.undoImportCall)]: { expected: toOperator(404) },
  [routeOf(staff.readStaffRightsCall)]: { expected: toStaff(200) },
  [routeOf(staff.setStaffRightCall)]: {
    ...sends({ right: 'import', allowed: false }),
    expected: toOperator(200),
  },
  [routeOf(staff.listStaffCall)]: { shows: 'everybody', expected: toOperator(200) },
  [routeOf(staff.inviteStaffCall)]: {
    targets: ['nobodys'],
    request: (_customerId, caller) => ({
      payload: { email: `neu-${caller.toLowerCase()}@example.com`, role: 'staff' },
    }),
    does: 'invited',
    expected: toOperator(200),
  },
  [routeOf(invitationMails.listCustomerInvitationsCall)]: {
    shows: 'customers',
    expected: toOperator(200),
  },
  [routeOf(invitationMails.prepareInvitationsCall)]: {
    shows: 'everybody',
    request: (customerId) => ({ payload: { customerIds: [customerId] } }),
    expected: toOperator(200),
  },
  [routeOf(invitationMails.inviteByMailCall)]: {
    does: 'invited',
    targets: ['own', 'foreign'],
    request: (customerId) => ({
      payload: {
        invitations: [{ customerId, email: `wer-${customerId.toLowerCase()}@example.com` }],
        shared: [],
        subject: 'Ihr Zugang',
        text: 'Hier: {Link}',
      },
    }),
    expected: toOperator(200),
  },
  [routeOf(invitationMails.mailInvitationAgainCall)]: { expected: toOperator(404) },
  [routeOf(importTemplates.sendImportTemplateCall)]: {
    url: addressOf(importTemplates.sendImportTemplateCall, { params: { table: 'credit-terms' } }),
    expected: toOperator(200),
  },
  [routeOf(operatorCalls.readOperatorCall)]: { expected: toOperator(200) },
  [routeOf(operatorCalls.saveOperatorCall)]: {
    request: () => ({ payload: { basedOn: 0, look: { color: '' } } }),
    targets: ['nobodys'],
    does: 'settingsChanged',
    expected: toOperator(200),
  },
  [routeOf(operatorCalls.restoreOperatorCall)]: {
    ...sends({ basedOn: -1, version: 1 }),
    expected: toOperator(409),
  },
  [routeOf(operatorCalls.previewOperatorCall)]: { ...sends({}), expected: toOperator(200) },
  [routeOf(operatorCalls.previewReportCall)]: { ...sends({}), expected: toOperator(200) },
  [routeOf(operatorCalls.readLogoCall)]: {
    ...toEverybody(404),
    url: addressOf(operatorCalls.readLogoCall, { params: { hash: 'erfunden' } }),
  },
  [routeOf(mappings.listMappingsCall)]: { expected: toOperator(200) },
  [routeOf(mappings.addMappingCall)]: { ...sends({ profiles: [] }), expected: toOperator(200) },
  [routeOf(mappings.renameMappingCall)]: {
    ...sends({ name: 'Verwaltung' }),
    expected: toOperator(404),
  },
  [routeOf(mappings.deleteMappingCall)]: { expected: toOperator(404) },
  [routeOf(mappings.forgetLearnedCall)]: {
    url: addressOf(mappings.forgetLearnedCall, {
      query: { subject: 'unit', heading: 'erfunden' },
    }),
    expected: toOperator(404),
  },
  [routeOf(mappings.sendMappingCall)]: { expected: toOperator(404) },
  [routeOf(documents.listDocumentsCall)]: documentRead,
  [routeOf(invoices.listInvoicesCall)]: {
    ...ofOneCustomer,
    request: (customerId) => ({ query: { customerId, year: '2025' } }),
  },
  [routeOf(documents.searchDocumentsCall)]: {
    ...documentRead,
    request: (customerId) => ({ query: { customerId, text: 'Marke' } }),
  },
  // Only the capability counts, which is made up here.
  [routeOf(documents.previewDocumentCall)]: byCapability({ fileUrl: DOCUMENT_OF_A }),
  [routeOf(documents.downloadDocumentCall)]: byCapability({ fileUrl: DOCUMENT_OF_A }),
  [routeOf(invoices.readInvoiceCall)]: {
    ...byCapability({ fileUrl: DOCUMENT_OF_A }),
    shows: 'customers',
  },
  [routeOf(documents.uploadDocumentCall)]: {
    request: (customerId) => formFor(customerId),
    // Permitted callers learn that the file is missing.
    expected: { ...toStaff(400), customer: [400, 403, 403, 403] },
  },
  [routeOf(documents.listDocumentChoicesCall)]: { expected: toStaff(200), shows: 'everybody' },
  [routeOf(inbox.readInboxCall)]: { expected: toStaff(200), shows: 'everybody' },
  [routeOf(mailbox.readMailboxCall)]: { expected: toStaff(200), shows: 'everybody' },
  [routeOf(mailbox.dismissRefusedMailsCall)]: { ...sends({ ids: ['-'] }), expected: toStaff(200) },
  [routeOf(papers.readPaperCall)]: { expected: toStaff(404), shows: 'everybody' },
  [routeOf(papers.restorePaperCall)]: { expected: toStaff(404) },
  [routeOf(unreadPages.listUnreadPagesCall)]: { expected: toStaff(200), shows: 'everybody' },
  [routeOf(unreadPages.readAgainCall)]: {
    ...sends({ file: { customerId: null, number: 999 } }),
    expected: toStaff(200),
  },
  [routeOf(papers.listRemovedPapersCall)]: { expected: toStaff(200), shows: 'everybody' },
  [routeOf(papers.uploadPaperCall)]: {
    // Without a file.
    ...withoutFile,
    expected: toStaff(400),
  },
  [routeOf(webhooks.listWebhooksCall)]: { expected: toOperator(200) },
  [routeOf(webhooks.createWebhookCall)]: {
    targets: ['nobodys'],
    request: () => ({
      payload: { url: 'https://programm.example/', events: ['import.completed'] },
    }),
    does: 'webhookAdded',
    expected: toOperator(200),
  },
  [routeOf(webhooks.setWebhookStateCall)]: {
    ...sends({ state: 'paused' }),
    expected: toOperator(404),
  },
  [routeOf(webhooks.renewWebhookSecretCall)]: { expected: toOperator(404) },
  [routeOf(webhooks.deleteWebhookCall)]: { expected: toOperator(404) },
  [routeOf(webhooks.probeWebhookCall)]: { expected: toOperator(404) },
  [routeOf(webhooks.listWebhookFailuresCall)]: { expected: toOperator(200) },
  [routeOf(webhooks.retryWebhookCall)]: { expected: toOperator(404) },
  [routeOf(checks.checkServiceCall)]: {
    ...sends({ clientTime: new Date().toISOString() }),
    expected: toOperator(200),
  },
  [routeOf(checks.sendTestMailCall)]: { expected: toOperator(200) },
  [routeOf(serviceSettings.readServiceSettingsCall)]: { expected: toOperator(200) },
  [routeOf(serviceSettings.saveMailServerCall)]: {
    ...sends({ server: null }),
    targets: ['nobodys'],
    does: 'settingsChanged',
    expected: toOperator(200),
  },
  [routeOf(serviceSettings.saveBackupPlaceCall)]: {
    ...sends({ place: '', accessKeyId: '', secretAccessKey: null, time: '02:30' }),
    targets: ['nobodys'],
    does: 'settingsChanged',
    expected: toOperator(200),
  },
  [routeOf(backups.readBackupsCall)]: { expected: toOperator(200) },
  // BACKUP_TO is not set.
  [routeOf(backups.startBackupCall)]: { expected: toOperator(409) },
  [routeOf(overview.readOverviewCall)]: { expected: toStaff(200), shows: 'everybody' },
  // Nobody has seen it under this name.
  [routeOf(givings.giveDocumentCall)]: {
    request: (customerId) => ({
      url: fillPath(givings.giveDocumentCall.path, { customerId, number: 1 }),
      payload: {
        id: '0'.repeat(32),
        to: { kind: 'all' },
        total: 1,
        seen: '-',
        street: 'Weg 1',
        date: null,
        type: 'Brief',
        name: 'Gruß',
      },
    }),
    expected: toStaff([409, 409, 404, 404]),
  },
  [routeOf(givings.filePaperForManyCall)]: {
    ...sends({
      id: '0'.repeat(32),
      to: { kind: 'all' },
      total: 1,
      street: 'Weg 1',
      date: '2025-01-01',
      type: 'Brief',
      name: 'Gruß',
    }),
    expected: toStaff(404),
  },
  [routeOf(givings.previewRecipientsCall)]: {
    ...sends({ to: { kind: 'all' }, without: [] }),
    expected: toStaff(200),
    shows: 'everybody',
  },
  [routeOf(givings.readGivingCall)]: {
    url: addressOf(givings.readGivingCall, { params: { id: '0'.repeat(32) } }),
    expected: toStaff(404),
  },
  [routeOf(givings.takeBackGivingCall)]: {
    url: addressOf(givings.takeBackGivingCall, { params: { id: '0'.repeat(32) } }),
    expected: toStaff(404),
  },
  [routeOf(givings.previewCircularCall)]: {
    ...sends({ subject: 'Gruß', text: 'Guten Tag!' }),
    expected: toStaff(200),
  },
  // Nobody has seen so many.
  [routeOf(givings.sendCircularCall)]: {
    ...sends({
      id: '0'.repeat(32),
      to: { kind: 'all' },
      total: 99,
      subject: 'Gruß',
      text: 'Guten Tag!',
    }),
    expected: toStaff(409),
  },
  [routeOf(documentSteps.changeDocumentsCall)]: {
    request: (customerId) => ({
      url: documentSteps.changeDocumentsCall.path,
      payload: {
        step: STEP,
        changes: [{ kind: 'remove', customerId, number: 1, seen: '-' }],
      },
    }),
    expected: toStaff([409, 409, 409, 404]),
  },
  [routeOf(documentSteps.undoStepCall)]: {
    request: () => ({
      url: fillPath(documentSteps.undoStepCall.path, { step: STEP }),
    }),
    expected: toStaff(404),
  },
  [routeOf(corrections.listRemovedDocumentsCall)]: {
    expected: toOperator(200),
    shows: 'everybody',
  },
  [routeOf(corrections.restoreDocumentCall)]: { expected: toOperator(404) },
  [routeOf(erasure.previewErasureCall)]: {
    shows: 'customers',
    expected: toOperator([200, 200, 200, 404]),
  },
  [routeOf(erasure.eraseCustomerCall)]: {
    // Without the customer's id once more.
    request: () => ({
      payload: { confirmation: '' },
    }),
    expected: toOperator(400),
  },
  [routeOf(merges.previewMergeCall)]: {
    shows: 'customers',
    request: (customerId) => ({
      url: addressOf(merges.previewMergeCall, { params: { customerId }, query: { merged: 'D' } }),
    }),
    // A and B have asked for a deletion, and the demo stays.
    expected: toOperator([409, 409, 409, 404]),
  },
  [routeOf(merges.mergeCustomersCall)]: {
    request: () => ({
      payload: { merged: 'D', seen: 'nicht gesehen' },
    }),
    expected: toOperator([409, 409, 409, 404]),
  },
  [routeOf(merges.listMergesCall)]: { expected: toOperator(200) },
  [routeOf(merges.previewUndoMergeCall)]: { expected: toOperator(404) },
  [routeOf(merges.undoMergeCall)]: { expected: toOperator(404) },
  [routeOf(erasure.listLockedDocumentsCall)]: { request: ofCustomer, expected: toOperator(200) },
  [routeOf(erasure.linkLockedDocumentCall)]: { expected: toOperator(404) },
  // By capability only, whoever calls.
  [routeOf(erasure.sendLockedDocumentCall)]: byCapability({ capability: 'erfunden', number: '1' }),
  [routeOf(accounts.readMeCall)]: {
    expected: {
      nobody: 401,
      unlinked: 200,
      customer: 200,
      staff: 200,
      operator: 200,
      invalid: 401,
    },
  },
  [routeOf(myData.linkExportCall)]: {
    request: (customerId) => ({ payload: { customerId } }),
    expected: ofOwnData([200, 200, 200, 404]),
  },
  // By capability only, whoever calls.
  [routeOf(myData.sendExportCall)]: byCapability({ capability: 'erfunden' }),
  [routeOf(myData.listDeletionRequestsCall)]: {
    shows: 'customers',
    request: ofCustomer,
    expected: ofOwnData(200),
  },
  // Each has been requested already, which leaves no line again.
  [routeOf(myData.requestDeletionCall)]: {
    request: (customerId) => ({ payload: { customerId } }),
    expected: ofOwnData([200, 200, 200, 404]),
  },
  [routeOf(myData.endDeletionRequestCall)]: {
    // Has never requested it.
    url: addressOf(myData.endDeletionRequestCall, { params: { customerId: 'NIEMAND' } }),
    targets: ['own'],
    request: () => ({}),
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: 403,
      staff: 403,
      operator: 404,
      invalid: 401,
    },
  },
  [routeOf(customers.createCustomerCall)]: {
    does: 'customerCreated',
    request: (customerId) => ({ payload: { customerId } }),
    // The first permitted caller creates the made-up customer, who exists from then on.
    expected: toOperator([409, 409, 409, 200]),
  },
  // Without a name, which they have not anyway: that leaves no line.
  [routeOf(customers.renameCustomerCall)]: {
    request: () => ({
      payload: { name: '' },
    }),
    expected: toOperator([200, 200, 200, 200]),
  },
  [routeOf(redeemInvitationCall)]: {
    request: (customerId) => ({ payload: { customerId, token: 'erfunden' } }),
    expected: {
      nobody: 401,
      unlinked: 403,
      customer: 403,
      staff: 403,
      operator: 403,
      invalid: 401,
    },
  },
  [routeOf(people.readPeopleCall)]: {
    shows: 'customers',
    request: ofCustomer,
    expected: ofOwnData(200),
  },
  // To read nothing, of which permitted callers learn that it is pointless.
  [routeOf(people.inviteGuestCall)]: {
    request: () => ({
      payload: { email: 'gast@example.org', parts: [], years: null, until: '2026-12-31' },
    }),
    expected: toMembers(400),
  },
  [routeOf(people.changeGuestCall)]: {
    request: () => ({
      payload: { parts: [], years: null, until: '2026-12-31' },
    }),
    expected: toMembers(400),
  },
  [routeOf(people.endGuestCall)]: { expected: toMembers(404) },
  [routeOf(people.inviteGuestAgainCall)]: { expected: toMembers(404) },
  [routeOf(linkedAccounts.listAccountsCall)]: {
    request: ofCustomer,
    expected: toOperator(200),
    shows: 'customers',
  },
  [routeOf(linkedAccounts.endAccountCall)]: {
    request: (customerId) => ({ query: { issuer: identityToken.issuer, subject: customerId } }),
    expected: toOperator(404),
  },
  [routeOf(linkedAccounts.resetSecondFactorCall)]: {
    request: (customerId) => ({ query: { issuer: identityToken.issuer, subject: customerId } }),
    expected: toOperator(404),
  },
  [routeOf(linkedAccounts.addAccountCall)]: {
    request: (customerId) => ({ payload: { customerId, email: address(customerId) } }),
    // Of an account that is linked already.
    expected: toOperator([409, 409, 404, 404]),
  },
  [routeOf(linkedAccounts.changeAccountAddressCall)]: {
    request: (customerId) => ({
      payload: { issuer: identityToken.issuer, subject: customerId, email: 'neu@example.com' },
    }),
    expected: toOperator(404),
  },
  [routeOf(invitations.listInvitationsCall)]: {
    shows: 'everybody',
    request: (customerId) => ({ query: { search: customerId } }),
    expected: toOperator(200),
  },
  [routeOf(invitations.inviteCall)]: {
    does: 'invited',
    request: (customerId) => ({ payload: { customerId } }),
    expected: toOperator(200),
  },
  [routeOf(importOwners.listImportOwnersCall)]: {
    url: addressOf(importOwners.listImportOwnersCall, { params: { id: 'lauf' } }),
    shows: 'everybody',
    expected: toOperator(200),
  },
  [routeOf(importOwners.inviteImportOwnersCall)]: {
    request: () => ({ payload: { owners: [1], shared: [] } }),
    targets: ['own'],
    url: addressOf(importOwners.inviteImportOwnersCall, { params: { id: 'lauf' } }),
    does: 'invited',
    expected: toOperator(200),
  },
  [routeOf(invitations.renewInvitationCall)]: { expected: toOperator(404) },
  [routeOf(invitations.withdrawInvitationCall)]: { expected: toOperator(404) },
  [routeOf(audit.readAuditCall)]: {
    request: ofCustomer,
    expected: toOperator(200),
    shows: 'customers',
  },
  [routeOf(audit.linkAuditFileCall)]: { expected: toOperator(200) },
  [routeOf(audit.sendAuditFileCall)]: byCapability({ capability: 'erfunden' }),
  [routeOf(audit.readOwnAuditCall)]: toAccounts(200),
  // Only the demo has a year with data.
  [routeOf(reports.sendYearlyReportCall)]: {
    shows: 'customers',
    request: (customerId) => ({ query: { customerId, year: '2025' } }),
    expected: {
      nobody: [401, 401, 200, 401],
      unlinked: [403, 403, 200, 403],
      guest: [404, 403, 200, 403],
      customer: [404, 403, 200, 403],
      staff: [404, 404, 200, 404],
      operator: [404, 404, 200, 404],
      invalid: 401,
    },
  },
  // As for the report, but not for everybody's demo.
  [routeOf(reports.sendYearFilesCall)]: {
    request: (customerId) => ({ query: { customerId, year: '2025' } }),
    expected: {
      ...toStaff([404, 404, 200, 404]),
      customer: [404, 403, 403, 403],
      guest: [404, 403, 403, 403],
    },
    does: 'exported',
  },
  // Nobody has the unit.
  [routeOf(depreciation.changeDepreciationCall)]: {
    request: (customerId) => ({
      payload: { customerId, kind: 'property', itemId: 'erfunden', terms: null, former: null },
    }),
    expected: { ...ofOwnData(404), customer: [404, 403, 403, 403], staff: 403 },
  },
  [routeOf(places.readPlaceProfileCall)]: {
    shows: 'customers',
    request: (customerId) => ({ query: { customerId, kind: 'object', itemId: 'erfunden' } }),
    expected: {
      nobody: [401, 401, 200, 401],
      unlinked: [403, 403, 200, 403],
      guest: [200, 403, 200, 403],
      customer: [200, 403, 200, 403],
      // An operator has created the made-up customer by then.
      staff: 200,
      operator: 200,
      invalid: 401,
    },
  },
  // Nobody has the building.
  [routeOf(places.changePlaceProfileCall)]: {
    request: (customerId) => ({
      payload: {
        customerId,
        kind: 'object',
        itemId: 'erfunden',
        texts: NO_TEXTS,
        former: NO_TEXTS,
      },
    }),
    expected: toStaff(404),
  },
  [routeOf(places.addPlacePictureCall)]: {
    // Names no building.
    request: (customerId) => formFor(customerId),
    expected: toStaff(400),
  },
  // There is none.
  [routeOf(places.removePlacePictureCall)]: {
    request: (customerId) => ({
      query: { customerId, kind: 'object', itemId: 'erfunden', picture: 'erfunden' },
    }),
    expected: toStaff(409),
  },
  [routeOf(places.showPlacePictureCall)]: byCapability({
    picture: 'erfunden',
    side: '480',
    capability: 'erfunden',
  }),
  [routeOf(calendar.readCalendarCall)]: ownCalendar,
  [routeOf(calendar.renewCalendarCall)]: {
    ...ownCalendar,
    request: ofCustomer,
    does: 'calendarMade',
  },
  [routeOf(calendar.endCalendarCall)]: {
    ...ownCalendar,
    request: ofCustomer,
    does: 'calendarEnded',
  },
  [routeOf(reminders.readRemindersCall)]: ownCalendar,
  [routeOf(news.readNewsCall)]: ownCalendar,
  // They are off already, which leaves no line again.
  [routeOf(reminders.changeRemindersCall)]: {
    ...ownCalendar,
    request: () => ({ payload: { kind: 'date', isOn: false } }),
  },
  // Identified by their tokens alone.
  [`GET ${reminders.REMINDER_LINK}`]: toEverybody(404, () => ({
    query: { token: 'erfunden' },
  })),
  [`POST ${reminders.REMINDER_LINK}`]: toEverybody(404, () => ({
    query: { token: 'erfunden' },
  })),
  // Identified by its URL alone.
  [routeOf(calendar.sendCalendarFeedCall)]: {
    ...toEverybody(404),
    url: addressOf(calendar.sendCalendarFeedCall, { params: { token: 'erfunden' } }),
  },
  // The provider's calls identify callers by password, mailed token or cookie, not by bearer token.
  [routeOf(identity.signInCall)]: toEverybody(401, (email) => ({
    payload: { email, password: PASSWORD },
  })),
  [routeOf(identity.signUpCall)]: toEverybody(403, (email) => ({
    payload: { email, password: PASSWORD, customerId: 'A', token: 'erfunden' },
  })),
  [routeOf(identity.signOutCall)]: toEverybody(200, () => ({ payload: {} })),
  [routeOf(identity.readTokenCall)]: toEverybody(200),
  // The token alone says whose sessions and password these are.
  [routeOf(sessions.listSessionsCall)]: toAccounts(200),
  [routeOf(sessions.endOtherSessionsCall)]: toAccounts(200),
  [routeOf(sessions.endSessionCall)]: { ...toAccounts(404) },
  [routeOf(identity.changePasswordCall)]: toAccounts(403, {
    payload: { current: 'ein falsches Passwort', password: PASSWORD },
  }),
  [routeOf(pendingSignIn.confirmSignInCall)]: toEverybody(401, () => ({
    payload: { pending: 'erfunden', method: 'app', code: '123456' },
  })),
  [routeOf(secondFactor.startPasskeySignInCall)]: toEverybody(200),
  [routeOf(secondFactor.passkeySignInCall)]: toEverybody(401, () => ({
    payload: { assertion: new Authenticator().assert({ challenge: 'erfunden' }) },
  })),
  [routeOf(secondFactor.readSecondFactorCall)]: toAccounts(200),
  // No provider is configured here.
  [routeOf(oidc.startOidcSignInCall)]: toEverybody(404, () => ({ payload: { provider: '1' } })),
  [routeOf(oidc.startOidcSignUpCall)]: toEverybody(403, (email) => ({
    payload: { provider: '1', email, customerId: 'A', token: 'erfunden' },
  })),
  [routeOf(oidc.startOidcLinkCall)]: toAccounts(404, { payload: { provider: '1' } }),
  [routeOf(oidc.startOidcConfirmationCall)]: toAccounts(404, {
    payload: { provider: '1', target: '/' },
  }),
  [routeOf(oidc.oidcCallbackCall)]: {
    ...toEverybody(303),
    url: addressOf(oidc.oidcCallbackCall, { params: { provider: '1' } }),
  },
  [routeOf(oidc.readOidcSecondFactorCall)]: toEverybody(200, () => ({ payload: {} })),
  [routeOf(oidc.listOidcIdentitiesCall)]: toAccounts(200),
  [routeOf(oidc.unlinkOidcCall)]: { ...toAccounts(404) },
  [routeOf(secondFactor.startAppCall)]: toAccounts(200),
  [routeOf(secondFactor.confirmAppCall)]: toAccounts(403, { payload: { code: 'falsch' } }),
  [routeOf(secondFactor.removeAppCall)]: toAccounts(404),
  [routeOf(secondFactor.renewRecoveryCodesCall)]: toAccounts(409),
  [routeOf(secondFactor.startPasskeyCall)]: toAccounts(200),
  [routeOf(secondFactor.addPasskeyCall)]: toAccounts(403, {
    payload: {
      name: 'Erfunden',
      attestation: new Authenticator().attest({ challenge: 'erfunden' }),
    },
  }),
  [routeOf(secondFactor.renamePasskeyCall)]: {
    ...toAccounts(404, { payload: { name: 'Erfunden' } }),
  },
  [routeOf(secondFactor.removePasskeyCall)]: { ...toAccounts(404) },
  [routeOf(identity.requestResetCall)]: toEverybody(200, (email) => ({ payload: { email } })),
  [routeOf(identity.confirmResetCall)]: toEverybody(403, () => ({
    payload: { token: 'erfunden', password: PASSWORD },
  })),
  [routeOf(programImports.importCall)]: {
    ...withoutFile,
    expected: { ...toOperator(403), importer: 400 },
  },
  ...Object.fromEntries(
    [programImports.readProgramImportCall, programImports.listProgramFaultsCall].map((call) => [
      routeOf(call),
      {
        expected: { ...toOperator(403), importer: 404 },
      },
    ]),
  ),
  [routeOf(programs.listProgramsCall)]: { expected: toOperator(200) },
  [routeOf(programs.makeProgramCall)]: {
    request: (customerId) => ({
      payload: { name: 'Nachtlauf', purpose: 'read', customerId, lastDay: berlinDay(new Date()) },
    }),
    targets: ['own', 'foreign'],
    expected: toOperator(200),
    does: 'programMade',
  },
  [routeOf(programs.revokeProgramCall)]: { expected: toOperator(404) },
  [routeOf(site.readConfigCall)]: toEverybody(200),
  [routeOf(consumerPrices.readConsumerPricesCall)]: toEverybody(200),
  [routeOf(consumerPrices.setConsumerPricesCall)]: {
    ...sends({ before: [], prices: [] }),
    expected: toOperator(200),
  },
  [routeOf(pageViews.countPageViewCall)]: toEverybody(200, () => ({
    payload: { route: '/dashboard' },
  })),
  [routeOf(pageViews.listPageViewsCall)]: { expected: toOperator(200) },
  [routeOf(site.readLegalPageCall)]: {
    ...toEverybody(200),
    url: addressOf(site.readLegalPageCall, { params: { page: 'agb' } }),
  },
  'GET /api/openapi.json': toEverybody(200),
  'GET /api/docs': toEverybody(200),
  'GET /api/docs/': toEverybody(200),
  'GET /api/docs/*': { ...toEverybody(200), url: '/api/docs/static/index.css' },
  'GET /api/docs/json': toEverybody(200),
  'GET /api/docs/yaml': toEverybody(200),
  'GET /api/docs/static/index.html': toEverybody(302),
  'GET /api/docs/static/swagger-initializer.js': toEverybody(200),
  'GET /.well-known/security.txt': toEverybody(200),
  'GET /healthz': toEverybody(200),
  'GET /readyz': toEverybody(200),
  // By a token of its own, which no account has.
  'GET /metrics': { ...toEverybody(401), refuses: 'nobody' },
  // The dashboard's files are the same for everyone. Its other pages have no routes, and what pages show, and answer to forms, is
  // tested with them (`site/pages/`). Here, it has not been built.
  'GET /': toEverybody(503),
}

const DEMO = 'DEMO'
/** The caller's own customer, and another's. */
const customersOf: Readonly<Partial<Record<Caller, readonly [own: string, foreign: string]>>> = {
  customerB: ['B', 'A'],
  customerC: ['C', 'B'],
  customerD: ['D', 'A'],
  guestOfB: ['B', 'A'],
}

function customerOf(caller: Caller, target: Target): string {
  const [own, foreign] = customersOf[caller] ?? ['A', 'B']
  return { own, foreign, demo: DEMO, madeUp: 'ERFUNDEN', all: ALL_CUSTOMERS, nobodys: '' }[target]
}

function defaultTargets({ request }: CallRow, path: string): readonly Target[] {
  return request || path.includes(':customerId') ? oneCustomers : ['own']
}

/** Fills a path with a customer and what nobody has. */
function fillWith(path: string, customerId: string): string {
  const numbers = ['number', 'paper', 'split']
  return path.replaceAll(/:(\w+)/g, (_, name) =>
    name === 'customerId'
      ? encodeURIComponent(customerId)
      : numbers.includes(name)
        ? '999'
        : 'erfunden',
  )
}

/** Whether a call finds out who makes it: then it refuses invalid tokens alone. */
function isIdentified({ expected, refuses }: CallRow): boolean {
  return refuses !== 'nobody' && expected.invalid === 401 && expected.operator !== 401
}

function statusFor(row: CallRow, caller: Caller, target: Target): number {
  const kind = kinds[caller]
  const forPrograms = isIdentified(row) ? 403 : null
  const otherwise = {
    guest: row.expected.unlinked,
    reader: forPrograms ?? row.expected.nobody,
    importer: forPrograms ?? row.expected.nobody,
  }
  const expected = row.expected[kind] ?? otherwise[kind as keyof typeof otherwise]
  return typeof expected === 'number' ? expected : (expected[targets.indexOf(target)] ?? 0)
}

/** Stores rows in every table, with the customer's mark in every text field. */
async function keepRecords({ db }: TestDatabase, customerId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of recordKinds) {
      const texts = table.stored.filter(({ encoding }) => encoding.kind === 'text')
      const row = Object.fromEntries(texts.map(({ name }) => [name, mark(customerId)]))
      await replaceRows(trx, table, [[customerId, [{ ...row, customerid: customerId }]]])
    }
  })
}

/** Stores a document whose name contains the customer's mark. */
async function keepDocument(
  service: Pick<Service, 'database' | 'storage'>,
  customerId: string,
  folder: string,
): Promise<void> {
  const path = join(folder, 'document')
  await writeFile(path, '')
  const sha256 = createHash('sha256').digest('hex')
  await addDocument(service, {
    customerId,
    street: mark(customerId),
    date: null,
    type: mark(customerId),
    name: mark(customerId),
    file: { path, size: 0, sha256, textState: 'none', active: [] },
    state: null,
    typedName: mark(customerId),
    message: mark(customerId),
    uploader: null,
  })
}

type Headers = Readonly<Partial<Record<'authorization', string>>>

async function signInEverybody(database: TestDatabase): Promise<Record<Caller, Headers>> {
  const customer = (customerId: string) =>
    ({ email: address(customerId), kind: 'customer', customerId }) as const
  // Every caller with an invalid token would be A if it were valid.
  const other = (name: string) => ({ ...customer('A'), email: `${name}@example.org` })
  const another = await signIn(database, other('another'))
  const claims = decodeJwt(another.authorization.slice('Bearer '.length))
  const { privateKey } = await generateKeyPair(identityToken.algorithm)
  const foreign = new SignJWT(claims).setProtectedHeader({
    alg: identityToken.algorithm,
    kid: 'tests',
  })
  const deleted = await signIn(database, other('deleted'))
  const { sub: subject = '' } = decodeJwt(deleted.authorization.slice('Bearer '.length))
  await revokeAccount(database.db, { issuer: identityToken.issuer, subject })
  const guest = (caller: Caller, at: TestGuest) =>
    ({ email: emails[caller] ?? '', kind: null, guestOf: [at] }) as const
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  const ofTwo = await signIn(database, { ...customer('C'), further: ['D'] })
  return {
    nobody: {},
    unlinked: await signIn(database, { email: 'unlinked@example.org', kind: null }),
    customerA: await signIn(database, customer('A')),
    customerB: await signIn(database, customer('B')),
    customerC: ofTwo,
    customerD: ofTwo,
    guestOfA: await signIn(database, guest('guestOfA', { customerId: 'A' })),
    guestOfB: await signIn(database, guest('guestOfB', { customerId: 'B' })),
    formerGuest: await signIn(
      database,
      guest('formerGuest', { customerId: 'A', endedAt: new Date().toISOString() }),
    ),
    expiredGuest: await signIn(
      database,
      guest('expiredGuest', { customerId: 'A', until: berlinDay(yesterday) }),
    ),
    staff: await signIn(database, { email: STAFF, kind: 'staff' }),
    operator: await signIn(database, { email: OPERATOR, kind: 'operator' }),
    reader: await addProgram(database, { name: 'reader', purpose: 'read' }),
    importer: await addProgram(database, { name: 'importer', purpose: 'import' }),
    expired: await signIn(database, other('expired'), { expires: '1 minute ago' }),
    foreignKey: { authorization: `Bearer ${await foreign.sign(privateKey)}` },
    algNone: { authorization: `Bearer ${new UnsecuredJWT(claims).encode()}` },
    wrongAudience: await signIn(database, other('audience'), { audience: 'another-service' }),
    deleted,
  }
}

onEachDatabase('the permission matrix', (newDatabase, dialect) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let app: App
  let headers: Record<Caller, Headers>
  let made = 0
  let database: TestDatabase
  let log: ReturnType<typeof followLog>

  beforeAll(async () => {
    database = await newDatabase()
    log = followLog(database)
    await ensureDemoCustomer(database, DEMO)
    const storage = await openStorage({ kind: 'disk', folder: await newFolder() })
    for (const customerId of ['A', 'B', 'C', 'D']) {
      await keepRecords(database, customerId)
      await keepDocument({ database, storage }, customerId, await newFolder())
    }
    for (const customerId of ['A', 'B', 'C', 'D', DEMO])
      await database.db
        .insertInto('deletion_request')
        .values({ customer_id: customerId, requested_at: '', requested_by_email: 'x@example.org' })
        .execute()
    const owner = { run_id: 'lauf', number: 1, customer_id: 'A', email: 'owner@example.org' }
    await database.db.insertInto('import_owner').values(owner).execute()
    headers = await signInEverybody(database)
    await sql`
      insert into reminder_choice (issuer, subject, kind, is_on, chosen_at)
      select issuer, subject, 'date', 0, '' from account_link where kind = 'customer'`.execute(
      database.db,
    )
    const environment = { DOCUMENTS_URL: await newFolder(), METRICS_TOKEN }
    app = await newApp(database, { environment })
    await log.readAdded()
  })

  it('covers exactly the service’s routes', () => {
    expect(routesOf(app).toSorted()).toEqual(Object.keys(matrix).toSorted())
  })

  it('expects of each call the look or the act that it states', () => {
    for (const call of calls) {
      const { shows, does } = matrix[routeOf(call)] ?? {}
      expect([call.path, shows !== undefined]).toEqual([call.path, call.logs === 'look'])
      if (does !== undefined) expect([call.logs].flat(), call.path).toContain(does)
    }
  })

  describe.each(Object.entries(matrix))('%s', (route, row) => {
    // Rights do not depend on the database, whose statements these two reach.
    const tried = dialect === 'sqlite' ? callers : (['customerA', 'operator'] as const)
    it.each(tried)('%s', async (caller) => {
      const [method, path = ''] = route.split(' ')
      for (const target of row.targets ?? defaultTargets(row, path)) {
        // Each from a distinct address, so that no rate limit applies.
        made += 1
        const customerId = customerOf(caller, target)
        const url = row.url ?? fillWith(path, customerId)
        const request = { url, ...row.request?.(customerId, caller) }
        const reply = await app.inject({
          method: methods.find((one) => one === method) ?? 'GET',
          remoteAddress: `10.0.${made >> 8}.${made & 255}`,
          ...request,
          headers: { ...headers[caller], ...request.headers },
        })
        expect([target, reply.statusCode], reply.body).toEqual([
          target,
          statusFor(row, caller, target),
        ])
        for (const forbidden of marksForbiddenTo(caller))
          expect(reply.body).not.toContain(forbidden)
        const added = await log.readAdded()
        // Their lines are tested with them.
        if (identityRoutes.has(route)) continue
        const { statusCode: status } = reply
        const named = await findNamed(database, request, customerId)
        const expected = expectLine(row, caller, target, { status, named })
        if (expected) expect(log.linesOf(expected, route), target).toContainEqual(expected)
        // Neither owners' reads of their own data nor what shows nobody's.
        else expect(added).toEqual([])
      }
    })
  })
})

/** What the audit log says of a call. */
interface Line {
  readonly action: AuditAction
  /** Of who made it; null for nobody. */
  readonly email: string | null
  readonly customer_id: string | null
}

/** Returns the line that a call must have left, in its first or an earlier call of the hour; null if it leaves none. */
const emails: Readonly<Record<Caller, string | null>> = {
  nobody: null,
  unlinked: 'unlinked@example.org',
  customerA: address('A'),
  customerB: address('B'),
  customerC: address('C'),
  customerD: address('D'),
  guestOfA: 'guest-of-a@example.org',
  guestOfB: 'guest-of-b@example.org',
  formerGuest: 'former-guest@example.org',
  expiredGuest: 'expired-guest@example.org',
  staff: STAFF,
  operator: OPERATOR,
  reader: 'reader',
  importer: 'importer',
  expired: null,
  foreignKey: null,
  algNone: null,
  wrongAudience: null,
  deleted: null,
}

function expectLine(
  row: CallRow,
  caller: Caller,
  target: Target,
  { status, named }: { status: number; named: string | null },
): Line | null {
  const customerId = oneCustomers.includes(target) ? customerOf(caller, target) : null
  const exists = ['A', 'B', 'C', 'D', DEMO].includes(customerId ?? '')
  const known = exists ? customerId : null
  const email = row.refuses === 'nobody' ? null : emails[caller]
  if (status === 401 || status === 403)
    return { action: 'refused', email, customer_id: email === null ? null : named }
  if (status >= 300) return null
  if (row.does !== undefined) return { action: row.does, email, customer_id: customerId }
  const isOnlooker = ['guest', 'staff', 'operator', 'reader'].includes(kinds[caller])
  if (!isOnlooker || row.shows === undefined || target === 'demo') return null
  return { action: 'lookedAt', email, customer_id: row.shows === 'customers' ? known : null }
}

/** Returns the id of the customer whom a request names, if there is one. */
async function findNamed(
  { db }: TestDatabase,
  { url, query, payload }: InjectOptions,
  customerId: string,
): Promise<string | null> {
  const isField = [query, payload].some((part) => Object(part).customerId === customerId)
  if (!isField && !`${url}/`.includes(`/${encodeURIComponent(customerId)}/`)) return null
  const customers = await db.selectFrom('customer').select('id').execute()
  return customers.find(({ id }) => id === customerId)?.id ?? null
}

/** Follows the audit log by reading each of its lines once, since there are thousands in the end. */
function followLog({ db }: TestDatabase) {
  let last = 0
  /** By who made the call and, where it was refused, by the call. */
  const read = new Map<string, Line[]>()
  const keyOf = ({ action, email }: Line, call: string) =>
    action === 'refused' ? `${email} ${call}` : `${email}`
  return {
    /** Returns the lines added since it was last asked. */
    readAdded: async (): Promise<Line[]> => {
      const added = await db
        .selectFrom('audit_entry')
        .select(['number', 'action', 'customer_id', 'actor_email as email', 'details'])
        .where('number', '>', last)
        .orderBy('number')
        .execute()
      for (const { number, details, ...line } of added) {
        const key = keyOf(line, JSON.parse(details ?? '{}').call)
        read.set(key, [...(read.get(key) ?? []), line])
        last = number
      }
      return added
    },
    /** Returns the lines of a line's caller so far; of refused calls, only those of one. */
    linesOf: (line: Line, call: string): Line[] => read.get(keyOf(line, call)) ?? [],
  }
}

/** Returns what no reply to a caller may contain: marks of other customers. */
function marksForbiddenTo(caller: Caller): string[] {
  if (caller === 'staff' || caller === 'operator') return []
  const own: Partial<Record<Caller, string>> = {
    customerA: 'A',
    customerB: 'B',
    customerC: 'CD',
    customerD: 'CD',
    guestOfA: 'A',
    guestOfB: 'B',
    reader: 'A',
  }
  const others = ['A', 'B', 'C', 'D'].filter((id) => !(own[caller] ?? '').includes(id))
  return others.flatMap((customerId) => [mark(customerId), address(customerId)])
}

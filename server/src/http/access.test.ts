import { expect, test } from 'vitest'
import {
  type Caller,
  type Denial,
  denyCustomerIdByEmail,
  denyCustomers,
  denyDocumentFile,
  denyDocuments,
  denyEndAccount,
  denyExportFile,
  denyInbox,
  denyLink,
  denyOldSignIn,
  denyOperating,
  denyRecords,
  denySessions,
  denyUpload,
} from './access.ts'

const account = {
  issuer: 'hausblick',
  subject: 'me',
  email: 'me@example.org',
  signInId: 'one',
  signedInAt: new Date(),
}
const callers: Readonly<Record<Caller['kind'], Caller>> = {
  nobody: { kind: 'nobody' },
  unlinked: { kind: 'unlinked', ...account },
  customer: { kind: 'customer', customerId: 'A', ...account },
  staff: { kind: 'staff', ...account },
  operator: { kind: 'operator', ...account },
}
const ofA = { signInId: account.signInId, customerId: 'A' }
const another = { issuer: 'hausblick', subject: 'another' }

test.each([
  ['nobody', 401],
  ['unlinked', 403],
  ['customer', 403],
  ['staff', 403],
  ['operator', undefined],
] as const)('%s operating the service', (kind, status) => {
  expect(denyOperating(callers[kind])?.statusCode).toBe(status)
  expect(denyEndAccount(callers[kind], another)?.statusCode).toBe(status)
})

test('an operator cannot end the account that they call with, whoever else has its id elsewhere', () => {
  expect(denyEndAccount(callers.operator, account)?.statusCode).toBe(409)
  expect(denyEndAccount(callers.operator, { ...account, issuer: 'elsewhere' })).toBeNull()
  expect(denyEndAccount(callers.staff, account)?.statusCode).toBe(403)
})

type Kind = Caller['kind']
const everyKind: readonly Kind[] = ['nobody', 'unlinked', 'customer', 'staff', 'operator']

/** The table of the design: a call, and what each kind of caller is told, by status; nothing is allowed. */
const decisions: [string, (caller: Caller) => Denial, (number | undefined)[]][] = [
  [
    "everybody's documents",
    (caller) => denyDocuments(caller, 'all', 'DEMO'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'all documents that one may see',
    (caller) => denyDocuments(caller, undefined, 'DEMO'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'own documents',
    (caller) => denyDocuments(caller, 'A', 'DEMO'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    "another's documents",
    (caller) => denyDocuments(caller, 'B', 'DEMO'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'uploading for oneself',
    (caller) => denyUpload(caller, undefined),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'uploading for oneself by id',
    (caller) => denyUpload(caller, 'A'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'uploading for another',
    (caller) => denyUpload(caller, 'B'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'opening a document with its capability',
    (caller) => denyDocumentFile(caller, ofA, 'A', 'DEMO'),
    [403, 403, undefined, undefined, undefined],
  ],
  [
    "opening another's document with a capability for A",
    (caller) => denyDocumentFile(caller, ofA, 'B', 'DEMO'),
    [403, 403, 403, 403, 403],
  ],
  [
    "opening another's document with its capability",
    (caller) => denyDocumentFile(caller, { ...ofA, customerId: 'B' }, 'B', 'DEMO'),
    [403, 403, 403, undefined, undefined],
  ],
  [
    'opening a document without a capability',
    (caller) => denyDocumentFile(caller, null, 'A', 'DEMO'),
    [403, 403, 403, 403, 403],
  ],
  [
    "opening the demo's documents",
    (caller) => denyDocumentFile(caller, { signInId: null, customerId: 'DEMO' }, 'DEMO', 'DEMO'),
    [undefined, undefined, undefined, undefined, undefined],
  ],
  [
    'downloading an export',
    (caller) => denyExportFile(caller, ofA),
    [403, 403, undefined, undefined, undefined],
  ],
  [
    'downloading an export without a capability',
    (caller) => denyExportFile(caller, null),
    [403, 403, 403, 403, 403],
  ],
  ['sessions and password', denySessions, [401, undefined, undefined, undefined, undefined]],
  ['the inbox', denyInbox, [401, 403, 403, undefined, undefined]],
  [
    "the demo's documents",
    (caller) => denyDocuments(caller, 'DEMO', 'DEMO'),
    [undefined, undefined, undefined, undefined, undefined],
  ],
  [
    'all records',
    (caller) => denyRecords(caller, undefined, 'DEMO'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'own records',
    (caller) => denyRecords(caller, 'A', 'DEMO'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    "another's records",
    (caller) => denyRecords(caller, 'B', 'DEMO'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'records by a longer id',
    (caller) => denyRecords(caller, 'AB', 'DEMO'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'demo records',
    (caller) => denyRecords(caller, 'DEMO', 'DEMO'),
    [undefined, undefined, undefined, undefined, undefined],
  ],
  [
    'the id of the own address',
    (caller) => denyCustomerIdByEmail(caller, account.email),
    [401, undefined, undefined, undefined, undefined],
  ],
  [
    'the id of another address',
    (caller) => denyCustomerIdByEmail(caller, 'b@example.org'),
    [401, 403, 403, undefined, undefined],
  ],
  ['the list of customers', denyCustomers, [401, 403, 403, undefined, undefined]],
  [
    'redeeming an invitation',
    (caller) => denyLink(caller, 'A'),
    [401, undefined, undefined, 403, 403],
  ],
]

test.each([
  [0, undefined],
  [15 * 60_000, undefined],
  [15 * 60_000 + 1, 'signInTooOld'],
  [90 * 24 * 60 * 60_000, 'signInTooOld'],
])('what does lasting harm, %i ms after signing in', (age, code) => {
  const now = new Date(account.signedInAt.getTime() + age)
  for (const kind of everyKind.slice(1))
    expect(denyOldSignIn(callers[kind], now)?.replyCode).toBe(code)
})

test('what does lasting harm is for nobody who has not signed in, or holds a link only', () => {
  expect(denyOldSignIn(callers.nobody)?.statusCode).toBe(401)
  expect(denyOldSignIn({ kind: 'operator', ...account, signedInAt: null })?.statusCode).toBe(403)
})

test.each(decisions)('%s', (_call, deny, expected) => {
  const statuses = everyKind.map((kind) => deny(callers[kind])?.statusCode)
  expect(statuses).toEqual(expected)
})

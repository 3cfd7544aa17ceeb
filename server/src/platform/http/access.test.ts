// Over 200 lines: the matrix of calls and callers is in one place.

import { expect, test } from 'vitest'
import { account, callers, deniedStatus, everyKind } from '../../testing/callers.ts'
import { admitDocumentFile, admitDocuments, admitUpload } from './access/documents.ts'
import { admitCustomerIdByEmail, admitLink, admitRevokeAccount } from './access/people.ts'
import { admitRecords } from './access/records.ts'
import {
  admitAccount,
  admitFreshSignIn,
  admitLinked,
  admitOperator,
  admitSignedIn,
  admitStaffToAll,
} from './access/roles.ts'
import { admitExportFile } from './access/sets.ts'
import type { Caller } from './callers.ts'
import { ServiceError } from './errors.ts'

const figures = { part: 'figures', year: 2025 } as const

const ofA = { signInId: account.signInId, customerId: 'A' }
const ofDemo = { signInId: null, customerId: 'DEMO' }
const documentOf = (customerId: string) => ({ customerId, number: 1 })
const another = { issuer: 'hausblick', subject: 'another' }
const findB = async () => 'B'

test.each([
  ['nobody', 401],
  ['unlinked', 403],
  ['customer', 403],
  ['staff', 403],
  ['operator', undefined],
] as const)('%s operating the service', (kind, status) => {
  expect(deniedStatus(() => admitOperator(callers[kind]))).toBe(status)
  expect(deniedStatus(() => admitRevokeAccount(callers[kind], another, undefined))).toBe(status)
})

test('an operator cannot revoke their own account, even if another issuer uses the same id', () => {
  const end = (caller: Caller, key: typeof another) =>
    deniedStatus(() => admitRevokeAccount(caller, key, undefined))
  expect(end(callers.operator, account)).toBe(409)
  expect(end(callers.operator, { ...account, issuer: 'elsewhere' })).toBeUndefined()
  expect(end(callers.staff, account)).toBe(403)
})

function codeOf(decide: () => unknown): string | undefined {
  try {
    decide()
    return undefined
  } catch (error) {
    return error instanceof ServiceError ? error.replyCode : String(error)
  }
}

/** The access matrix of the design: a call and the status each kind of caller receives; undefined if admitted. */
const decisions: [string, (caller: Caller) => unknown, (number | undefined)[]][] = [
  [
    "everybody's documents",
    (caller) => admitDocuments(caller, 'all', 'DEMO'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'all visible documents',
    (caller) => admitDocuments(caller, undefined, 'DEMO'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'own documents',
    (caller) => admitDocuments(caller, 'A', 'DEMO'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    "another's documents",
    (caller) => admitDocuments(caller, 'B', 'DEMO'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'uploading for oneself',
    (caller) => admitUpload(admitLinked(caller).actor, undefined),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'uploading for oneself by id',
    (caller) => admitUpload(admitLinked(caller).actor, 'A'),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'uploading for another',
    (caller) => admitUpload(admitLinked(caller).actor, 'B'),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'opening a document with its capability',
    (caller) => admitDocumentFile(caller, ofA, documentOf('A'), 'DEMO'),
    [403, 403, undefined, undefined, undefined],
  ],
  [
    "opening another's document with a capability for A",
    (caller) => admitDocumentFile(caller, ofA, documentOf('B'), 'DEMO'),
    [403, 403, 403, 403, 403],
  ],
  [
    "opening another's document with its capability",
    (caller) => admitDocumentFile(caller, { ...ofA, customerId: 'B' }, documentOf('B'), 'DEMO'),
    [403, 403, 403, undefined, undefined],
  ],
  [
    'opening a document without a capability',
    (caller) => admitDocumentFile(caller, null, documentOf('A'), 'DEMO'),
    [403, 403, 403, 403, 403],
  ],
  [
    "opening the demo's documents",
    (caller) => admitDocumentFile(caller, ofDemo, documentOf('DEMO'), 'DEMO'),
    [undefined, undefined, undefined, undefined, undefined],
  ],
  [
    'downloading an export',
    (caller) => admitExportFile(caller, ofA),
    [403, 403, undefined, undefined, undefined],
  ],
  [
    'downloading an export without a capability',
    (caller) => admitExportFile(caller, null),
    [403, 403, 403, 403, 403],
  ],
  ['sessions and password', admitSignedIn, [401, undefined, undefined, undefined, undefined]],
  [
    "the demo's documents",
    (caller) => admitDocuments(caller, 'DEMO', 'DEMO'),
    [undefined, undefined, undefined, undefined, undefined],
  ],
  [
    'all records',
    (caller) => admitRecords(caller, undefined, 'DEMO', figures),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    'own records',
    (caller) => admitRecords(caller, 'A', 'DEMO', figures),
    [401, 403, undefined, undefined, undefined],
  ],
  [
    "another's records",
    (caller) => admitRecords(caller, 'B', 'DEMO', figures),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'records by an id with a suffix',
    (caller) => admitRecords(caller, 'AB', 'DEMO', figures),
    [401, 403, 403, undefined, undefined],
  ],
  [
    'demo records',
    (caller) => admitRecords(caller, 'DEMO', 'DEMO', figures),
    [undefined, undefined, undefined, undefined, undefined],
  ],
  [
    'the customer id of their own address',
    (caller) => admitCustomerIdByEmail(caller, account.email, findB),
    [401, undefined, undefined, undefined, undefined],
  ],
  [
    'the customer id of another address',
    (caller) => admitCustomerIdByEmail(caller, 'b@example.org', findB),
    [401, 403, 403, undefined, undefined],
  ],
  ['the inbox and the list of customers', admitStaffToAll, [401, 403, 403, undefined, undefined]],
  [
    'redeeming an invitation',
    (caller) => admitLink(caller, 'A'),
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
    expect(codeOf(() => admitFreshSignIn(callers[kind], now))).toBe(code)
})

test('irreversible calls require a sign-in, which a capability is not', () => {
  expect(deniedStatus(() => admitFreshSignIn(callers.nobody))).toBe(401)
  const holder: Caller = { kind: 'operator', ...account, signedInAt: null }
  expect(deniedStatus(() => admitFreshSignIn(holder))).toBe(403)
})

test.each(decisions)(
  'who must add a second factor is refused it, as far as everybody is: %s',
  (_call, admit) => {
    const unlinked = deniedStatus(() => admit(callers.unlinked))
    const isOwn = unlinked === undefined && deniedStatus(() => admit(callers.nobody)) !== undefined
    expect([unlinked, isOwn ? 403 : unlinked]).toContain(
      deniedStatus(() => admit(callers.unconfirmed)),
    )
  },
)

test('who must add a second factor may do just that, after a recent sign-in', () => {
  const { unconfirmed } = callers
  expect(admitAccount(unconfirmed).actor).toBe(unconfirmed)
  expect(codeOf(() => admitFreshSignIn(unconfirmed))).toBeUndefined()
  const later = new Date(account.signedInAt.getTime() + 15 * 60_000 + 1)
  expect(codeOf(() => admitFreshSignIn(unconfirmed, later))).toBe('signInTooOld')
  for (const admit of [admitSignedIn, admitLinked, admitOperator])
    expect(codeOf(() => admit(unconfirmed))).toBe('secondFactorMissing')
  expect(admitCustomerIdByEmail(unconfirmed, account.email, findB)).toMatchObject({
    actor: unconfirmed,
    scope: null,
  })
  expect(codeOf(() => admitCustomerIdByEmail(unconfirmed, 'b@example.org', findB))).toBe(
    'secondFactorMissing',
  )
})

test.each(decisions)('%s', (_call, admit, expected) => {
  const statuses = everyKind.map((kind) => deniedStatus(() => admit(callers[kind])))
  expect(statuses).toEqual(expected)
})

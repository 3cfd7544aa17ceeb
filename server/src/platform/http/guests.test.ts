import { type GuestOf, type GuestPart, guestParts } from '@hausblick/contract/guests.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { account, deniedStatus } from '../../testing/callers.ts'
import { admitMyData } from './access/customers.ts'
import { admitDocumentFile, admitDocuments, admitUpload } from './access/documents.ts'
import { admitCalendar } from './access/doors.ts'
import {
  admitDataRights,
  admitDeletionRequests,
  admitEndDeletionRequest,
  admitGuests,
} from './access/people.ts'
import { admitRecords } from './access/records.ts'
import { admitExportFile, admitOwnAudit, admitReport, admitYearFiles } from './access/sets.ts'
import type { ConfirmedCaller } from './callers.ts'

const CUSTOMERS = ['A', 'B', 'C', 'DEMO']
const customer = fc.constantFrom(...CUSTOMERS)
const year = fc.integer({ min: 2022, max: 2026 })
const rights: fc.Arbitrary<GuestOf> = fc.record({
  customerId: customer,
  parts: fc.subarray([...guestParts]),
  years: fc.option(fc.uniqueArray(year)),
  until: fc.constant('2999-12-31'),
  invitedBy: fc.constant('owner@example.org'),
})
const guestOf = fc.uniqueArray(rights, { selector: ({ customerId }) => customerId })
/** Somebody with any combination of grants, who may also own some customers. */
const caller: fc.Arbitrary<ConfirmedCaller> = fc
  .tuple(guestOf, fc.subarray(['A', 'B', 'C']))
  .map(([guestOf, [first, ...further]]) =>
    first === undefined
      ? { kind: 'unlinked', guestOf, ...account }
      : { kind: 'customer', customerIds: [first, ...further], guestOf, ...account },
  )

function owns(caller: ConfirmedCaller, customerId: string): boolean {
  return caller.kind === 'customer' && caller.customerIds.includes(customerId)
}

/** What is granted, computed independently of the decisions. */
function granted(caller: ConfirmedCaller, customerId: string): GuestOf | undefined {
  const given = 'guestOf' in caller ? caller.guestOf : []
  return given.find((one) => one.customerId === customerId)
}

const admits = (decide: () => unknown) => deniedStatus(decide) === undefined

test('no combination of grants opens records that are not granted, and each opens what is', () => {
  const part = fc.constantFrom('figures' as const, 'loans' as const)
  fc.assert(
    fc.property(caller, customer, part, fc.option(year), (who, id, part, year) => {
      const grant = granted(who, id)
      const isGranted =
        grant?.parts.includes(part) &&
        (grant.years === null || year === null || grant.years.includes(year))
      const may = id === 'DEMO' || owns(who, id) || isGranted === true
      expect(admits(() => admitRecords(who, id, 'DEMO', { part, year }))).toBe(may)
    }),
    { numRuns: 2000 },
  )
})

test('… nor reports, which hold figures and loans, with the documents beside them', () => {
  fc.assert(
    fc.property(caller, customer, year, (who, id, year) => {
      const grant = granted(who, id)
      const ofYear = grant?.years?.includes(year) ?? true
      const holds = (...parts: GuestPart[]) =>
        ofYear && parts.every((part) => grant?.parts.includes(part))
      const may = owns(who, id) || holds('figures', 'loans')
      expect(admits(() => admitReport(who, id, 'DEMO', year))).toBe(id === 'DEMO' || may)
      const mayAll = owns(who, id) || holds('figures', 'loans', 'documents')
      expect(admits(() => admitYearFiles(who, id, year))).toBe(mayAll)
    }),
    { numRuns: 2000 },
  )
})

test('… nor documents, whose years are in the scope', () => {
  fc.assert(
    fc.property(caller, customer, (who, id) => {
      const grant = granted(who, id)
      const isOpen = id === 'DEMO' || owns(who, id)
      const may = isOpen || grant?.parts.includes('documents') === true
      const years = isOpen ? null : (grant?.years ?? null)
      const capability = { signInId: 'one', customerId: id }
      const document = { customerId: id, number: 1 }
      for (const decide of [
        () => admitDocuments(who, id, 'DEMO'),
        () => admitDocumentFile(who, capability, document, 'DEMO').scope,
      ]) {
        expect(admits(decide)).toBe(may)
        if (may) expect(decide()).toMatchObject({ customerId: id, years })
      }
      expect(admits(() => admitDocuments(who, 'all', 'DEMO'))).toBe(false)
      expect(admits(() => admitDocumentFile(who, null, document, 'DEMO'))).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

const decisions: readonly [string, (who: ConfirmedCaller, id: string) => unknown][] = [
  ['uploading', (who, id) => admitUpload(who, id)],
  ['who belongs to a customer and all its data', (who, id) => admitMyData(who, id)],
  ['its copy and deletion', (who, id) => admitDataRights(who, id)],
  ['the export', (who, customerId) => admitExportFile(who, { signInId: 'one', customerId })],
  ['deletion requests', (who, id) => admitDeletionRequests(who, id)],
  ['ending a deletion request', (who, id) => admitEndDeletionRequest(who, id)],
  ['the calendar', (who, id) => admitCalendar(who, id)],
  ['the log of the owner', (who, id) => admitOwnAudit(who, id)],
  ['inviting guests', (who, id) => admitGuests(who, id)],
]

test.each(decisions)('no combination of grants opens %s', (_what, decide) => {
  fc.assert(
    fc.property(caller, customer, (who, id) => {
      expect(admits(() => decide(who, id))).toBe(owns(who, id))
    }),
  )
})

test('without a customer id, a guest has no default, and an owner the own one', () => {
  const asked = { part: 'figures', year: 2025 } as const
  fc.assert(
    fc.property(caller, (who) => {
      const isOwner = who.kind === 'customer'
      expect(admits(() => admitRecords(who, undefined, 'DEMO', asked))).toBe(isOwner)
      expect(admits(() => admitDocuments(who, '', 'DEMO'))).toBe(isOwner)
      expect(admits(() => admitCalendar(who, undefined))).toBe(isOwner)
    }),
  )
})

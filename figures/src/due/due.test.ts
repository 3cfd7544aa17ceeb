// Longer than most files: what is due follows from one set of records.

import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, it } from 'vitest'
import { debtOfAll } from '../debt.ts'
import { computeEquity } from '../equity.ts'
import { planLoan } from '../loans/plan.ts'
import { readLoan } from '../records/loan.ts'
import { readObjectDetails } from '../records/objectDetails.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { owedLoan } from '../testing/loan.ts'
import { record } from '../testing/record.ts'
import { type DueRecords, listDue } from './due.ts'
import { groupDue } from './groups.ts'

const TODAY = '2026-11-24'

interface Given {
  id: string
  increase?: string
  end?: string
  rent?: string
  market?: string
  tenant?: string
  planned?: string
  cost?: string
  street?: string
}

function unit({ id, rent = '', market = '', tenant = 'Frau', ...given }: Given) {
  return readUnitDetails(
    record(propertyOverviewFields, {
      propertyid: id,
      bezeichnungimberblick: id,
      street: given.street ?? '',
      sizeinsqm: '50,00',
      tenanttitle: tenant,
      datenextrentincrease: given.increase ?? '',
      dateofrentalend: given.end ?? '',
      monthlyrent: rent,
      marketaveragerent: market,
      dateofplannedmodernization: given.planned ?? '',
      estimatedcostofmodernization: given.cost ?? '',
    }),
  )
}

function lines(records: Partial<DueRecords>) {
  const none = { units: [], objects: [], loans: [], cappedPlaces: [], equities: new Map() }
  const all: DueRecords = { ...none, ...records }
  return groupDue(listDue(all, TODAY)).map(({ kind, isNow, members, date, amount }) => ({
    kind,
    isNow,
    ids: members.map(({ subject }) => subject.id),
    date,
    amount,
  }))
}

const known = (sum: number, count: number) => ({ sum, known: count })

it('puts first what costs money now, and of it the largest amounts', () => {
  const units = [
    { id: 'later', increase: '24.11.2027', rent: '400,00', market: '10,00' },
    { id: 'soon', increase: '25.11.2026', rent: '480,00', market: '10,00' },
    { id: 'today', increase: '24.11.2026', rent: '490,00', market: '10,00' },
    { id: 'unknown', increase: '2024', rent: '490,00' },
    { id: 'large', increase: '23.11.2026', rent: '380,00', market: '10,00' },
    { id: 'above', increase: '10.2026', rent: '600,00', market: '10,00' },
    { id: 'empty', tenant: '', increase: '01.03.2025', end: '30.09.2026', market: '10,00' },
    { id: 'gone', tenant: '', rent: '300,00' },
  ].map(unit)
  expect(lines({ units })).toEqual([
    {
      kind: 'rentIncrease',
      isNow: true,
      ids: ['large', 'today', 'unknown'],
      date: '2024',
      amount: known(8_600, 2),
    },
    { kind: 'vacancy', isNow: true, ids: ['empty'], date: '2026-09-30', amount: known(50_000, 1) },
    { kind: 'vacancy', isNow: true, ids: ['gone'], date: null, amount: known(30_000, 1) },
    {
      kind: 'rentIncrease',
      isNow: false,
      ids: ['soon'],
      date: '2026-11-25',
      amount: known(2_000, 1),
    },
  ])
})

it('groups three or more of a kind, two never, and loses none', () => {
  const many = (letter: string, given: Omit<Given, 'id'>) =>
    Array.from({ length: 20 }, (_, index) => unit({ id: `${letter}${index}`, ...given }))
  const grouped = lines({
    units: [
      ...many('i', { increase: '01.02.2027', rent: '400,00', market: '10,00' }),
      ...many('e', { end: '31.01.2027', rent: '400,00' }),
      unit({ id: 'm1', planned: '2027', cost: '1.000,00' }),
      unit({ id: 'm2', planned: '12.2026' }),
    ],
  })
  expect(grouped.map(({ kind, ids, amount }) => [kind, ids.length, amount])).toEqual([
    ['modernisation', 1, known(0, 0)],
    ['modernisation', 1, known(100_000, 1)],
    ['tenancyEnd', 20, known(800_000, 20)],
    ['rentIncrease', 20, known(160_000, 20)],
  ])
})

it('names fixed interest two years before it ends, with what is then owed', () => {
  const loan = readLoan(
    record(creditFields, {
      creditid: 'D1',
      monthlypayment: '100,00',
      interestrate: '0,00',
      remainingcredit: '10.000,00',
    }),
  )
  const until = (fixedInterestUntil: string, balanceDate = '2026-10-31') => [
    planLoan(loan, creditTerms({ fixedInterestUntil, balanceDate }), TODAY),
  ]
  const [end] = lines({ loans: until('2028-11-23') })
  expect(end).toMatchObject({ kind: 'fixedInterestEnd', ids: ['D1'], date: '2028-11-23' })
  // 24 payments, the last on 31 October 2028.
  expect(end?.amount).toEqual(known(760_000, 1))
  expect(lines({ loans: until('2028-11-24') })).toEqual([])
  expect(lines({ loans: until('2026-11-23') })).toEqual([])
})

it('says what is owed of a loan that can be cancelled, and what is due of one at its maturity', () => {
  const loan = readLoan(
    record(creditFields, {
      creditid: 'D1',
      monthlypayment: '100,00',
      interestrate: '0,00',
      remainingcredit: '10.000,00',
    }),
  )
  const known = { balanceDate: '2026-10-31' }
  const amounts = (terms: Parameters<typeof creditTerms>[0]) =>
    lines({ loans: [planLoan(loan, creditTerms({ ...known, ...terms }), TODAY)] }).map(
      ({ kind, date, amount }) => [kind, date, amount.sum],
    )
  expect(amounts({ disbursementDate: '2017-03-31' })).toEqual([
    ['noticeAfterTenYears', '2027-03-31', 950_000],
  ])
  expect(
    lines({
      loans: [
        planLoan(
          loan,
          creditTerms({
            ...known,
            disbursementDate: '2015-03-31',
            fixedInterestUntil: '2032-06-30',
          }),
          TODAY,
        ),
      ],
    }),
  ).toMatchObject([
    { kind: 'noticeAfterTenYears', isNow: true, date: '2025-03-31', amount: { sum: 1_000_000 } },
  ])
  expect(amounts({ repaymentType: 'bullet', maturityDate: '2027-06-15' })).toEqual([
    ['loanMaturity', '2027-06-15', 1_000_000],
  ])
})

it('says what units lack beyond what they repay of their loans, in an average month', () => {
  const twelve = (amount: number) => Array.from({ length: 12 }, () => amount)
  const cashFlow = { income: twelve(1_000), expenses: twelve(0) }
  const equityOf = (payment: number, interest: number | null) => {
    const debt = debtOfAll([owedLoan({ payment, interest })])
    if (!debt) throw new Error('There is no debt.')
    return computeEquity(null, cashFlow, debt)
  }
  const equities = new Map([
    ['short', equityOf(1_500, 1_200)],
    ['unknown', equityOf(1_400, null)],
    ['repays', equityOf(1_500, 1_000)],
    ['even', equityOf(1_000, 1_000)],
  ])
  const units = [...equities.keys(), 'none'].map((id) => unit({ id }))
  expect(
    listDue({ units, objects: [], loans: [], equities, cappedPlaces: [] }, TODAY),
  ).toMatchObject([
    { kind: 'uncovered', subject: { id: 'short' }, date: null, amount: -500, principal: 300 },
    { kind: 'uncovered', subject: { id: 'unknown' }, amount: -400, principal: null },
  ])
})

it('counts the increase of a building only where no unit of it is recorded', () => {
  const object = (id: string, street: string) =>
    readObjectDetails(
      record(objectOverviewFields, { objectid: id, street, datenextrentincrease: '01.03.2027' }),
    )
  const units = [unit({ id: 'W1', street: 'Hauptstraße' })]
  const objects = [object('O1', 'Hauptstraße'), object('O2', 'Nebenstraße')]
  expect(lines({ units, objects })).toMatchObject([{ kind: 'rentIncrease', ids: ['O2'] }])
})

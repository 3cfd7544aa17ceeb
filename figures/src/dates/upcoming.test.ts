import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { describe, expect, it } from 'vitest'
import { loanDates } from '../loans/loanDates.ts'
import type { CreditTerms } from '../records/creditTerms.ts'
import { type Loan, readLoan } from '../records/loan.ts'
import { readObjectDetails } from '../records/objectDetails.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { record } from '../testing/record.ts'
import { type DatedRecords, upcomingDates } from './upcoming.ts'

const TODAY = '2026-11-21'

function unit(given: Parameters<typeof record<typeof propertyOverviewFields>>[1], id = 'W1') {
  const bezeichnungimberblick = `Wohnung ${id}`
  return readUnitDetails(
    record(propertyOverviewFields, { propertyid: id, bezeichnungimberblick, ...given }),
  )
}

function object(given: Parameters<typeof record<typeof objectOverviewFields>>[1]) {
  return readObjectDetails(
    record(objectOverviewFields, { objectid: 'O1', street: 'Weg', ...given }),
  )
}

function datesOf(records: Partial<DatedRecords>) {
  return upcomingDates({ units: [], objects: [], loans: [], ...records }, TODAY)
}

describe('dates within the next 12 months', () => {
  const kinds = {
    rentIncrease: 'datenextrentincrease',
    tenancyEnd: 'dateofrentalend',
    modernisation: 'dateofplannedmodernization',
  } as const

  it.each([
    ['today', '21.11.2026', '2026-11-21'],
    ['on the last day', '20.11.2027', '2027-11-20'],
    ['a year from now', '21.11.2027', null],
    ['yesterday', '20.11.2026', null],
    ['in this month', '11.2026', '2026-11'],
    ['in the last month', '11.2027', '2027-11'],
    ['in the month after', '12.2027', null],
    ['last month', '10.2026', null],
    ['in this year', '2026', '2026'],
    ['in the next year', '2027', '2027'],
    ['in the year after', '2028', null],
    ['last year', '2025', null],
    ['never', '', null],
    ['on a day that cannot be read', 'wenn es geht', null],
    ['in the year that ends a text', 'Anfang 2027', null],
  ])('%s', (_, written, expected) => {
    for (const [kind, field] of Object.entries(kinds)) {
      const found = datesOf({ units: [unit({ [field]: written })] })
      const dates = found.map((one) => [one.kind, one.date])
      expect(dates).toEqual(expected === null ? [] : [[kind, expected]])
    }
  })
})

it('leaves out maintenance, which is recorded when done and not when due', () => {
  const done = { servicetype: 'Heizung', dateoflastservice: '20.11.2019' }
  expect(datesOf({ units: [unit(done)], objects: [object(done)] })).toEqual([])
})

it('orders dates by their first possible days, with cost and subject', () => {
  const units = [
    unit({ dateofrentalend: '31.01.2027' }, 'W2'),
    unit({ dateofrentalend: '31.01.2027', datenextrentincrease: '01.02.2027' }, 'W1'),
  ]
  const objects = [
    object({ dateofplannedmodernization: '2027', estimatedcostofmodernization: '68.500,00 €' }),
    object({ objectid: 'O2', dateofplannedmodernization: '01.2027' }),
  ]
  const found = datesOf({ units, objects })
  expect(found.map((one) => [one.kind, one.date, one.subject.id, one.cost])).toEqual([
    ['modernisation', '2027', 'O1', 6850000],
    ['modernisation', '2027-01', 'O2', null],
    ['tenancyEnd', '2027-01-31', 'W1', null],
    ['tenancyEnd', '2027-01-31', 'W2', null],
    ['rentIncrease', '2027-02-01', 'W1', null],
  ])
  expect(found[0]?.subject).toEqual({ kind: 'object', id: 'O1', label: 'Weg' })
})

it('orders the dates of one day by German collation of their labels', () => {
  const streets = ['Zeile 1', 'Ährenstraße 10', 'ahornweg 1', 'Ährenstraße 2']
  const units = streets.map((bezeichnungimberblick) =>
    unit({ bezeichnungimberblick, dateofrentalend: '31.01.2027' }),
  )
  const labels = datesOf({ units }).map(({ subject }) => subject.label)
  expect(labels).toEqual(['ahornweg 1', 'Ährenstraße 2', 'Ährenstraße 10', 'Zeile 1'])
})

it('returns nothing if no date is known', () => {
  expect(datesOf({ units: [unit({})], objects: [object({})] })).toEqual([])
})

describe('a loan', () => {
  const loan = readLoan(
    record(creditFields, {
      creditid: 'D1',
      street: 'Weg',
      number: '3',
      interestrate: '2,00%',
      monthlypayment: '1.000,00',
      remainingcredit: '100.000,00',
    }),
  )
  const datesWith = (terms: Partial<CreditTerms>, given: Partial<Loan> = {}) =>
    datesOf({
      loans: loanDates(
        [{ ...loan, ...given }],
        [creditTerms({ balanceDate: '2026-10-31', ...terms })],
      ),
    }).map(({ kind, date }) => [kind, date])

  it.each<[string, Partial<CreditTerms>, Partial<Loan>, unknown[]]>([
    ['without dates', {}, {}, []],
    [
      'fixed for less than a year',
      { fixedInterestUntil: '2027-07-28' },
      {},
      [['fixedInterestEnd', '2027-07-28']],
    ],
    ['fixed until today', { fixedInterestUntil: TODAY }, {}, [['fixedInterestEnd', TODAY]]],
    ['no longer fixed', { fixedInterestUntil: '2026-11-20' }, {}, []],
    ['fixed for a year', { fixedInterestUntil: '2027-11-21' }, {}, [['interestComparison', TODAY]]],
    [
      'fixed for more than a year',
      { fixedInterestUntil: '2028-02-29' },
      {},
      [['interestComparison', '2027-02-28']],
    ],
    [
      'fixed until a month',
      { fixedInterestUntil: '2028-03' },
      {},
      [['interestComparison', '2027-03']],
    ],
    ['fixed for two years', { fixedInterestUntil: '2028-11-21' }, {}, []],
    ['of ten years ago', { disbursementDate: '2016-11-21' }, {}, [['noticeAfterTenYears', TODAY]]],
    ['of eleven years ago', { disbursementDate: '2015-11-21' }, {}, []],
    ['soon paid off', {}, { remainingCredit: 99_000 }, [['loanRepaid', '2026-11-30']]],
    [
      'soon due',
      { repaymentType: 'bullet', maturityDate: '2027-02-15' },
      {},
      [['loanMaturity', '2027-02-15']],
    ],
    [
      'due on an agreed day, though that of its balance is unknown',
      { repaymentType: 'bullet', maturityDate: '2027-02', balanceDate: null },
      {},
      [['loanMaturity', '2027-02']],
    ],
    ['soon paid off, as an estimate', { balanceDate: null }, { remainingCredit: 99_000 }, []],
    [
      'paid off before its fixed interest ends',
      { fixedInterestUntil: '2027-07-28', disbursementDate: '2017-07-28' },
      { remainingCredit: 99_000 },
      [['loanRepaid', '2026-11-30']],
    ],
    [
      'whose payment does not cover its interest',
      { fixedInterestUntil: '2027-07-28' },
      { payment: 1 },
      [['fixedInterestEnd', '2027-07-28']],
    ],
    ['that is repaid', { fixedInterestUntil: '2027-07-28' }, { remainingCredit: 0 }, []],
  ])('%s', (_, terms, given, dates) => {
    expect(datesWith(terms, given)).toEqual(dates)
  })

  it('is named by its address and id', () => {
    const terms = [creditTerms({ fixedInterestUntil: '2027-07-28' })]
    expect(datesOf({ loans: loanDates([loan], terms) })[0]?.subject).toEqual({
      kind: 'loan',
      id: 'D1',
      label: 'Weg 3, Kredit D1',
    })
    expect(datesOf({ loans: loanDates([{ ...loan, address: '' }], terms) })[0]?.subject.label).toBe(
      'Kredit D1',
    )
    expect(loanDates([{ ...loan, loanId: 'D2' }], terms)).toEqual([])
  })
})

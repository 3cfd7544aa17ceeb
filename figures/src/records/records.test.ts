import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { decodeMonths, UNREADABLE } from '@hausblick/contract/rows/decode.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import { monthlyNames } from '@hausblick/contract/rows/months.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { months } from '../testing/months.ts'
import { record } from '../testing/record.ts'
import { readLoan } from './loan.ts'
import { readObject, readObjectOverview } from './object.ts'
import { readPortfolio } from './portfolio.ts'
import { readUnit, readUnitOverview } from './unit.ts'

const nothing = Array(12).fill(0)

describe('an empty row has only unknown figures', () => {
  const valuation = {
    value: null,
    valuationDate: null,
    purchasingValue: null,
    purchasingDate: null,
    valueChange: null,
  }
  const cashFlow = { income: null, expenses: null }
  const address = { street: '', number: '', zipcode: '', city: '' }

  it('portfolio', () => {
    expect(readPortfolio({ ...record(portfolioFields), ...months() })).toEqual({
      customerId: '',
      valuation,
      occupancyRate: null,
      unitCount: null,
      cashFlow,
    })
  })

  it('object', () => {
    const read = readObject({ ...record(objectFields, { objectid: 'O1' }), ...months() })
    expect(read).toEqual({ objectId: 'O1', valuation, occupancyRate: null, cashFlow })
    const overview = readObjectOverview(record(objectOverviewFields, { objectid: 'O1' }))
    expect(overview).toEqual({ objectId: 'O1', address, label: 'O1', unitCount: null })
  })

  it('unit', () => {
    const read = readUnit({ ...record(propertyFields, { propertyid: 'W1' }), ...months() })
    expect(read).toEqual({
      unitId: 'W1',
      valuation,
      occupancyRate: null,
      fullYearIncome: null,
      cashFlow,
    })
    const overview = readUnitOverview(record(propertyOverviewFields, { propertyid: 'W1' }))
    expect(overview).toEqual({ unitId: 'W1', address, label: 'W1', rented: false })
  })

  it('loan', () => {
    expect(readLoan(record(creditFields, { creditid: 'D1' }))).toEqual({
      loanId: 'D1',
      unitIds: [],
      objectIds: [],
      address: '',
      payment: null,
      interestRate: null,
      remainingCredit: null,
      duration: null,
      yearsRemaining: null,
    })
  })
})

describe('a row as operators write it', () => {
  it('portfolio', () => {
    const read = readPortfolio({
      ...record(portfolioFields, {
        customerid: 'K-1',
        portfoliovalue: '712.463,32 €',
        portfoliopurchasingvalue: '739834,48',
        portfoliovaluechangein: '-3,70%',
        occupancyrate: '73,4 %',
        avepurchasingdate: '24.05.2001',
        valuationdate: 'Ende 2024',
        numberofproperties: '3',
      }),
      ...months({ income: [224608], expenses: [null, 57020, UNREADABLE] }),
    })
    expect(read.valuation).toEqual({
      value: 71246332,
      valuationDate: '2024',
      purchasingValue: 73983448,
      purchasingDate: '2001-05-24',
      valueChange: -370,
    })
    expect(read).toMatchObject({ customerId: 'K-1', occupancyRate: 7340, unitCount: 3 })
    expect(read.cashFlow.income).toEqual([224608, ...nothing.slice(1)])
    expect(read.cashFlow.expenses).toEqual([0, 57020, ...nothing.slice(2)])
  })

  it('unit', () => {
    const read = readUnit({
      ...record(propertyFields, { propertyincomefullyear: '4016,40' }),
      ...months(),
    })
    expect(read.fullYearIncome).toBe(401640)
    const overview = record(propertyOverviewFields, {
      street: 'Weserstraße',
      number: '176',
      bezeichnungimberblick: 'WE 01',
      tenanttitle: 'Familie',
    })
    expect(readUnitOverview(overview)).toMatchObject({
      label: 'Weserstraße 176 WE 01',
      rented: true,
    })
  })

  it('loan', () => {
    const read = readLoan(
      record(creditFields, {
        propertyid: 'W1, W2',
        objectid: 'O1',
        street: 'Weserstraße',
        number: '176',
        zipcode: '10405',
        city: 'Berlin',
        interestrate: '2,395 %',
        monthlypayment: '1.859,29',
        duration: '23',
        yearsremaining: '16,5',
      }),
    )
    expect(read).toMatchObject({
      unitIds: ['W1', 'W2'],
      objectIds: ['O1'],
      address: 'Weserstraße 176, 10405 Berlin',
      interestRate: 2_395_000,
      payment: 185929,
      duration: 230,
      yearsRemaining: 165,
    })
  })

  it('leaves unknown parts out of the address line', () => {
    expect(readLoan(record(creditFields, { street: 'Weg', city: 'Köln' })).address).toBe(
      'Weg, Köln',
    )
    expect(readLoan(record(creditFields, { zipcode: '50674' })).address).toBe('50674')
  })
})

it('reads any strings without throwing, into finite numbers', () => {
  const anyRow = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(anyRow, (value) => {
      const every = (fields: Fields) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, value]))
      const written = monthlyNames('portfolio', 2024).map((name) => [name, value])
      const portfolio = readPortfolio({
        ...record(portfolioFields, every(portfolioFields)),
        ...(decodeMonths('portfolio', Object.fromEntries(written)) ?? months()),
      })
      const loan = readLoan(record(creditFields, every(creditFields)))
      const numbers = [
        portfolio.valuation.value ?? 0,
        ...(portfolio.cashFlow.income ?? []),
        loan.interestRate ?? 0,
      ]
      expect(numbers.every(Number.isFinite)).toBe(true)
    }),
  )
})

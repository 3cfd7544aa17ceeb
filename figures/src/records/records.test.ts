import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { type Fields, monthlyNames } from '@hausblick/contract/rows/fields.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { row } from '../testing/row.ts'
import { readLoan } from './credit.ts'
import { readObject, readObjectOverview } from './object.ts'
import { readPortfolio } from './portfolio.ts'
import { readProperty, readPropertyOverview } from './property.ts'
import { dateOrYear } from './read.ts'

const nothing = Array(12).fill(0)

describe('an empty row states nothing but the zeros of its months', () => {
  const valuation = {
    value: null,
    valuationDate: null,
    purchasingValue: null,
    purchasingDate: null,
    valueChange: null,
  }
  const cashFlow = { income: null, expenses: null }

  it('portfolio', () => {
    expect(readPortfolio(row(portfolioFields))).toEqual({
      customerId: '',
      valuation,
      occupancyRate: null,
      propertyCount: null,
      cashFlow,
    })
  })

  it('object', () => {
    const read = readObject(row(objectFields, { objectid: 'O1' }))
    expect(read).toEqual({ objectId: 'O1', valuation, occupancyRate: null, cashFlow })
    const overview = readObjectOverview(row(objectOverviewFields, { objectid: 'O1' }))
    expect(overview).toEqual({ objectId: 'O1', label: 'O1', unitCount: null })
  })

  it('property', () => {
    const read = readProperty(row(propertyFields, { propertyid: 'W1' }))
    expect(read).toEqual({
      propertyId: 'W1',
      valuation,
      occupancyRate: null,
      fullYearIncome: null,
      cashFlow,
    })
    const overview = readPropertyOverview(row(propertyOverviewFields, { propertyid: 'W1' }))
    expect(overview).toEqual({ propertyId: 'W1', label: 'W1', rented: false })
  })

  it('credit', () => {
    expect(readLoan(row(creditFields, { creditid: 'D1' }))).toEqual({
      creditId: 'D1',
      propertyIds: [],
      objectIds: [],
      propertyName: '',
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
    const read = readPortfolio(
      row(portfolioFields, {
        customerid: 'K-1',
        portfoliovalue: '712.463,32 €',
        portfoliopurchasingvalue: '739834,48',
        portfoliovaluechangein: '-3,70%',
        occupancyrate: '73,4 %',
        avepurchasingdate: '24.05.2001',
        valuationdate: 'Ende 2024',
        numberofproperties: '3',
        portfolioincome012025: '2246,08',
        portfolioexpenses122025: 'n/a',
        portfolioexpenses022025: '570,20',
      }),
    )
    expect(read.valuation).toEqual({
      value: 712463.32,
      valuationDate: '2024',
      purchasingValue: 739834.48,
      purchasingDate: '2001-05-24',
      valueChange: -3.7,
    })
    expect(read).toMatchObject({ customerId: 'K-1', occupancyRate: 73.4, propertyCount: 3 })
    expect(read.cashFlow.income).toEqual([2246.08, ...nothing.slice(1)])
    expect(read.cashFlow.expenses).toEqual([0, 570.2, ...nothing.slice(2)])
  })

  it('takes each month from its own field', () => {
    const months = monthlyNames('objectexpenses').map((name, index) => [name, `${index + 1},50`])
    const read = readObject(row(objectFields, Object.fromEntries(months)))
    expect(read.cashFlow.expenses).toEqual(Array.from({ length: 12 }, (_, index) => index + 1.5))
  })

  it('property', () => {
    const read = readProperty(row(propertyFields, { propertyincomefullyear: '4016,40' }))
    expect(read.fullYearIncome).toBe(4016.4)
    const overview = row(propertyOverviewFields, {
      street: 'Weserstraße',
      number: '176',
      bezeichnungimberblick: 'WE 01',
      tenanttitle: 'Familie',
    })
    expect(readPropertyOverview(overview)).toMatchObject({
      label: 'Weserstraße 176 WE 01',
      rented: true,
    })
  })

  it('credit', () => {
    const read = readLoan(
      row(creditFields, {
        propertyid: 'W1, W2',
        objectid: 'O1',
        street: 'Weserstraße',
        number: '176',
        zipcode: '10405',
        city: 'Berlin',
        interestrate: '2,39 %',
        monthlypayment: '1.859,29',
        duration: '23',
        yearsremaining: '16,5',
      }),
    )
    expect(read).toMatchObject({
      propertyIds: ['W1', 'W2'],
      objectIds: ['O1'],
      propertyName: 'Weserstraße 176, 10405 Berlin',
      interestRate: 2.39,
      payment: 1859.29,
      duration: 23,
      yearsRemaining: 16.5,
    })
  })

  it('has an address line without what is not known', () => {
    expect(readLoan(row(creditFields, { street: 'Weg', city: 'Köln' })).propertyName).toBe(
      'Weg, Köln',
    )
    expect(readLoan(row(creditFields, { zipcode: '50674' })).propertyName).toBe('50674')
  })
})

describe('dateOrYear', () => {
  test.each([
    ['24.02.2025', '2025-02-24'],
    ['2024', '2024'],
    ['Juli 2004', '2004-07'],
    ['Herbst 2019', '2019'],
    ['31.02.2021', '2021'],
    ['19', '19'],
    ['', null],
    ['  ', null],
  ])('reads %j', (text, expected) => {
    expect(dateOrYear(text)).toBe(expected)
  })
})

it('reads any strings without throwing, and gives finite numbers', () => {
  const anyRow = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(anyRow, (value) => {
      const every = (fields: Fields) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, value]))
      const portfolio = readPortfolio(row(portfolioFields, every(portfolioFields)))
      const loan = readLoan(row(creditFields, every(creditFields)))
      const numbers = [
        portfolio.valuation.value ?? 0,
        ...(portfolio.cashFlow.income ?? []),
        loan.interestRate ?? 0,
      ]
      expect(numbers.every(Number.isFinite)).toBe(true)
    }),
  )
})

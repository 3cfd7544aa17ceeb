import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { describe, expect, it } from 'vitest'
import { buildingsOfUnits } from './buildings.ts'
import type { OwedLoan } from './debt.ts'
import { type HouseContext, housesOf, totalsOfHouses } from './houses.ts'
import { readObjectDetails } from './records/objectDetails.ts'
import { readUnitDetails } from './records/unitDetails.ts'
import { owedLoan } from './testing/loan.ts'
import { record } from './testing/record.ts'

type Row = Record<string, string>
const object = (objectid: string, row: Row) =>
  readObjectDetails(record(objectOverviewFields, { objectid, ...row }))
const unit = (propertyid: string, row: Row) =>
  readUnitDetails(record(propertyOverviewFields, { propertyid, ...row }))

const valuation = {
  value: null,
  valuationDate: null,
  purchasingValue: null,
  purchasingDate: null,
  valueChange: null,
}
/** The same amounts in each month. */
const months = (income: number, expenses: number) => ({
  income: Array(12).fill(income),
  expenses: Array(12).fill(expenses),
})
const figures = (income: number, expenses: number, occupancyRate: number | null = null) => ({
  valuation,
  occupancyRate,
  cashFlow: months(income, expenses),
})

const objects = [
  object('O1', { street: 'Weg', number: '1', monthlyrent: '90', numberofunits: '2' }),
]
const units = [
  unit('W1', { street: 'Weg', number: '1', tenantlastname: 'Demir' }),
  unit('W2', { street: 'weg', number: ' 1' }),
  unit('W3', { street: 'Allee', number: '5', zipcode: '1', monthlyrent: '7', tenantlastname: 'A' }),
  unit('W4', { street: 'Allee', number: '5', zipcode: '1' }),
  unit('W5', { street: 'Allee', number: '5', zipcode: '2', tenantlastname: 'B' }),
]

function contextOf(loans: readonly OwedLoan[], unitCount = 2): HouseContext {
  return {
    objects: objects.map((one) => ({ ...one, unitCount })),
    units,
    objectFigures: [{ objectId: 'O1', ...figures(1000, 400, 9000) }],
    unitFigures: [
      { unitId: 'W1', fullYearIncome: null, ...figures(300, 100, 10_000) },
      { unitId: 'W2', fullYearIncome: null, ...figures(0, 50, 4000) },
      { unitId: 'W3', fullYearIncome: null, ...figures(500, 100, 10_000) },
      { unitId: 'W4', fullYearIncome: null, ...figures(0, 200, 5000) },
    ],
    objectValues: new Map([['O1', 120_000]]),
    unitValues: new Map([
      ['W1', 20_000],
      ['W2', 10_000],
      ['W3', 40_000],
      ['W4', 20_000],
      ['W5', 0],
    ]),
    buildings: buildingsOfUnits(
      objects,
      units,
      loans.map(({ loan }) => loan),
    ),
    loans,
    portfolioValue: null,
  }
}

describe('houses', () => {
  const houses = housesOf(
    contextOf([
      owedLoan({ loanId: 'D1', objectIds: ['O1'], payment: 50 }),
      owedLoan({ loanId: 'D2', unitIds: ['W3', 'W4'], payment: 10 }),
    ]),
  )

  it('are buildings, or the units of an address without one', () => {
    expect(houses.map(({ kind, id, unitIds, name }) => [kind, id, unitIds, name])).toEqual([
      ['object', 'O1', ['W1', 'W2'], 'Weg 1'],
      ['units', 'W3', ['W3', 'W4'], 'Allee 5'],
      ['units', 'W5', ['W5'], 'Allee 5'],
    ])
  })

  it('have the building’s figures, or those of the units together', () => {
    const known = houses.map(({ value, rent, surplus, cashFlow, netYield, vacancy, free }) => [
      value,
      rent,
      surplus,
      cashFlow,
      netYield,
      vacancy,
      free,
    ])
    expect(known).toEqual([
      [120_000, 9000, 7200, 6600, 600, 1000, 1],
      [60_000, 700, 2400, 2280, 400, 2500, 1],
      [null, null, null, null, null, null, 0],
    ])
  })

  it('have the figures of the owner’s units where these are not the whole building', () => {
    const [part] = housesOf(contextOf([owedLoan({ objectIds: ['O1'], payment: 50 })], 3))
    expect(part).toMatchObject({
      name: 'Weg 1',
      unitIds: ['W1', 'W2'],
      whole: { value: 120_000, unitCount: 3 },
      value: 30_000,
      rent: null,
      surplus: 1800,
      cashFlow: 1200,
      netYield: 600,
      vacancy: 3000,
      free: 1,
    })
    expect(houses[0]?.whole).toBeNull()
  })

  it('have none where a building without units is not the owner’s', () => {
    const given = { ...contextOf([]), units: [], buildings: new Map(), portfolioValue: 60_000 }
    const [foreign, ...others] = housesOf(given)
    expect(others).toEqual([])
    expect(totalsOfHouses([...houses, ...(foreign ? [foreign] : [])])).toEqual(
      totalsOfHouses(houses),
    )
    expect([foreign]).toMatchObject([
      {
        whole: { value: 120_000, unitCount: 2 },
        value: null,
        rent: null,
        cashFlow: null,
        free: null,
      },
    ])
  })

  it('are added up as far as they are known', () => {
    expect(totalsOfHouses(houses)).toEqual({
      value: { amount: 180_000, unknown: 1 },
      rent: { amount: 9700, unknown: 1 },
      cashFlow: { amount: 8880, unknown: 1 },
      netYield: null,
    })
    expect(totalsOfHouses(houses.slice(0, 2)).netYield).toBe(533)
  })

  it('keep nothing known after loans where no loan is recorded at all', () => {
    expect(housesOf(contextOf([])).map(({ cashFlow }) => cashFlow)).toEqual([null, null, null])
  })
})

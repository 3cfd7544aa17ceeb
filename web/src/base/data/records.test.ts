import { describe, expect, it } from 'vitest'
import { joinObjects, joinUnits } from './records.ts'

const figures = {
  valuation: {
    value: 1,
    valuationDate: null,
    purchasingValue: null,
    purchasingDate: null,
    valueChange: 0,
  },
  occupancyRate: null,
  cashFlow: { income: [], expenses: [] },
  cashFlowBefore: null,
}

const address = { street: 'Weg', number: '1', zipcode: '', city: '' }

describe('joinObjects', () => {
  it('joins by id, in the order of the figures', () => {
    const objects = [
      { ...figures, objectId: 'O2' },
      { ...figures, objectId: 'O1' },
    ]
    const overviews = [
      { objectId: 'O1', address, label: 'Weg 1', unitCount: 4 },
      { objectId: 'O2', address, label: 'Weg 2', unitCount: 0 },
      { objectId: 'O3', address, label: 'Weg 3', unitCount: 7 },
    ]
    expect(joinObjects(objects, overviews)).toMatchObject([
      { id: 'O2', label: 'Weg 2', unitCount: 0 },
      { id: 'O1', label: 'Weg 1', unitCount: 4 },
    ])
  })

  it('labels an object without an overview with its id, with an unknown number of units', () => {
    expect(joinObjects([{ ...figures, objectId: 'O1' }], [])).toMatchObject([
      { id: 'O1', label: 'O1', unitCount: null },
    ])
  })
})

describe('joinUnits', () => {
  it('joins by id', () => {
    const units = [{ ...figures, unitId: 'W1', fullYearIncome: 0 }]
    const overviews = [{ unitId: 'W1', address, label: 'Weg 1 EG', rented: true }]
    expect(joinUnits(units, overviews)).toMatchObject([{ id: 'W1', label: 'Weg 1 EG' }])
    expect(joinUnits(units, [])).toMatchObject([{ id: 'W1', label: 'W1' }])
  })
})

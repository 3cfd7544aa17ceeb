import { describe, expect, it, test } from 'vitest'
import { listCustomersCall } from '../calls/customers.ts'
import { documentRow } from '../documents.ts'
import { amountsByKindFields } from './amountsByKind.ts'
import { creditFields } from './credit.ts'
import { creditTermsFields } from './creditTerms.ts'
import { type Fields, rowSchema } from './fields.ts'
import { monthlyFields, monthlyNames, readMonthlyName } from './months.ts'
import { objectFields } from './object.ts'
import { objectOverviewFields } from './objectOverview.ts'
import { portfolioFields } from './portfolio.ts'
import { propertyFields } from './property.ts'
import { propertyOverviewFields } from './propertyOverview.ts'

const rowKinds: [string, Fields, number][] = [
  ['portfolio', portfolioFields, 8],
  ['object', objectFields, 8],
  ['object overview', objectOverviewFields, 26],
  ['property', propertyFields, 9],
  ['property overview', propertyOverviewFields, 31],
  ['credit', creditFields, 13],
  ['credit terms', creditTermsFields, 11],
  ['amounts by kind', amountsByKindFields, 4],
]

describe('data rows', () => {
  test.each(rowKinds)('of kind %s have a string for every field', (_kind, fields, fieldCount) => {
    const names = Object.keys(fields)
    expect(names).toHaveLength(fieldCount)
    const row = Object.fromEntries(names.map((name) => [name, '']))
    const schema = rowSchema(fields)
    expect(schema.safeParse(row).success).toBe(true)
    expect(schema.safeParse({ ...row, customerid: 1 }).success).toBe(false)
    expect(schema.safeParse({}).success).toBe(false)
  })

  it('name their months as product §15 says', () => {
    const names = monthlyNames('portfolio', 2025)
    expect(names).toHaveLength(24)
    expect([names[0], names[11]]).toEqual(['portfolioincome012025', 'portfolioincome122025'])
    expect([names[12], names[23]]).toEqual(['portfolioexpenses012025', 'portfolioexpenses122025'])
  })

  it('have of each month all years', () => {
    const names = Object.keys(monthlyFields('object', [2023, 2024]))
    expect(names).toHaveLength(48)
    expect(names.slice(0, 3)).toEqual([
      'objectincome012023',
      'objectincome012024',
      'objectincome022023',
    ])
  })

  test.each([
    ['propertyincome012025', { kind: 'property', year: 2025 }],
    ['portfolioexpenses122100', { kind: 'portfolio', year: 2100 }],
    ['kindexpenses032025', { kind: 'kind', year: 2025 }],
    ['propertyincome012101', null],
    ['propertyincome011999', null],
    ['propertyincome132025', null],
    ['propertyincomefullyear', null],
    ['income012025', null],
  ])('say of which year the month %s is', (name, expected) => {
    expect(readMonthlyName(name)).toEqual(expected)
  })
})

describe('list rows', () => {
  it('customer', () => {
    const { reply } = listCustomersCall
    expect(reply.safeParse([{ id: 'K', registeredEmail: '' }]).success).toBe(true)
    expect(reply.safeParse([{ id: 'K' }]).success).toBe(false)
  })

  it('document', () => {
    const document = { name: 'a.pdf', downloadUrl: 'x', size: 1 }
    expect(documentRow.safeParse(document).success).toBe(true)
    expect(documentRow.safeParse({ ...document, size: -1 }).success).toBe(false)
    expect(documentRow.safeParse({ ...document, size: 1.5 }).success).toBe(false)
  })
})

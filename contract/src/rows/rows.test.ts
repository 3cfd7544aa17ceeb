import { describe, expect, it, test } from 'vitest'
import { listCustomersCall } from '../calls/customers.ts'
import { documentRow } from '../documents.ts'
import { creditFields } from './credit.ts'
import { creditTermsFields } from './creditTerms.ts'
import { type Fields, monthlyNames, rowSchema } from './fields.ts'
import { objectFields } from './object.ts'
import { objectOverviewFields } from './objectOverview.ts'
import { portfolioFields } from './portfolio.ts'
import { propertyFields } from './property.ts'
import { propertyOverviewFields } from './propertyOverview.ts'

const rowKinds: [string, Fields, number][] = [
  ['portfolio', portfolioFields, 8 + 24],
  ['object', objectFields, 8 + 24],
  ['object overview', objectOverviewFields, 26],
  ['property', propertyFields, 9 + 24],
  ['property overview', propertyOverviewFields, 30],
  ['credit', creditFields, 13],
  ['credit terms', creditTermsFields, 11],
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
    const names = monthlyNames('portfolioincome')
    expect(names).toHaveLength(12)
    expect([names[0], names[11]]).toEqual(['portfolioincome012025', 'portfolioincome122025'])
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

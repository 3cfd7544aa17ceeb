import { amountsByKindFields } from '@hausblick/contract/rows/amountsByKind.ts'
import { foldKind } from '@hausblick/figures/foldKind.ts'
import { defineRecordKind } from '../recordKind.ts'

export const amountsByKindKind = defineRecordKind({
  name: 'amounts-by-kind',
  sqlTable: 'amounts_by_kind',
  fields: amountsByKindFields,
  idField: null,
  compositeId: {
    fields: ['propertyid', 'objectid', 'kind'],
    column: 'item_id',
    of: ({ propertyid = null, objectid = null, kind }) =>
      JSON.stringify([propertyid, objectid, foldKind(String(kind ?? ''))]),
  },
  columns: { customerid: 'customer_id', propertyid: 'property_id', objectid: 'object_id' },
  cashFlow: 'kind',
  valuation: null,
})

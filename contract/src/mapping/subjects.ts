/** What a row of a source is about: a rental unit, a building, a loan, a posting of a journal, an owner, or all that an owner has. */
export const SUBJECTS = ['unit', 'building', 'loan', 'posting', 'owner', 'portfolio'] as const

export type Subject = (typeof SUBJECTS)[number]

/** How a cell of a source is read. */
export const COLUMN_TYPES = [
  'text',
  'id',
  'money',
  'area',
  'percent',
  'count',
  'number',
  'date',
] as const

export type ColumnType = (typeof COLUMN_TYPES)[number]

/**
 * How one column becomes several fields. `id-name` keeps the number beside a name: `E-1001 Böhm`, `Böhm (E-1001)`. Of two ids in
 * a cell, `building-unit` and `unit-building` say which is the building's: the unit keeps the whole, `0012/001`, unless its
 * number is one within its building.
 */
export const SPLITS = [
  'street-number',
  'zip-city',
  'address',
  'person',
  'id-name',
  'building-unit',
  'unit-building',
] as const

export type Split = (typeof SPLITS)[number]

/** What is chosen for a column that is split, if not one of its fields, and the fields it becomes: it is listed under the first. */
export const splitFields: Readonly<
  Record<Split, { readonly whole: string | null; readonly parts: readonly string[] }>
> = {
  'street-number': { whole: 'street+number', parts: ['street', 'number'] },
  'zip-city': { whole: 'zip+city', parts: ['zipcode', 'city'] },
  address: { whole: 'address', parts: ['street', 'number', 'zipcode', 'city'] },
  person: { whole: 'tenant', parts: ['tenantlastname', 'tenanttitle', 'tenantprename'] },
  'id-name': { whole: null, parts: [] },
  'building-unit': { whole: null, parts: ['propertyid', 'objectid'] },
  'unit-building': { whole: null, parts: ['propertyid', 'objectid'] },
}

/** Values that are worked out from others of the same upload. */
export const DERIVATIONS = [
  'building-areas',
  'building-rents',
  'building-unit-counts',
  'value-changes',
  'portfolio-values',
  'full-year-incomes',
  'cash-flow-sums',
] as const

export type Derivation = (typeof DERIVATIONS)[number]

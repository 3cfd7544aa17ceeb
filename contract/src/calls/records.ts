import * as z from 'zod/mini'
import { amountsByKindFields } from '../rows/amountsByKind.ts'
import { creditFields } from '../rows/credit.ts'
import { creditTermsFields } from '../rows/creditTerms.ts'
import { recordSchema } from '../rows/decode.ts'
import { type Fields, rowSchema } from '../rows/fields.ts'
import { type CashFlowKind, monthlyFields } from '../rows/months.ts'
import { objectFields } from '../rows/object.ts'
import { objectOverviewFields } from '../rows/objectOverview.ts'
import { portfolioFields } from '../rows/portfolio.ts'
import { propertyFields } from '../rows/property.ts'
import { propertyOverviewFields } from '../rows/propertyOverview.ts'
import { valuationFields } from '../rows/valuation.ts'
import { DATA_YEAR } from '../year.ts'
import { defineCall } from './call.ts'
import { customerId } from './fields.ts'

/** The operator's names of the record kinds. */
export type RecordName =
  | 'dashboard-portfolio'
  | 'dashboard-object'
  | 'object-overview'
  | 'dashboard-property'
  | 'property-overview'
  | 'credit-overview'
  | 'credit-terms'
  | 'amounts-by-kind'

/** A year that figures can be of, `FIRST_YEAR` to `LAST_YEAR`. */
const dataYear = z.pipe(z.string().check(z.regex(/^(20\d\d|2100)$/)), z.transform(Number))

/** Without a customer id, every row that the caller may see. */
const recordQuery = z.object({
  customerId: z.optional(customerId),
  /** The year of the monthly fields, and of the rows; without it, the newest rows with months of the data year. */
  year: z.optional(dataYear),
})

/** Defines the read of a record kind, which shows guests a part of it. */
function defineRecordCall<F extends Fields, K extends CashFlowKind | null>(
  name: RecordName,
  { fields, cashFlow, shows }: { fields: F; cashFlow: K; shows: 'figures' | 'loans' },
) {
  return defineCall({
    method: 'GET',
    path: `/api/${name}`,
    summary: `Rows of ${name}: of one customer, or of every customer that the caller may see.`,
    query: recordQuery,
    reply: z.array(recordSchema(fields, cashFlow)),
    wire: z.array(describeRow(fields, cashFlow)),
    shows,
    programs: 'read',
    logs: 'look',
  })
}

/** Describes a row, whose months are of the data year or of another. */
function describeRow(fields: Fields, cashFlow: CashFlowKind | null) {
  if (cashFlow === null) return rowSchema(fields)
  const months = z.string().check(z.describe('months of the year asked for'))
  return z.union([
    rowSchema({ ...fields, ...monthlyFields(cashFlow, [DATA_YEAR]) }),
    z.catchall(rowSchema(fields), months),
  ])
}

export const readPortfoliosCall = defineRecordCall('dashboard-portfolio', {
  fields: portfolioFields,
  cashFlow: 'portfolio',
  shows: 'figures',
})
export const readObjectsCall = defineRecordCall('dashboard-object', {
  fields: objectFields,
  cashFlow: 'object',
  shows: 'figures',
})
export const readObjectOverviewsCall = defineRecordCall('object-overview', {
  fields: objectOverviewFields,
  cashFlow: null,
  shows: 'figures',
})
export const readUnitsCall = defineRecordCall('dashboard-property', {
  fields: propertyFields,
  cashFlow: 'property',
  shows: 'figures',
})
export const readUnitOverviewsCall = defineRecordCall('property-overview', {
  fields: propertyOverviewFields,
  cashFlow: null,
  shows: 'figures',
})
export const readLoansCall = defineRecordCall('credit-overview', {
  fields: creditFields,
  cashFlow: null,
  shows: 'loans',
})
export const readCreditTermsCall = defineRecordCall('credit-terms', {
  fields: creditTermsFields,
  cashFlow: null,
  shows: 'loans',
})
export const readKindAmountsCall = defineRecordCall('amounts-by-kind', {
  fields: amountsByKindFields,
  cashFlow: 'kind',
  shows: 'figures',
})

/** Of calls for a customer's years and valuations. Without a customer id, the caller's first customer is meant. */
const historyQuery = z.object({ customerId: z.optional(customerId) })

export const readYearsCall = defineCall({
  method: 'GET',
  path: '/api/years',
  summary: 'The years with monthly figures other than zero.',
  query: historyQuery,
  /** Ascending. */
  reply: z.array(z.number()),
  shows: 'figures',
  programs: 'read',
  logs: 'look',
})

export const readValuationsCall = defineCall({
  method: 'GET',
  path: '/api/valuations',
  summary: 'What was worth how much when.',
  query: historyQuery,
  /** All of them, sorted by kind, id and date. */
  reply: z.array(recordSchema(valuationFields)),
  wire: z.array(rowSchema(valuationFields)),
  shows: 'figures',
  logs: 'look',
})

export const readDataDayCall = defineCall({
  method: 'GET',
  path: '/api/dataDay',
  summary: 'Returns the day on which the data of a customer was last changed.',
  query: z.object({ customerId }),
  reply: z.object({
    customerId: z.string(),
    /** ISO 8601; null if there is no such customer. */
    day: z.nullable(z.string()),
  }),
  shows: 'loans',
  logs: 'look',
})

/** The read of a record kind, whose rows are decoded to `R`. */
export type RecordCall<R = object> = Omit<ReturnType<typeof defineRecordCall>, 'reply'> & {
  readonly reply: z.ZodMiniType<R[]>
}

/** The reads of the record kinds by their names. */
export const recordCalls: Readonly<Record<RecordName, RecordCall>> = {
  'dashboard-portfolio': readPortfoliosCall,
  'dashboard-object': readObjectsCall,
  'object-overview': readObjectOverviewsCall,
  'dashboard-property': readUnitsCall,
  'property-overview': readUnitOverviewsCall,
  'credit-overview': readLoansCall,
  'credit-terms': readCreditTermsCall,
  'amounts-by-kind': readKindAmountsCall,
}

import {
  readKindAmountsCall,
  readObjectOverviewsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
  readValuationsCall,
  readYearsCall,
} from '@hausblick/contract/calls/records.ts'
import { amountsByKindFields } from '@hausblick/contract/rows/amountsByKind.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { valuationFields } from '@hausblick/contract/rows/valuation.ts'
import { months, record } from './renderedPages.ts'

const home = { street: 'Weg', number: '1', city: 'Köln' }
export const PORTFOLIO = {
  portfoliovalue: '250000',
  avepurchasingdate: 'Herbst 2011',
  valuationdate: 'Ende 2023',
}
const numbers = ['1', '2']

/** The replies of a year, whose amounts grow with a factor: of two months, different for each item. */
function ofYear(year: number, factor: number) {
  const flows = (share: number) => ({
    year,
    income: [1000, 1200].map((amount) => `${amount * share * factor}`),
    expenses: [200, 250.4].map((amount) => `${amount * share * factor}`.replace('.', ',')),
  })
  const kind = (keys: Record<string, string>, income: string[], expenses: string[]) => ({
    ...record(amountsByKindFields, keys),
    ...months('kind', { year, income, expenses }),
  })
  return {
    [readPortfoliosCall.path]: [
      { ...record(portfolioFields, PORTFOLIO), ...months('portfolio', flows(5)) },
    ],
    [readObjectsCall.path]: numbers.map((number) => ({
      ...record(objectFields, { objectid: `O${number}`, objectvalue: `${number}00000` }),
      ...months('object', flows(Number(number) * 2)),
    })),
    [readUnitsCall.path]: numbers.map((number) => ({
      ...record(propertyFields, {
        propertyid: `W${number}`,
        propertyvalue: `${number}05781`,
        valuationdate: '31.12.2025',
        propertyincomefullyear: year === 2025 ? `${number}3300` : '',
      }),
      ...months('property', flows(Number(number))),
    })),
    [readKindAmountsCall.path]: [
      kind({ propertyid: 'W1', kind: 'Instandhaltung' }, [], [`${20 * factor}`, `${100 * factor}`]),
      kind({ propertyid: 'W1', kind: 'Kaltmiete' }, [`${900 * factor}`, `${900 * factor}`], []),
      kind({ propertyid: 'W2', kind: 'Betriebskosten' }, [], ['40', '-30']),
      kind({ objectid: 'O1', kind: 'Instandhaltung' }, [], ['100', '100']),
    ],
  }
}

/** Of two buildings with a unit each, and amounts of two months. */
export const oneYear = {
  ...ofYear(2025, 1),
  [readObjectOverviewsCall.path]: numbers.map((number) =>
    record(objectOverviewFields, {
      ...home,
      objectid: `O${number}`,
      bezeichnungimberblick: `Haus ${number}`,
      numberofunits: number,
    }),
  ),
  [readUnitOverviewsCall.path]: numbers.map((number) =>
    record(propertyOverviewFields, {
      ...home,
      propertyid: `W${number}`,
      bezeichnungimberblick: `WE ${number}`,
      tenantlastname: number === '1' ? 'Demir' : '',
    }),
  ),
}

/** The same, and the year before, whose amounts are half of them. */
export const twoYears = {
  ...oneYear,
  ...Object.fromEntries(
    Object.entries(ofYear(2024, 0.5)).map(([path, rows]) => [`${path}?year=2024`, rows]),
  ),
  [readYearsCall.path]: [2024, 2025],
  [readValuationsCall.path]: [
    record(valuationFields, {
      kind: 'property',
      itemid: 'W1',
      valuationdate: '31.12.2024',
      value: '97287',
    }),
    record(valuationFields, {
      kind: 'property',
      itemid: 'W1',
      valuationdate: '31.12.2025',
      value: '105781',
    }),
  ],
}

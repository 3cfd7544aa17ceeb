import type { DepreciationEntry } from '@hausblick/contract/depreciation.ts'
import type { InvoiceRow } from '@hausblick/contract/invoice.ts'
import type { KindAmountsRecord } from '@hausblick/contract/rows/amountsByKind.ts'
import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import type { LoanTermsRecord } from '@hausblick/contract/rows/creditTerms.ts'
import type { RecordOf } from '@hausblick/contract/rows/decode.ts'
import type { ObjectRecord } from '@hausblick/contract/rows/object.ts'
import type { ObjectOverviewRecord } from '@hausblick/contract/rows/objectOverview.ts'
import type { PortfolioRecord } from '@hausblick/contract/rows/portfolio.ts'
import type { UnitRecord } from '@hausblick/contract/rows/property.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import type { valuationFields } from '@hausblick/contract/rows/valuation.ts'
import { buildingsOfUnits } from '../buildings.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import { type UpcomingDate, upcomingDates } from '../due/upcoming.ts'
import { planLoans } from '../loans/plan.ts'
import { readCreditTerms } from '../records/creditTerms.ts'
import { readLoan } from '../records/loan.ts'
import { readObject } from '../records/object.ts'
import { readObjectDetails } from '../records/objectDetails.ts'
import { readPortfolio } from '../records/portfolio.ts'
import { readUnit } from '../records/unit.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import type { Valuation } from '../valuation.ts'
import { valuationsAt, valueHistory } from '../valueHistory.ts'
import { type ReportCashFlow, reportCashFlow } from './cashFlow.ts'
import { type ReportDepreciations, reportDepreciation } from './depreciation.ts'
import { type ReportEquity, reportEquity } from './equity.ts'
import { knownValue, type ReportItem, toItems } from './items.ts'
import { kindsBySubject, kindsOfPortfolio, type ReportKind } from './kinds.ts'
import { type LoanSums, type ReportLoan, reportLoans, sumLoans } from './loans.ts'
import { readYearBefore, type YearBefore } from './yearBefore.ts'

/** What a report is made from: a customer's decoded records, the months those of the report's year. */
export interface ReportSources {
  readonly customerId: string
  readonly year: number
  /** Whether no later year has figures: only then do occupancy and the number of units belong to the year. */
  readonly isLatestYear: boolean
  /** The day on which the report is made, ISO 8601. */
  readonly today: string
  readonly portfolio: PortfolioRecord | null
  readonly objects: readonly ObjectRecord[]
  readonly objectOverviews: readonly ObjectOverviewRecord[]
  readonly units: readonly UnitRecord[]
  readonly unitOverviews: readonly UnitOverviewRecord[]
  readonly loans: readonly LoanRecord[]
  readonly terms: readonly LoanTermsRecord[]
  readonly kinds: readonly KindAmountsRecord[]
  /** The day, ISO 8601, from which loans without the day of their balance are estimated. */
  readonly importedOn: string
  /** Where rents may rise by 15 % only (`due/rentRise.ts`). */
  readonly cappedPlaces: readonly string[]
  /** What the portfolio, buildings and units were worth, oldest first. */
  readonly valuations: readonly RecordOf<typeof valuationFields>[]
  /** What is entered of the depreciation of buildings and units. */
  readonly depreciation: readonly DepreciationEntry[]
  /** The electronic invoices among the documents of the year. */
  readonly invoices: readonly InvoiceRow[]
  /** What the year before is made from; null if nothing is known of it. */
  readonly before: Pick<ReportSources, 'portfolio' | 'kinds'> | null
}

/** The yearly report of a customer, as plain data: what it is written as must not change any number of it. */
export interface YearlyReport {
  readonly customerId: string
  readonly year: number
  readonly today: string
  readonly occupancyRate: number | null
  readonly unitCount: number | null
  readonly valuation: Pick<Valuation, 'value' | 'valuationDate'>
  readonly cashFlow: ReportCashFlow | null
  /** The kinds of the whole portfolio. */
  readonly kinds?: readonly ReportKind[]
  readonly objects: readonly ReportItem[]
  readonly units: readonly ReportItem[]
  readonly loans: readonly ReportLoan[]
  readonly loanSums: LoanSums
  /** Null if no loan is recorded. Reports made by earlier releases do not tell it, nor the year before. */
  readonly equity?: ReportEquity | null
  /** Null if nothing is known of the year before. */
  readonly before?: YearBefore | null
  /** Absent in reports made by earlier releases. */
  readonly depreciation?: ReportDepreciations
  /** Absent in reports made by earlier releases. */
  readonly invoices?: readonly InvoiceRow[]
  readonly dates: readonly UpcomingDate[]
}

/** Builds the report of a year; null if the year has no month with a value. */
export function buildReport(sources: ReportSources): YearlyReport | null {
  const { customerId, year, today, isLatestYear } = sources
  const portfolio = sources.portfolio && readPortfolio(sources.portfolio)
  const objectDetails = sources.objectOverviews.map(readObjectDetails)
  const unitDetails = sources.unitOverviews.map(readUnitDetails)
  const recorded = sources.loans.map(readLoan)
  const terms = sources.terms.map(readCreditTerms)
  const buildings = buildingsOfUnits(objectDetails, unitDetails, recorded)
  const byKind = kindsBySubject(sources.kinds)
  const valuedAt = valuationsAt(sources.valuations, { year, isLatestYear })
  const objectFigures = sources.objects.map(readObject).map(({ objectId: id, ...rest }) => ({
    ...rest,
    id,
    valuation: valuedAt({ kind: 'object', id }, rest.valuation),
  }))
  const unitFigures = sources.units.map(readUnit).map(({ unitId: id, ...rest }) => ({
    ...rest,
    id,
    valuation: valuedAt({ kind: 'property', id }, rest.valuation),
  }))
  const objects = toItems(objectFigures, objectDetails, {
    isLatestYear,
    kindsOf: (id, totals) => byKind({ kind: 'object', id, buildings }, totals),
  })
  const units = toItems(unitFigures, unitDetails, {
    isLatestYear,
    kindsOf: (id, totals) => byKind({ kind: 'unit', id }, totals),
  })
  const cashFlow = portfolio && reportCashFlow(portfolio.cashFlow)
  if (![{ cashFlow }, ...objects, ...units].some((item) => item.cashFlow)) return null

  const labels = {
    objects: new Map(objects.map(({ id, label }) => [id, label])),
    units: new Map(units.map(({ id, label }) => [id, label])),
  }
  const plans = planLoans(recorded, terms, sources.importedOn)
  const loans = reportLoans(plans, sources, labels)
  const valuation = knownValue(
    portfolio ? valuedAt(WHOLE_PORTFOLIO, portfolio.valuation) : undefined,
  )
  return {
    customerId,
    year,
    today,
    occupancyRate: isLatestYear ? (portfolio?.occupancyRate ?? null) : null,
    unitCount: isLatestYear ? (portfolio?.unitCount ?? null) : null,
    valuation,
    cashFlow,
    kinds: kindsOfPortfolio(
      { records: sources.kinds, totals: portfolio?.cashFlow ?? null },
      sources.before && {
        records: sources.before.kinds,
        totals: sources.before.portfolio && readPortfolio(sources.before.portfolio).cashFlow,
      },
    ),
    objects,
    units,
    loans,
    loanSums: sumLoans(loans),
    equity: reportEquity({
      plans,
      value: valuation.value,
      cashFlow: portfolio?.cashFlow ?? NO_AMOUNTS,
      year,
      today,
    }),
    before:
      sources.before &&
      readYearBefore({
        year: year - 1,
        today,
        portfolio: sources.before.portfolio,
        known: valueHistory(sources.valuations, WHOLE_PORTFOLIO, {
          year: year - 1,
          isLatestYear: false,
        }).at(-1),
        plans,
      }),
    depreciation: reportDepreciation({
      entries: sources.depreciation,
      objects,
      units,
      prices: { object: pricesOf(objectFigures), unit: pricesOf(unitFigures) },
      buildings,
      year,
    }),
    invoices: sources.invoices,
    dates: upcomingDates(
      {
        units: unitDetails,
        objects: objectDetails,
        loans: plans,
        cappedPlaces: sources.cappedPlaces,
      },
      today,
    ),
  }
}

const WHOLE_PORTFOLIO = { kind: 'portfolio', id: null } as const
const NO_AMOUNTS: MonthlyAmounts = { income: null, expenses: null }

function pricesOf(items: readonly { readonly id: string; readonly valuation: Valuation }[]) {
  return new Map(items.map(({ id, valuation }) => [id, valuation.purchasingValue]))
}

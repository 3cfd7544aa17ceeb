import type { LoanDate } from '@hausblick/contract/loanDate.ts'
import type { KindAmountsRecord } from '@hausblick/contract/rows/amountsByKind.ts'
import type { LoanRecord } from '@hausblick/contract/rows/credit.ts'
import type { LoanTermsRecord } from '@hausblick/contract/rows/creditTerms.ts'
import type { ObjectRecord } from '@hausblick/contract/rows/object.ts'
import type { ObjectOverviewRecord } from '@hausblick/contract/rows/objectOverview.ts'
import type { PortfolioRecord } from '@hausblick/contract/rows/portfolio.ts'
import type { UnitRecord } from '@hausblick/contract/rows/property.ts'
import type { UnitOverviewRecord } from '@hausblick/contract/rows/propertyOverview.ts'
import { buildingsOfUnits } from '../buildings.ts'
import type { MonthlyAmounts } from '../cashflow.ts'
import { type UpcomingDate, upcomingDates } from '../dates/upcoming.ts'
import { loanDates } from '../loans/loanDates.ts'
import { type DebtPeriod, debtPeriod } from '../loans/owed.ts'
import { uniqueLoans } from '../loans.ts'
import { addressLine } from '../records/address.ts'
import { readCreditTerms } from '../records/creditTerms.ts'
import { readLoan } from '../records/loan.ts'
import { readObject } from '../records/object.ts'
import { type ObjectDetails, readObjectDetails } from '../records/objectDetails.ts'
import { readPortfolio } from '../records/portfolio.ts'
import { readUnit } from '../records/unit.ts'
import { readUnitDetails, type UnitDetails } from '../records/unitDetails.ts'
import { compareGerman } from '../text.ts'
import type { Valuation } from '../valuation.ts'
import { addKnown, type ReportCashFlow, reportCashFlow } from './cashFlow.ts'
import { kindsBySubject, type ReportKind } from './kinds.ts'
import { type ReportLoan, reportLoans } from './loans.ts'

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
}

/** What a report says of a building or unit. Money is in cents, shares are in basis points; null if unknown. */
export interface ReportItem {
  readonly id: string
  readonly label: string
  /** The address line; empty if unknown. */
  readonly address: string
  /** Empty if unknown. */
  readonly type: string
  readonly occupancyRate: number | null
  readonly valuation: Pick<Valuation, 'value' | 'valuationDate'>
  /** Null if the year has no value. */
  readonly cashFlow: ReportCashFlow | null
  /** Empty without amounts by kind. Reports made by earlier releases have none. */
  readonly kinds?: readonly ReportKind[]
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
  /** Of the portfolio, as of an item. */
  readonly kinds?: readonly ReportKind[]
  readonly objects: readonly ReportItem[]
  readonly units: readonly ReportItem[]
  readonly loans: readonly ReportLoan[]
  readonly loanSums: {
    /** The interest of the loans whose interest is known. */
    readonly interest: number | null
    readonly principal: number | null
    /** What is owed of the loans of which that is known. */
    readonly balance: number | null
    /** From when to when these balances date; null without any. */
    readonly balanceDays: DebtPeriod | null
  }
  readonly dates: readonly UpcomingDate[]
}

/** Builds the report of a year; null if the year has no month with a value. */
export function buildReport(sources: ReportSources): YearlyReport | null {
  const { customerId, year, today, isLatestYear } = sources
  const portfolio = sources.portfolio && readPortfolio(sources.portfolio)
  const objectDetails = sources.objectOverviews.map(readObjectDetails)
  const unitDetails = sources.unitOverviews.map(readUnitDetails)
  const buildings = buildingsOfUnits(objectDetails, unitDetails, sources.loans.map(readLoan))
  const byKind = kindsBySubject(sources.kinds)
  const objects = toItems(
    sources.objects.map(readObject).map(({ objectId: id, ...rest }) => ({ id, ...rest })),
    objectDetails,
    { isLatestYear, kindsOf: (id, totals) => byKind({ kind: 'object', id, buildings }, totals) },
  )
  const units = toItems(
    sources.units.map(readUnit).map(({ unitId: id, ...rest }) => ({ id, ...rest })),
    unitDetails,
    { isLatestYear, kindsOf: (id, totals) => byKind({ kind: 'unit', id }, totals) },
  )
  const cashFlow = portfolio && reportCashFlow(portfolio.cashFlow)
  if (![{ cashFlow }, ...objects, ...units].some((item) => item.cashFlow)) return null

  const labels = {
    objects: new Map(objects.map(({ id, label }) => [id, label])),
    units: new Map(units.map(({ id, label }) => [id, label])),
  }
  const loans = reportLoans(sources, labels)
  return {
    customerId,
    year,
    today,
    occupancyRate: isLatestYear ? (portfolio?.occupancyRate ?? null) : null,
    unitCount: isLatestYear ? (portfolio?.unitCount ?? null) : null,
    valuation: knownValue(portfolio?.valuation),
    cashFlow,
    kinds: byKind({ kind: 'portfolio' }, portfolio?.cashFlow ?? null),
    objects,
    units,
    loans,
    loanSums: {
      interest: addKnown(loans.map(({ interest }) => interest)),
      principal: addKnown(loans.map(({ principal }) => principal)),
      balance: addKnown(loans.map(({ balance }) => balance)),
      balanceDays: debtPeriod(
        loans.flatMap(({ balance, balanceDay }) => (balance === null ? [] : balanceDay)),
      ),
    },
    dates: upcomingDates(
      { units: unitDetails, objects: objectDetails, loans: datesOfLoans(sources) },
      today,
    ),
  }
}

function datesOfLoans({ loans, terms }: ReportSources): LoanDate[] {
  return loanDates(uniqueLoans(loans.map(readLoan)), terms.map(readCreditTerms))
}

interface Figures {
  readonly id: string
  readonly valuation: Valuation
  readonly occupancyRate: number | null
  readonly cashFlow: MonthlyAmounts
}

/** Joins figures and master data by their ids; either may be missing. Sorted by label. */
function toItems(
  figures: readonly Figures[],
  details: readonly (ObjectDetails | UnitDetails)[],
  {
    isLatestYear,
    kindsOf: byKind,
  }: {
    readonly isLatestYear: boolean
    readonly kindsOf: (id: string, totals: MonthlyAmounts | null) => ReportKind[]
  },
): ReportItem[] {
  const figuresById = new Map(figures.map((one) => [one.id, one]))
  const detailsById = new Map(details.map((one) => [one.id, one]))
  const ids = new Set([...figuresById.keys(), ...detailsById.keys()])
  return [...ids]
    .map((id) => {
      const known = figuresById.get(id)
      const described = detailsById.get(id)
      return {
        id,
        label: described?.label ?? id,
        address: described ? addressLine(described.address) : '',
        type: described?.type ?? '',
        occupancyRate: isLatestYear ? (known?.occupancyRate ?? null) : null,
        valuation: knownValue(known?.valuation),
        cashFlow: known ? reportCashFlow(known.cashFlow) : null,
        kinds: byKind(id, known?.cashFlow ?? null),
      }
    })
    .toSorted((a, b) => compareGerman(a.label, b.label) || compareGerman(a.id, b.id))
}

function knownValue(valuation: Valuation | undefined): ReportItem['valuation'] {
  return { value: valuation?.value ?? null, valuationDate: valuation?.valuationDate ?? null }
}

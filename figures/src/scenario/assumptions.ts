/** How many years a projection covers, the first of them the year after the present one. */
const YEARS = 10

/** What a reader assumes of the future; null and 0 are neutral: as it is. Shares and changes in basis points. */
export interface Assumptions {
  /** Millionths of a per cent a year after each loan's fixed interest; null for its own rate. */
  readonly rate: number | null
  /**
   * What is repaid in the first year after the fixed interest where the old payment does not cover the new interest; null for
   * the annuity that repays the loan when the old payment would have.
   */
  readonly repayment: number | null
  /** The share of the income that is lost to vacancy; null as in the year that is shown. */
  readonly vacancy: number | null
  readonly market: MarketRents | null
  /** The change of rents, costs and value from each year to the next, beginning with the first. */
  readonly rents: number
  readonly costs: number
  readonly values: number
  readonly sale: Sale | null
  readonly special: Special | null
}

/** From a year on, a share of what let units lack to the market rent comes in. */
export interface MarketRents {
  readonly share: number
  /** Null for the first year. */
  readonly from: number | null
}

/** At the end of a year, a unit or building is sold, and loans for it alone are repaid. */
export interface Sale {
  readonly kind: 'unit' | 'object'
  readonly id: string
  /** Null for the first year. */
  readonly year: number | null
  /** Cents; null for what it is then worth. */
  readonly price: number | null
}

/** What is repaid beside the payments each December. */
export interface Special {
  /** Cents. */
  readonly amount: number
  /** Null for the most expensive loan. */
  readonly loanId: string | null
}

/** As it is: rents, costs and vacancy as in the year shown, loans by their schedules, the value unchanged. */
export const NEUTRAL: Assumptions = {
  rate: null,
  repayment: null,
  vacancy: null,
  market: null,
  rents: 0,
  costs: 0,
  values: 0,
  sale: null,
  special: null,
}

/** Returns the years of a projection that is made on a day (ISO 8601). */
export function yearsAfter(today: string): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: YEARS }, (_, index) => year + 1 + index)
}

import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import type { creditFields } from '@hausblick/contract/rows/credit.ts'
import type { DecodedOf } from '@hausblick/contract/rows/fields.ts'
import type { Months } from '@hausblick/contract/rows/months.ts'
import type { objectFields } from '@hausblick/contract/rows/object.ts'
import type { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import type { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import type { propertyFields } from '@hausblick/contract/rows/property.ts'
import type { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import {
  addMonths,
  addUp,
  averagePurchasingDate,
  type DemoMonths,
  monthlyExpenses,
  monthlyIncome,
  occupancyRate,
  remainingCredit,
  toHundredths,
  valuationOf,
  valueChange,
} from './amounts.ts'
import type { DemoBuilding, DemoLoan, DemoUnit } from './buildings.ts'

/** In euro per month and m². */
const MAINTENANCE_RESERVE = 1.05
const MODERNIZATION_RESERVE = 0.55

/** Returns the months of some units together. */
export function monthsOf(units: readonly DemoUnit[], known: DemoMonths): Months {
  return {
    year: known.year,
    income: addMonths(units.map((unit) => monthlyIncome(unit, known))),
    expenses: addMonths(units.map((unit) => monthlyExpenses(unit, known))),
  }
}

/** Returns the portfolio's record, the totals of all units. */
export function portfolioRecord(
  customerid: string,
  buildings: readonly DemoBuilding[],
): DecodedOf<typeof portfolioFields> {
  const units = buildings.flatMap((building) => building.units)
  const valuation = valuationOf(units)
  return {
    customerid,
    portfoliovalue: toHundredths(valuation.value),
    portfoliopurchasingvalue: toHundredths(valuation.price),
    portfoliovaluechangein: valueChange(valuation),
    occupancyrate: occupancyRate(units),
    avepurchasingdate: averagePurchasingDate(buildings),
    valuationdate: buildings.map((building) => building.valuationDate).toSorted()[0] ?? null,
    numberofproperties: units.length,
  }
}

export function objectRecord(
  customerid: string,
  building: DemoBuilding,
): DecodedOf<typeof objectFields> {
  const valuation = valuationOf(building.units)
  return {
    customerid,
    objectid: building.id,
    objectvalue: toHundredths(valuation.value),
    purchasingvalue: toHundredths(valuation.price),
    occupancyrate: occupancyRate(building.units),
    objectpurchasingdate: building.purchasingDate,
    objectvaluationdate: building.valuationDate,
    objectvaluechangein: valueChange(valuation),
  }
}

export function objectOverviewRecord(
  customerid: string,
  building: DemoBuilding,
): Partial<DecodedOf<typeof objectOverviewFields>> {
  const rentalArea = addUp(building.units.map((unit) => unit.size))
  const monthlyRent = addUp(
    building.units.filter((unit) => unit.tenant).map((unit) => unit.monthlyRent),
  )
  return {
    customerid,
    objectid: building.id,
    ...addressOf(building),
    bezeichnungimberblick: building.label,
    type: building.type,
    landareasqm: toHundredths(building.landArea),
    grosstotalarea: toHundredths(building.grossFloorArea),
    rentalarea: toHundredths(rentalArea),
    monthlyrent: toHundredths(monthlyRent),
    rentsqm: toHundredths(monthlyRent / rentalArea),
    numberofunits: building.units.length,
    datenextrentincrease:
      building.units.flatMap((unit) => unit.nextRentIncrease ?? []).toSorted()[0] ?? null,
    ...reserves(rentalArea),
    servicetype: building.maintenance.type,
    dateoflastservice: building.maintenance.last,
    dateofplannedmodernization: building.modernisation?.date ?? null,
    estimatedcostofmodernization:
      building.modernisation && toHundredths(building.modernisation.cost),
    numberofgarage: building.extras.garages,
    numberofparking: building.extras.parking,
    numberofcellar: building.extras.cellars,
    playingareasqm: toHundredths(building.extras.playingArea),
    gardenterracebalconysqm: toHundredths(building.extras.garden),
  }
}

export function propertyRecord(
  customerid: string,
  building: DemoBuilding,
  unit: DemoUnit,
  newest: DemoMonths,
): DecodedOf<typeof propertyFields> {
  return {
    customerid,
    propertyid: unit.id,
    propertyvalue: toHundredths(unit.value),
    purchasingvalue: toHundredths(unit.price),
    purchasingdate: building.purchasingDate,
    valuationdate: building.valuationDate,
    propertyvaluechangein: valueChange(unit),
    occupancyrate: occupancyRate([unit]),
    propertyincomefullyear: addUp(monthlyIncome(unit, newest).map((rent) => rent ?? 0)),
  }
}

export function propertyOverviewRecord(
  customerid: string,
  building: DemoBuilding,
  unit: DemoUnit,
): Partial<DecodedOf<typeof propertyOverviewFields>> {
  return {
    customerid,
    propertyid: unit.id,
    ...addressOf(building),
    bezeichnungimberblick: unit.label,
    type: unit.type,
    sizeinsqm: toHundredths(unit.size),
    numberofrooms: unit.rooms * 10,
    monthlyrent: toHundredths(unit.monthlyRent),
    rentsqm: toHundredths(unit.monthlyRent / unit.size),
    marketaveragerent: toHundredths(unit.marketRent),
    tenanttitle: unit.tenant?.title ?? null,
    tenantprename: unit.tenant?.firstName || null,
    tenantlastname: unit.tenant?.lastName ?? null,
    datenextrentincrease: unit.nextRentIncrease,
    ...reserves(unit.size),
    servicetype: unit.maintenance?.type ?? null,
    dateoflastservice: unit.maintenance?.last ?? null,
    dateofplannedmodernization: unit.modernisation?.date ?? null,
    estimatedcostofmodernization: unit.modernisation && toHundredths(unit.modernisation.cost),
    dateofrentalstart: unit.tenant?.since ?? null,
    dateofrentalend: unit.tenant?.until ?? null,
    numberofgarage: unit.extras.garages,
    numberofparking: unit.extras.parking,
    numberofcellar: unit.extras.cellars,
    playingareasqm: 0,
    gardenterracebalconysqm: toHundredths(unit.extras.balcony),
  }
}

export function creditRecord(
  customerid: string,
  building: DemoBuilding,
  loan: DemoLoan,
): DecodedOf<typeof creditFields> {
  return {
    customerid,
    creditid: loan.id,
    propertyid: loan.units,
    objectid: [building.id],
    street: building.street,
    number: `${building.number}${loan.suffix}`,
    zipcode: building.zipcode,
    city: building.city,
    interestrate: Math.round(loan.interestRate * ONE_PERCENT),
    monthlypayment: toHundredths(loan.monthlyPayment),
    remainingcredit: remainingCredit(loan),
    duration: loan.duration * 10,
    yearsremaining: Math.round(loan.yearsRemaining * 10),
  }
}

function addressOf({ street, number, zipcode, city }: DemoBuilding) {
  return { street, number, zipcode, city }
}

function reserves(area: number) {
  return {
    monthlymaintenancereserves: toHundredths(area * MAINTENANCE_RESERVE),
    monthlymodernizationreserves: toHundredths(area * MODERNIZATION_RESERVE),
  }
}

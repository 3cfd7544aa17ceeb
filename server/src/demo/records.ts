import type { creditFields } from '@hausblick/contract/rows/credit.ts'
import { type DecodedOf, monthlyNames } from '@hausblick/contract/rows/fields.ts'
import type { objectFields } from '@hausblick/contract/rows/object.ts'
import type { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import type { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import type { propertyFields } from '@hausblick/contract/rows/property.ts'
import type { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import {
  addMonths,
  averagePurchasingDate,
  hundredths,
  monthlyExpenses,
  monthlyIncome,
  occupancyRate,
  remainingCredit,
  sum,
  valuationOf,
  valueChange,
} from './amounts.ts'
import type { DemoBuilding, DemoLoan, DemoUnit } from './buildings.ts'

/** Put aside for upkeep and modernisation, euro a month and m². */
const MAINTENANCE_RESERVE = 1.05
const MODERNIZATION_RESERVE = 0.55

/** The fields of twelve months, from cents. */
function months<Prefix extends string>(prefix: Prefix, cents: readonly number[]) {
  const entries = monthlyNames(prefix).map((name, index) => [name, cents[index] ?? 0])
  return Object.fromEntries(entries) as Record<
    ReturnType<typeof monthlyNames<Prefix>>[number],
    number
  >
}

/** The row of all that the customer owns: the sums of the units. */
export function portfolioRecord(
  customerid: string,
  buildings: readonly DemoBuilding[],
): DecodedOf<typeof portfolioFields> {
  const units = buildings.flatMap((building) => building.units)
  const valuation = valuationOf(units)
  return {
    customerid,
    portfoliovalue: hundredths(valuation.value),
    portfoliopurchasingvalue: hundredths(valuation.price),
    portfoliovaluechangein: valueChange(valuation),
    occupancyrate: occupancyRate(units),
    avepurchasingdate: averagePurchasingDate(buildings),
    valuationdate: buildings.map((building) => building.valuationDate).toSorted()[0] ?? null,
    numberofproperties: units.length,
    ...months('portfolioincome', addMonths(units.map(monthlyIncome))),
    ...months('portfolioexpenses', addMonths(units.map(monthlyExpenses))),
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
    objectvalue: hundredths(valuation.value),
    purchasingvalue: hundredths(valuation.price),
    occupancyrate: occupancyRate(building.units),
    objectpurchasingdate: building.purchasingDate,
    objectvaluationdate: building.valuationDate,
    objectvaluechangein: valueChange(valuation),
    ...months('objectincome', addMonths(building.units.map(monthlyIncome))),
    ...months('objectexpenses', addMonths(building.units.map(monthlyExpenses))),
  }
}

export function objectOverviewRecord(
  customerid: string,
  building: DemoBuilding,
): DecodedOf<typeof objectOverviewFields> {
  const rentalArea = sum(building.units.map((unit) => unit.size))
  const monthlyRent = sum(
    building.units.filter((unit) => unit.tenant).map((unit) => unit.monthlyRent),
  )
  return {
    customerid,
    objectid: building.id,
    ...addressOf(building),
    bezeichnungimberblick: building.label,
    type: building.type,
    landareasqm: hundredths(building.landArea),
    grosstotalarea: hundredths(building.grossFloorArea),
    rentalarea: hundredths(rentalArea),
    monthlyrent: hundredths(monthlyRent),
    rentsqm: hundredths(monthlyRent / rentalArea),
    numberofunits: building.units.length,
    datenextrentincrease:
      building.units.flatMap((unit) => unit.nextRentIncrease ?? []).toSorted()[0] ?? null,
    ...reserves(rentalArea),
    servicetype: building.service.type,
    dateoflastservice: building.service.last,
    dateofplannedmodernization: building.modernisation?.date ?? null,
    estimatedcostofmodernization: building.modernisation && hundredths(building.modernisation.cost),
    numberofgarage: building.extras.garages,
    numberofparking: building.extras.parking,
    numberofcellar: building.extras.cellars,
    playingareasqm: hundredths(building.extras.playingArea),
    gardenterracebalconysqm: hundredths(building.extras.garden),
  }
}

export function propertyRecord(
  customerid: string,
  building: DemoBuilding,
  unit: DemoUnit,
): DecodedOf<typeof propertyFields> {
  const income = monthlyIncome(unit)
  return {
    customerid,
    propertyid: unit.id,
    propertyvalue: hundredths(unit.value),
    purchasingvalue: hundredths(unit.price),
    purchasingdate: building.purchasingDate,
    valuationdate: building.valuationDate,
    propertyvaluechangein: valueChange(unit),
    occupancyrate: occupancyRate([unit]),
    propertyincomefullyear: sum(income),
    ...months('propertyincome', income),
    ...months('propertyexpenses', monthlyExpenses(unit)),
  }
}

export function propertyOverviewRecord(
  customerid: string,
  building: DemoBuilding,
  unit: DemoUnit,
): DecodedOf<typeof propertyOverviewFields> {
  return {
    customerid,
    propertyid: unit.id,
    ...addressOf(building),
    bezeichnungimberblick: unit.label,
    type: unit.type,
    sizeinsqm: hundredths(unit.size),
    numberofrooms: unit.rooms * 10,
    monthlyrent: hundredths(unit.monthlyRent),
    rentsqm: hundredths(unit.monthlyRent / unit.size),
    marketaveragerent: hundredths(unit.marketRent),
    tenanttitle: unit.tenant?.title ?? null,
    tenantprename: unit.tenant?.firstName || null,
    tenantlastname: unit.tenant?.lastName ?? null,
    datenextrentincrease: unit.nextRentIncrease,
    ...reserves(unit.size),
    servicetype: unit.service?.type ?? null,
    dateoflastservice: unit.service?.last ?? null,
    dateofplannedmodernization: unit.modernisation?.date ?? null,
    estimatedcostofmodernization: unit.modernisation && hundredths(unit.modernisation.cost),
    dateofrentalstart: unit.tenant?.since ?? null,
    dateofrentalend: unit.tenant?.until ?? null,
    numberofgarage: unit.extras.garages,
    numberofparking: unit.extras.parking,
    numberofcellar: unit.extras.cellars,
    playingareasqm: 0,
    gardenterracebalconysqm: hundredths(unit.extras.balcony),
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
    interestrate: hundredths(loan.interestRate),
    monthlypayment: hundredths(loan.monthlyPayment),
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
    monthlymaintenancereserves: hundredths(area * MAINTENANCE_RESERVE),
    monthlymodernizationreserves: hundredths(area * MODERNIZATION_RESERVE),
  }
}

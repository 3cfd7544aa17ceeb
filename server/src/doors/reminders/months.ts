import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { debtOfAll, owedLoans } from '@hausblick/figures/debt.ts'
import { planLoans } from '@hausblick/figures/loans/plan.ts'
import { type MonthNews, monthNews } from '@hausblick/figures/month/monthNews.ts'
import { joinLetUnits } from '@hausblick/figures/month/receivedRents.ts'
import { readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { readObject } from '@hausblick/figures/records/object.ts'
import { readPortfolio } from '@hausblick/figures/records/portfolio.ts'
import { readUnit } from '@hausblick/figures/records/unit.ts'
import { readUnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { readDataDay } from '../../records/dataDay.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { objectKind } from '../../records/kinds/object.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { createCustomerRead } from '../../records/read.ts'

const reads = {
  portfolio: createCustomerRead(portfolioKind),
  objects: createCustomerRead(objectKind),
  units: createCustomerRead(propertyKind),
  details: createCustomerRead(propertyOverviewKind),
  loans: createCustomerRead(creditKind),
  terms: createCustomerRead(creditTermsKind),
}

/** Reads what a month, such as 202612, has brought, as the dashboard says it; null unless it is a customer's newest. */
export async function readMonthNews(
  db: Kysely<Schema>,
  scope: CustomerScope,
  number: number,
): Promise<MonthNews | null> {
  const today = berlinDay(new Date())
  const year = Math.floor(number / 100)
  const period = { year, which: 'ofYear' } as const
  const [portfolio] = await reads.portfolio(db, scope, period)
  const before = await reads.units(db, scope, { ...period, year: year - 1 })
  const importedOn = (await readDataDay(db, scope)) ?? today
  const plans = planLoans(
    (await reads.loans(db, scope, period)).map(readLoan),
    (await reads.terms(db, scope, period)).map(readCreditTerms),
    importedOn,
  )
  const news = monthNews({
    year,
    portfolio: portfolio ? readPortfolio(portfolio).cashFlow : null,
    objects: (await reads.objects(db, scope, period)).map((row) => readObject(row).cashFlow),
    units: joinLetUnits(
      (await reads.details(db, scope, period)).map(readUnitDetails),
      (await reads.units(db, scope, period)).map(readUnit),
      before.map(readUnit),
    ),
    debt: debtOfAll(owedLoans(plans, { day: today, year })),
    importedOn,
  })
  return news && year * 100 + news.month + 1 === number ? news : null
}

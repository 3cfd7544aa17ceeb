import { readLoanDatesCall } from '@hausblick/contract/calls/records.ts'
import { admitRecordsOf } from '../http/access.ts'
import { createAnswer } from '../http/answer.ts'
import type { App, Service } from '../http/service.ts'
import { readLoanDates } from './dates.ts'

/** Registers the read of the dates of a customer's loans. */
export function registerLoanDates(app: App, service: Service): void {
  const { config, database } = service
  createAnswer(app, service)(readLoanDatesCall, {
    admit: (caller, { query }) => {
      const asked = { part: readLoanDatesCall.shows, year: null }
      return admitRecordsOf(caller, query.customerId, config.demoCustomerId, asked)
    },
    handle: (scope) => readLoanDates(database.db, scope),
  })
}

import { LOAN_DATES, type LoanDate, loanDatesReply } from '@hausblick/contract/loanDates.ts'
import { customerQuerySchema } from '@hausblick/contract/requests.ts'
import type * as z from 'zod/mini'
import { admitRecords } from '../http/access.ts'
import type { Caller } from '../http/callers.ts'
import { describeReplies } from '../http/schemas.ts'
import type { App, Service } from '../http/service.ts'
import { readLoanDates } from './dates.ts'

/** Registers the read of the dates of a customer's loans. */
export function registerLoanDates(app: App, service: Service): void {
  const read = createLoanDatesRead(service)
  const schema = {
    summary: 'Returns the dates of the loans of a customer, past ones included.',
    querystring: customerQuerySchema,
    response: describeReplies(loanDatesReply),
  }
  app.get(LOAN_DATES, { schema }, async (request) => {
    return await read(await service.callerOf(request), request.query)
  })
}

export function createLoanDatesRead({ config, database, look }: Service) {
  return async (
    caller: Caller,
    { customerId }: z.infer<typeof customerQuerySchema>,
  ): Promise<LoanDate[]> => {
    const scope = admitRecords(caller, customerId, config.demoCustomerId, {
      part: 'loans',
      year: null,
    })
    if (scope.kind === 'all') throw new Error('The dates are those of one customer.')
    await look(caller, scope)
    return await readLoanDates(database.db, scope)
  }
}

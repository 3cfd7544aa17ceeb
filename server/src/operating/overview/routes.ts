import { MOST_COUNTED, readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import { readStaffRights } from '../../people/accounts/rights/rights.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { admitStaffToAll } from '../../platform/http/access/roles.ts'
import { createAnswer } from '../../platform/http/answer.ts'
import type { App, Service } from '../../platform/http/service.ts'
import { findLastImport } from '../../sets/import/staging/lastImport.ts'
import { listWork, READ_AT_REST } from '../work.ts'
import { readState } from './state.ts'
import { readSteps } from './steps.ts'
import { readWaiting } from './waiting.ts'

/** Registers what staff see first. */
export function registerOverview(app: App, service: Service): void {
  const {
    config,
    database: { db },
  } = service
  const answer = createAnswer(app, service)

  answer(readOverviewCall, {
    admit: admitStaffToAll,
    handle: async ({ actor, scope }) => {
      const isOperator = actor.kind === 'operator'
      const rights = await readStaffRights(db)
      const importedAt = await findLastImport(db)
      return {
        today: berlinDay(new Date()),
        importedAt: importedAt?.toISOString() ?? null,
        customers: await countCustomers(db, config.demoCustomerId),
        waiting: await readWaiting(db, scope, {
          mayImport: isOperator || rights.import,
          mayInvite: isOperator || rights.invite,
        }),
        work: await listWork(db, MOST_COUNTED, {
          ...(!isOperator && { kinds: READ_AT_REST }),
          readsScans: config.scannedPages > 0,
        }),
        state: isOperator ? await readState(db, config) : null,
        steps: isOperator ? await readSteps(db, config, actor) : null,
      }
    },
  })
}

async function countCustomers(db: Kysely<Schema>, demoCustomerId: string): Promise<number> {
  const { customers } = await db
    .selectFrom('customer')
    .select(({ fn }) => fn.countAll<number>().as('customers'))
    .where('id', '!=', demoCustomerId)
    .executeTakeFirstOrThrow()
  return customers
}

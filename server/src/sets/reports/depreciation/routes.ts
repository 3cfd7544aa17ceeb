import {
  changeDepreciationCall,
  listDepreciationCall,
} from '@hausblick/contract/calls/depreciation.ts'
import { DEPRECIATION_RATES, type DepreciationTerms } from '@hausblick/contract/depreciation.ts'
import { readStaffRights } from '../../../people/accounts/rights/rights.ts'
import { requireCustomer, requireLocked } from '../../../people/customers/requireCustomer.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitData } from '../../../platform/http/access/customers.ts'
import { admitDepreciationChange } from '../../../platform/http/access/sets.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { formatDate, formatEuros, formatShare } from '../../../platform/print/format.ts'
import { hasItem } from '../../../records/hasItem.ts'
import { findDepreciation, listDepreciation, writeDepreciation } from './store.ts'
import * as texts from './texts.ts'

/** The months from which a building's depreciation may run. */
const START = /^(192[5-9]|19[3-9]\d|20\d\d)-(0[1-9]|1[0-2])$/
const WHOLE = 10_000

/** Registers what owners and staff enter of the depreciation of buildings and units. */
export function registerDepreciation(
  app: App,
  service: Pick<Service, 'config' | 'database' | 'audit' | 'callerOf' | 'look' | 'reads'>,
): void {
  const { config, database, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(listDepreciationCall, {
    admit: async (caller, { query }) => {
      const scope = admitData(caller, query.customerId, config.demoCustomerId)
      await requireCustomer(db, scope.customerId)
      return scope
    },
    handle: async (scope) => ({ entries: await listDepreciation(db, scope) }),
  })

  answer(changeDepreciationCall, {
    admit: async (caller, { body }) =>
      admitDepreciationChange(caller, body.customerId, await readStaffRights(db)),
    handle: async ({ actor, scope }, { body: { terms, former, ...item } }) => {
      if (terms) requirePossible(terms)
      await transact(db, async (trx) => {
        // Two at once wait for each other, so that the later one sees what the other has entered.
        await requireLocked(trx, scope.customerId)
        if (!(await hasItem(trx, scope, item))) throw new ServiceError(404, texts.noItem)
        const stored = await findDepreciation(trx, scope, item)
        if (!isSame(stored, former)) throw new ServiceError(409, texts.changedSince)
        if (isSame(stored, terms)) return
        await writeDepreciation(trx, scope, item, terms)
        const { customerId } = scope
        const details = { from: describe(stored), to: describe(terms), number: item.itemId }
        await audit.append(trx, { action: 'depreciationChanged', actor, customerId, details })
      })
    },
  })
}

/** Throws 400, with the sentence for the field, where that cannot be. */
function requirePossible({ share, rate, start, costs }: DepreciationTerms): void {
  if (!Number.isInteger(share) || share <= 0 || share > WHOLE)
    throw new ServiceError(400, texts.wrongShare, { code: 'share' })
  if (!DEPRECIATION_RATES.some((known) => known === rate))
    throw new ServiceError(400, texts.wrongRate, { code: 'rate' })
  if (!START.test(start)) throw new ServiceError(400, texts.wrongStart, { code: 'start' })
  if (costs !== null && (!Number.isSafeInteger(costs) || costs < 0))
    throw new ServiceError(400, texts.wrongCosts, { code: 'costs' })
}

function isSame(one: DepreciationTerms | null, other: DepreciationTerms | null): boolean {
  if (one === null || other === null) return one === other
  return (['share', 'rate', 'start', 'costs'] as const).every((part) => one[part] === other[part])
}

function describe(terms: DepreciationTerms | null): string | undefined {
  if (!terms) return undefined
  const { rate, start, share, costs } = terms
  const said = `${formatShare(rate)} ab ${formatDate(start)}, Gebäude ${formatShare(share)}`
  return costs === null ? said : `${said}, Nebenkosten ${formatEuros(costs)}`
}

import type { Found, FoundLoan, FoundPlace } from '@hausblick/contract/calls/find.ts'
import { findBest } from '@hausblick/figures/find.ts'
import { searchWords } from '@hausblick/figures/text.ts'
import type { Kysely } from 'kysely'
import { listCustomers } from '../customers/list.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { AdmittedFind } from '../http/access.ts'
import { findDocuments } from './documents.ts'
import { readLoans, readPlaces } from './readItems.ts'

/** Of each kind: more are found by typing more. */
const SHOWN = 5

const nothing: Found = { places: [], loans: [], documents: [], customers: [] }

/** Finds what a caller may read by the words of a search: the best matches of each kind. */
export async function find(
  db: Kysely<Schema>,
  { scope, parts }: AdmittedFind,
  search: string,
): Promise<Found> {
  if (searchWords(search).length === 0) return nothing
  const documents = parts.includes('documents') ? await findDocuments(db, scope, search, SHOWN) : []
  if (scope.kind === 'all') {
    const customers = await listCustomers(db, scope, { search, limit: SHOWN })
    return { ...nothing, documents, customers }
  }
  const own = [scope.customerId]
  const places = parts.includes('figures') ? await readPlaces(db, own) : []
  const loans = parts.includes('loans') ? await readLoans(db, own) : []
  return {
    places: findBest(places, search).slice(0, SHOWN).map(writePlace),
    loans: findBest(loans, search).slice(0, SHOWN).map(writeLoan),
    documents,
    customers: [],
  }
}

function writePlace({
  customerId,
  kind,
  id,
  name,
  address,
  tenant,
}: Awaited<ReturnType<typeof readPlaces>>[number]): FoundPlace {
  const { title = '', firstName = '', lastName = '' } = tenant ?? {}
  const person = [title, firstName, lastName].filter((part) => part !== '').join(' ')
  return { customerId, kind, id, name, ...address, tenant: person }
}

function writeLoan({
  customerId,
  id,
  address,
  lender,
}: Awaited<ReturnType<typeof readLoans>>[number]): FoundLoan {
  return { customerId, id, ...address, lender }
}

import type { Found, FoundLoan, FoundPlace } from '@hausblick/contract/calls/find.ts'
import { findBest } from '@hausblick/figures/find.ts'
import type { Kysely } from 'kysely'
import { splitSearchWords } from '../../people/accounts/customerSearch/parts.ts'
import { listCustomers } from '../../people/customers/list.ts'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { AdmittedFind } from '../../platform/http/access/documents.ts'
import {
  type FindableLoan,
  type FindablePlace,
  readLoans,
  readPlaces,
} from '../../records/readItems.ts'
import { findDocuments } from './documents.ts'
import { findOwners } from './index/search.ts'
import { type Owned, readOwners } from './owners.ts'

/** The hits shown of each kind: typing more narrows them. */
const SHOWN = 5
/** Customers whose units, buildings and loans are looked through, so many at a time. */
const OWNERS = 90
const OWNERS_AT_A_TIME = 15

const nothing: Found = { places: [], loans: [], documents: [], customers: [] }

/** Finds what a caller may read by the words of a search: the best matches of each kind. */
export async function find(
  db: Kysely<Schema>,
  { scope, parts }: AdmittedFind,
  search: string,
): Promise<Found> {
  const words = splitSearchWords(search)
  if (words.length === 0) return nothing
  const seesDocuments = parts.includes('documents')
  if (scope.kind === 'all') {
    const [items, documents, customers] = await Promise.all([
      findAmongAll(db, words, search),
      seesDocuments ? findDocuments(db, scope, search, SHOWN) : [],
      listCustomers(db, scope, { search, limit: SHOWN }),
    ])
    return { ...items, documents, customers }
  }
  const documents = seesDocuments ? await findDocuments(db, scope, search, SHOWN) : []
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

/** Finds units, buildings and loans of all customers. Words may also be their owner's. */
async function findAmongAll(
  db: Kysely<Schema>,
  words: readonly string[],
  search: string,
): Promise<Pick<Found, 'places' | 'loans'>> {
  const places: (FindablePlace & Owned)[] = []
  const loans: (FindableLoan & Owned)[] = []
  for (const ids of splitIntoChunks(await findOwners(db, words, OWNERS), OWNERS_AT_A_TIME)) {
    const owners = await readOwners(db, ids)
    const own = <Item extends { customerId: string }>(items: readonly Item[]) =>
      items.flatMap((item) => {
        const owned = owners.get(item.customerId)
        return owned ? [{ ...item, ...owned }] : []
      })
    places.push(...findBest(own(await readPlaces(db, ids)), search))
    loans.push(...findBest(own(await readLoans(db, ids)), search))
    if (places.length >= SHOWN || loans.length >= SHOWN) break
  }
  return {
    places: findBest(places, search).slice(0, SHOWN).map(writePlace),
    loans: findBest(loans, search).slice(0, SHOWN).map(writeLoan),
  }
}

function writePlace(place: FindablePlace & Partial<Owned>): FoundPlace {
  const { customerId, customer, kind, id, name, address, tenant } = place
  const { title = '', firstName = '', lastName = '' } = tenant ?? {}
  const person = [title, firstName, lastName].filter((part) => part !== '').join(' ')
  return { ...ownerOf({ customerId, customer }), kind, id, name, ...address, tenant: person }
}

function writeLoan(loan: FindableLoan & Partial<Owned>): FoundLoan {
  const { customerId, customer, id, address, lender } = loan
  return { ...ownerOf({ customerId, customer }), id, ...address, lender }
}

function ownerOf({ customerId, customer }: { customerId: string; customer: string | undefined }) {
  return customer === undefined ? { customerId } : { customerId, customer }
}

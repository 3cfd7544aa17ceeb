import {
  customerParameter,
  detailsAddress,
  documentsAddress,
  placeAddress,
  previewParameter,
} from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import type { Found, FoundDocument, FoundLoan, FoundPlace } from '@hausblick/contract/calls/find.ts'
import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { loanName } from '@hausblick/figures/loans.ts'
import { addressLine, selectorLabel } from '@hausblick/figures/records/address.ts'
import { Building2, DoorOpen, FileSearch, FileText, Landmark, UserRound } from 'lucide-react'
import { nameCustomer } from '../../../base/data/customers.ts'
import { formatDate } from '../../../base/format/date.ts'
import type { Entry, Group } from './entry.ts'
import * as texts from './texts.ts'
import type { Finder } from './useFinder.ts'

/** Returns what was found as groups of links; of owners, in the demo where they look there. */
export function groupFound({ me }: Finder, found: Found): Group[] {
  const within = (address: string) => (me ? address : demoPath(address))
  return [
    { title: texts.customers, entries: found.customers.map(toCustomer) },
    { title: texts.places, entries: found.places.map((place) => toPlace(place, within)) },
    { title: texts.loans, entries: found.loans.map((loan) => toLoan(loan, within)) },
    { title: texts.documents, entries: found.documents.map((one) => toDocument(one, within)) },
  ].filter(({ entries }) => entries.length > 0)
}

/** Returns the link to the documents whose contents match. */
export function searchContents({ me }: Finder, text: string): Entry {
  const address = documentsAddress(null, null, { search: text })
  return {
    key: 'contents',
    label: texts.inDocuments(text),
    icon: FileSearch,
    target: me ? address : demoPath(address),
  }
}

type Within = (address: string) => string

function toCustomer(customer: CustomerRow): Entry {
  const { id, registeredEmail } = customer
  const label = nameCustomer(customer)
  const others = [registeredEmail, id].filter((one) => one !== label)
  return {
    key: `customer ${id}`,
    label,
    detail: join(others),
    icon: UserRound,
    target: `${pages.customer.path}?${writeSearch(customerParameter, '', id)}`,
  }
}

function toPlace(place: FoundPlace, within: Within): Entry {
  const { kind, id, name, tenant, customer = '' } = place
  return {
    key: `${kind} ${place.customerId} ${id}`,
    label: selectorLabel(place, name) || id,
    detail: join([
      join([place.zipcode, place.city], ' '),
      tenant && texts.tenant(tenant),
      customer,
      id,
    ]),
    icon: kind === 'unit' ? DoorOpen : Building2,
    target: within(ofCustomer(placeAddress({ kind, id }), place)),
  }
}

function toLoan(loan: FoundLoan, within: Within): Entry {
  const { id, lender, customer = '' } = loan
  return {
    key: `loan ${loan.customerId} ${id}`,
    label: loanName({ loanId: id }),
    detail: join([addressLine(loan), lender, customer]),
    icon: Landmark,
    target: within(ofCustomer(detailsAddress({ kind: 'loan', id }), loan)),
  }
}

function toDocument(document: FoundDocument, within: Within): Entry {
  const { customerId, name, customer = '' } = document
  const parts = readFileName(name)
  const preview = writeSearch(previewParameter, '', { fileName: name, page: null })
  const date = parts?.date ?? null
  return {
    key: `document ${customerId} ${name}`,
    label: parts?.name ?? name,
    detail: join([
      parts?.type ?? '',
      parts?.street ?? '',
      date === null ? '' : formatDate(date),
      customer,
    ]),
    icon: FileText,
    target: within(ofCustomer(`${pages.documents.path}?${preview}`, document)),
  }
}

type Owned = Pick<FoundPlace, 'customerId' | 'customer'>

/** Names whose it is, where those of several are found. */
function ofCustomer(address: string, { customerId, customer }: Owned): string {
  if (customer === undefined) return address
  const [path = '', query = ''] = address.split('?')
  return `${path}?${writeSearch(customerParameter, query, customerId)}`
}

function join(parts: readonly string[], separator = ' · '): string {
  return parts.filter((part) => part !== '').join(separator)
}

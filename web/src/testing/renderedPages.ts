import {
  readDataDayCall,
  readLoansCall,
  readObjectOverviewsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
} from '@hausblick/contract/calls/records.ts'
import type { ServiceConfig } from '@hausblick/contract/calls/site.ts'
import type { PageSession } from '@hausblick/contract/renderedPage.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { decodeMonths, decodeRow } from '@hausblick/contract/rows/decode.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import { type CashFlowKind, monthlyNames } from '@hausblick/contract/rows/months.ts'
import { objectFields } from '@hausblick/contract/rows/object.ts'
import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { renderPage } from '../render.tsx'

const CUSTOMER = 'K-1'

export const config: ServiceConfig = {
  demoCustomerId: CUSTOMER,
  logo: '',
  maxUploadBytes: 1,
  analyticsScriptUrl: null,
  cappedPlaces: [],
  identity: { provider: 'embedded', passwords: 'everybody', oidc: [] },
  operator: {
    name: 'Verwaltung',
    street: '',
    zipcode: '',
    city: '',
    phone: '',
    email: 'kontakt@verwaltung.example',
    whatsapp: '1',
    bookingUrl: 'https://verwaltung.example',
    openingHours: [],
    bookingHours: [],
  },
}

/** Returns a decoded row with the given fields; all others are missing. */
export function record(fields: Fields, given: Record<string, string>) {
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  return decodeRow(fields, { ...empty, customerid: CUSTOMER, ...given })
}

/** Returns the decoded months of a row; all but those given are missing. */
export function months(
  kind: CashFlowKind,
  given: { year?: number; income?: string[]; expenses?: string[] } = {},
) {
  const { year = 2025, income = [], expenses = [] } = given
  const amounts = monthlyNames(kind, year).map((name, index) => [
    name,
    (index < 12 ? income[index] : expenses[index - 12]) ?? '',
  ])
  return decodeMonths(kind, Object.fromEntries(amounts))
}

/** Of a customer with a unit in an object, and a loan. */
export const replies = {
  [readPortfoliosCall.path]: [
    {
      ...months('portfolio', { income: ['18500,00', '19640,00'], expenses: ['', '8930,00'] }),
      ...record(portfolioFields, {
        portfoliovalue: '4812000,00',
        portfoliopurchasingvalue: '3925000,00',
        portfoliovaluechangein: '22,6%',
        occupancyrate: '96,4%',
        avepurchasingdate: '14.03.2019',
        valuationdate: '2025',
        numberofproperties: '1',
      }),
    },
  ],
  [readObjectsCall.path]: [
    { ...record(objectFields, { objectid: 'O1', objectvalue: '100000,00' }), ...months('object') },
  ],
  [readObjectOverviewsCall.path]: [
    record(objectOverviewFields, { objectid: 'O1', street: 'Lindenstraße', number: '14' }),
  ],
  [readUnitsCall.path]: [
    {
      ...record(propertyFields, { propertyid: 'W1', propertyincomefullyear: '9000' }),
      ...months('property'),
    },
  ],
  [readUnitOverviewsCall.path]: [
    record(propertyOverviewFields, { propertyid: 'W1', tenanttitle: 'Frau' }),
  ],
  [readLoansCall.path]: [
    record(creditFields, {
      creditid: 'D1',
      street: 'Lindenstraße',
      number: '14',
      interestrate: '1,95%',
      monthlypayment: '1840,00',
      remainingcredit: '286400,00',
      duration: '25',
      yearsremaining: '14,5',
    }),
  ],
}

type Replies = Readonly<Record<string, readonly unknown[]>>

/**
 * Renders a page as the service does for a session, with the replies that it would give; some only with their query
 * (`path?year=2024`).
 */
export async function page(
  address: string,
  given: Replies,
  asked: string[] = [],
  known = config,
  session?: PageSession,
) {
  const rendered = await renderPage({
    url: `https://hausblick.example${address}`,
    cookies: '',
    config: known,
    session,
    renderedAt: Date.parse('2031-05-06T12:00:00Z'),
    read: async (path, { customerId, ...query }) => {
      asked.push([path, new URLSearchParams(query)].join('?'))
      const isText = path.startsWith('/api/legal/')
      if (path === readDataDayCall.path)
        return { body: { customerId: CUSTOMER, day: '2031-05-02' }, headers: new Headers() }
      return {
        body: isText ? { html: '<h1>Text</h1>' } : (given[asked.at(-1) ?? ''] ?? given[path] ?? []),
        headers: new Headers(),
      }
    },
  })
  if (rendered.kind !== 'page') throw new Error(`${address} leads to ${rendered.location}.`)
  return rendered.html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
}

/** Returns the texts of a page's content, each after a `|`. */
export function textOf(html: string) {
  return html
    .replace(/^.*<main/s, '<main')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/[|\s]*\|[|\s]*/g, '|')
}

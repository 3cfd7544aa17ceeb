import type { ReportSources } from '../report/report.ts'

/** What a report is made from of a customer of whom nothing is recorded. */
export const nothing: ReportSources = {
  customerId: 'A',
  year: 2025,
  isLatestYear: true,
  today: '2026-01-15',
  importedOn: '2026-01-10',
  portfolio: null,
  objects: [],
  objectOverviews: [],
  units: [],
  unitOverviews: [],
  loans: [],
  terms: [],
  kinds: [],
  cappedPlaces: [],
  valuations: [],
  invoices: [],
  depreciation: [],
  before: null,
}

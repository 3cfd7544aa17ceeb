/** The paths of Verwaltung, except the inbox's. */
export const administrationPaths = {
  overview: '/verwaltung',
  customers: '/verwaltung/kunden',
  customer: '/verwaltung/kunden/kunde',
  imports: '/verwaltung/einlesen',
  importRun: '/verwaltung/einlesen/vorgang',
  mappings: '/verwaltung/einlesen/zuordnungen',
  reports: '/verwaltung/berichte',
  deletions: '/verwaltung/loeschungen',
  unread: '/verwaltung/ungelesen',
  staff: '/verwaltung/mitarbeiter',
  operator: '/verwaltung/betreiber',
  log: '/verwaltung/protokoll',
  locked: '/verwaltung/gesperrt',
  removed: '/verwaltung/entfernt',
  pageViews: '/verwaltung/seitenaufrufe',
  checks: '/verwaltung/pruefen',
} as const

import { demoPath, legalPath, pagePaths } from './addresses.ts'
import { type LegalPageName, legalPageNames } from './legal.ts'

// The paths and titles of the dashboard's pages, which web and service share. web/src/pages.ts adds screens and data.

/** What the dashboard is, for search engines and in previews of links. */
export const ABOUT =
  'Hausblick zeigt Eigentümern vermieteter Wohnungen Wert, Einnahmen, Ausgaben, Vermietung und Kredite ihres Bestands.'

/** The titles of the pages, except the demo's and the legal pages. Most screens have the same heading. */
export const titles = {
  dashboard: 'Dashboard',
  loan: 'Kredit',
  returns: 'Renditen',
  scenario: 'Was wäre, wenn …',
  properties: 'Wohnungen',
  unit: 'Einheit',
  object: 'Objekt',
  documents: 'Dokumente',
  inbox: 'Eingang',
  pile: 'Stapel zerlegen',
  overview: 'Übersicht',
  customers: 'Kunden',
  customer: 'Kunde',
  imports: 'Zahlen einlesen',
  importRun: 'Einlesen',
  mappings: 'Zuordnungen',
  reports: 'Berichte',
  deletions: 'Löschungen',
  unread: 'Nicht gelesene Seiten',
  staff: 'Mitarbeiter',
  operator: 'Betreiber',
  log: 'Protokoll',
  locked: 'Gesperrte Unterlagen',
  removed: 'Entfernte Dokumente',
  pageViews: 'Seitenaufrufe',
  checks: 'Einstellungen prüfen',
  webhooks: 'Webhooks',
  programs: 'Programme',
  prices: 'Verbraucherpreise',
  contact: 'Kontakt',
  settings: 'Einstellungen',
  settingsPeople: 'Personen',
  settingsNotices: 'Benachrichtigungen',
  settingsData: 'Daten',
  login: 'Anmelden',
  signUp: 'Registrieren',
  password: 'Passwort zurücksetzen',
} as const satisfies Readonly<Record<keyof typeof pagePaths, string>>

/** Returns the title of a page with the name of the dashboard, for browser tabs and previews of links. */
export function tabTitle(title: string): string {
  return `${title} – Hausblick`
}

/** The header's pages (product §3) in its order, for customers and staff. */
export const ownPages = [
  { path: pagePaths.dashboard, title: titles.dashboard },
  { path: pagePaths.properties, title: titles.properties },
  { path: pagePaths.documents, title: titles.documents },
  { path: pagePaths.contact, title: titles.contact },
  { path: pagePaths.settings, title: titles.settings },
] as const

/** Pages that other pages link to, for customers and staff. */
export const furtherPages = [
  { path: pagePaths.loan, title: titles.loan },
  { path: pagePaths.returns, title: titles.returns },
  { path: pagePaths.scenario, title: titles.scenario },
  { path: pagePaths.unit, title: titles.unit },
  { path: pagePaths.object, title: titles.object },
] as const

/** The further sections of the settings, each for those to whom it applies; everyone else is redirected to the first. */
export const settingsPages = [
  { path: pagePaths.settingsPeople, title: titles.settingsPeople },
  { path: pagePaths.settingsNotices, title: titles.settingsNotices },
  { path: pagePaths.settingsData, title: titles.settingsData },
] as const

/** The same pages with the demo customer's data, for everyone. */
export const demoPages = [...ownPages, ...furtherPages].map(({ path, title }) => ({
  path: demoPath(path),
  title: `${title} (Demo)`,
}))

/** Verwaltung, for staff and operators; everyone else is redirected to a page of their own. */
export const staffPages = [
  { path: pagePaths.overview, title: titles.overview },
  { path: pagePaths.customers, title: titles.customers },
  { path: pagePaths.customer, title: titles.customer },
  { path: pagePaths.inbox, title: titles.inbox },
  { path: pagePaths.pile, title: titles.pile },
  { path: pagePaths.imports, title: titles.imports },
  { path: pagePaths.importRun, title: titles.importRun },
  { path: pagePaths.mappings, title: titles.mappings },
  { path: pagePaths.reports, title: titles.reports },
  { path: pagePaths.deletions, title: titles.deletions },
  { path: pagePaths.unread, title: titles.unread },
] as const

/** What of Verwaltung is for operators alone; staff are redirected to its overview. */
export const operatorPages = [
  { path: pagePaths.staff, title: titles.staff },
  { path: pagePaths.operator, title: titles.operator },
  { path: pagePaths.log, title: titles.log },
  { path: pagePaths.locked, title: titles.locked },
  { path: pagePaths.removed, title: titles.removed },
  { path: pagePaths.pageViews, title: titles.pageViews },
  { path: pagePaths.checks, title: titles.checks },
  { path: pagePaths.webhooks, title: titles.webhooks },
  { path: pagePaths.programs, title: titles.programs },
  { path: pagePaths.prices, title: titles.prices },
] as const

/** Pages for visitors who are not signed in. */
export const entryPages = [
  { path: pagePaths.login, title: titles.login },
  { path: pagePaths.signUp, title: titles.signUp },
  { path: pagePaths.password, title: titles.password },
] as const

export const legalTitles: Readonly<Record<LegalPageName, string>> = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutz',
  agb: 'AGB',
  barrierefreiheit: 'Barrierefreiheit',
}

/** The footer's pages, for everyone. */
export const legalPages = legalPageNames.map((name) => ({
  name,
  path: legalPath(name),
  title: legalTitles[name],
}))

/** All pages. The views of each are counted. */
export const pageTitles = [
  ...ownPages,
  ...furtherPages,
  ...settingsPages,
  ...staffPages,
  ...operatorPages,
  ...demoPages,
  ...entryPages,
  ...legalPages,
]

export type PagePath = (typeof pageTitles)[number]['path']

import type { GuestPart } from './guests.ts'
import type { LegalPageName } from './legal.ts'
import { demoPath } from './paths.ts'

// The pages of the dashboard (product §2), by who sees them. web/src/screens.ts adds the screen of each.

/** What the dashboard is, for search engines and in previews of links. */
export const ABOUT =
  'Hausblick zeigt Eigentümern vermieteter Wohnungen Wert, Einnahmen, Ausgaben, Vermietung und Kredite ihres Bestands.'

interface Links {
  /** The part of Verwaltung's navigation that links to the page. */
  readonly menu?: 'work' | 'requests' | 'house' | 'records'
  /** What that link says, if not the title. */
  readonly link?: string
  /** Whether it is the page of one thing, which is found itself. */
  readonly isOfOne?: true
  /** Guests see the page if they may read any of these. */
  readonly shows?: readonly GuestPart[]
  /** Guests see the page if they may read all of these. */
  readonly needs?: readonly GuestPart[]
}

interface Page<Path extends string> extends Links {
  readonly path: Path
  /** Most screens have the same heading. */
  readonly title: string
}

function page<const Path extends string>(path: Path, title: string, links?: Links): Page<Path> {
  return { path, title, ...links }
}

/** The header's, in its order, for customers and staff. */
const own = {
  dashboard: page('/dashboard', 'Dashboard', { shows: ['figures', 'loans'] }),
  properties: page('/properties', 'Wohnungen', { shows: ['figures'] }),
  documents: page('/documents', 'Dokumente', { shows: ['documents'] }),
  contact: page('/contact', 'Kontakt'),
  settings: page('/settings', 'Einstellungen'),
}

/** Those that other pages link to, for customers and staff. */
const further = {
  loan: page('/dashboard/kredit', 'Kredit', { isOfOne: true, shows: ['loans'] }),
  returns: page('/dashboard/renditen', 'Renditen', { shows: ['figures'] }),
  scenario: page('/dashboard/planspiel', 'Was wäre, wenn …', { needs: ['figures', 'loans'] }),
  unit: page('/properties/einheit', 'Einheit', { isOfOne: true, shows: ['figures'] }),
  object: page('/properties/objekt', 'Objekt', { isOfOne: true, shows: ['figures'] }),
}

/** The further sections of the settings, each for those to whom it applies; everyone else is redirected to the first. */
const settings = {
  settingsPeople: page('/settings/personen', 'Personen'),
  settingsNotices: page('/settings/benachrichtigungen', 'Benachrichtigungen'),
  settingsData: page('/settings/daten', 'Daten'),
}

/** Verwaltung, for staff and operators; everyone else is redirected to a page of their own. */
const staff = {
  overview: page('/verwaltung', 'Übersicht', { menu: 'work' }),
  customers: page('/verwaltung/kunden', 'Kunden', { menu: 'work' }),
  customer: page('/verwaltung/kunden/kunde', 'Kunde', { isOfOne: true }),
  imports: page('/verwaltung/einlesen', 'Zahlen einlesen', { menu: 'work', link: 'Einlesen' }),
  importRun: page('/verwaltung/einlesen/vorgang', 'Einlesen', { isOfOne: true }),
  mappings: page('/verwaltung/einlesen/zuordnungen', 'Zuordnungen'),
  inbox: page('/documents/eingang', 'Eingang', { menu: 'work' }),
  pile: page('/documents/eingang/stapel', 'Stapel zerlegen', { isOfOne: true }),
  reports: page('/verwaltung/berichte', 'Berichte', { menu: 'requests' }),
  deletions: page('/verwaltung/loeschungen', 'Löschungen', { menu: 'requests' }),
  unread: page('/verwaltung/ungelesen', 'Nicht gelesene Seiten'),
}

/** What of Verwaltung is for operators alone; staff are redirected to its overview. */
const operators = {
  staff: page('/verwaltung/mitarbeiter', 'Mitarbeiter', { menu: 'house' }),
  operator: page('/verwaltung/betreiber', 'Betreiber', { menu: 'house' }),
  checks: page('/verwaltung/pruefen', 'Einstellungen prüfen', { menu: 'house', link: 'Prüfen' }),
  programs: page('/verwaltung/programme', 'Programme', { menu: 'house' }),
  webhooks: page('/verwaltung/webhooks', 'Webhooks', { menu: 'house' }),
  prices: page('/verwaltung/verbraucherpreise', 'Verbraucherpreise', { menu: 'house' }),
  log: page('/verwaltung/protokoll', 'Protokoll', { menu: 'records' }),
  locked: page('/verwaltung/gesperrt', 'Gesperrte Unterlagen', {
    menu: 'records',
    link: 'Gesperrtes',
  }),
  removed: page('/verwaltung/entfernt', 'Entfernte Dokumente', {
    menu: 'records',
    link: 'Entferntes',
  }),
  pageViews: page('/verwaltung/seitenaufrufe', 'Seitenaufrufe', { menu: 'records' }),
}

/** For visitors who are not signed in. */
const entry = {
  login: page('/login', 'Anmelden'),
  signUp: page('/signup', 'Registrieren'),
  password: page('/passwort', 'Passwort zurücksetzen'),
}

/** The footer's, for everyone, with texts from the service. */
const legal = {
  impressum: page('/impressum', 'Impressum'),
  datenschutz: page('/datenschutz', 'Datenschutz'),
  agb: page('/agb', 'AGB'),
  barrierefreiheit: page('/barrierefreiheit', 'Barrierefreiheit'),
} satisfies Readonly<Record<LegalPageName, unknown>>

/** The pages by name, without the demo's. */
export const pages = {
  ...own,
  ...further,
  ...settings,
  ...staff,
  ...operators,
  ...entry,
  ...legal,
}

export const ownPages = Object.values(own)
export const furtherPages = Object.values(further)
export const settingsPages = Object.values(settings)
export const staffPages = Object.values(staff)
export const operatorPages = Object.values(operators)
export const entryPages = Object.values(entry)
export const legalPages = Object.values(legal)

/** The same pages with the demo customer's data, for everyone. */
export const demoPages = [...ownPages, ...furtherPages].map(({ path, title }) => ({
  path: demoPath(path),
  title: `${title} (Demo)`,
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

/** Returns the title of a page with the name of the dashboard, for browser tabs and previews of links. */
export function tabTitle(title: string): string {
  return `${title} – Hausblick`
}

import { demoPath, legalPath, pagePaths } from './addresses.ts'
import { type LegalPageName, legalPageNames } from './legal.ts'

// The paths and titles of the dashboard's pages, which web and service share. web/src/pages.ts adds screens and data.

/** The header's pages (specification §2) in its order, for customers and staff. */
export const ownPages = [
  { path: pagePaths.dashboard, title: 'Dashboard' },
  { path: pagePaths.properties, title: 'Wohnungen' },
  { path: pagePaths.documents, title: 'Dokumente' },
  { path: pagePaths.contact, title: 'Kontakt' },
  { path: pagePaths.settings, title: 'Einstellungen' },
] as const

/** The same pages with the demo customer's data, for everyone. */
export const demoPages = ownPages.map(({ path, title }) => ({
  path: demoPath(path),
  title: `${title} (Demo)`,
}))

/** Pages for staff; everyone else is redirected to a page of their own. */
export const staffPages = [{ path: pagePaths.inbox, title: 'Eingang' }] as const

/** Pages for visitors who are not signed in. */
export const entryPages = [
  { path: pagePaths.login, title: 'Anmelden' },
  { path: pagePaths.signUp, title: 'Registrieren' },
  { path: pagePaths.password, title: 'Passwort zurücksetzen' },
] as const

const legalTitles: Readonly<Record<LegalPageName, string>> = {
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
export const pageTitles = [...ownPages, ...staffPages, ...demoPages, ...entryPages, ...legalPages]

export type PagePath = (typeof pageTitles)[number]['path']

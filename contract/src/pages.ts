import { demoPath, legalPath, pagePaths } from './addresses.ts'
import { type LegalPageName, legalPageNames } from './legal.ts'

// The pages of the dashboard: their paths and titles, which the service knows, too. Their screens and data are added by
// web/src/pages.ts.

/** The pages of the header (specification §2), in its order, for customers and staff. */
export const ownPages = [
  { path: pagePaths.dashboard, title: 'Dashboard' },
  { path: pagePaths.properties, title: 'Wohnungen' },
  { path: pagePaths.documents, title: 'Dokumente' },
  { path: pagePaths.contact, title: 'Kontakt' },
  { path: pagePaths.settings, title: 'Einstellungen' },
] as const

/** The same pages with the data of the demo customer, for everyone. */
export const demoPages = ownPages.map(({ path, title }) => ({
  path: demoPath(path),
  title: `${title} (Demo)`,
}))

/** The pages of staff; anyone else is redirected to a page of their own. */
export const staffPages = [{ path: pagePaths.inbox, title: 'Eingang' }] as const

/** The pages of visitors who are not signed in yet. */
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

/** The pages of the footer, for everyone. */
export const legalPages = legalPageNames.map((name) => ({
  name,
  path: legalPath(name),
  title: legalTitles[name],
}))

/** All pages; the views of each are counted. */
export const pageTitles = [...ownPages, ...staffPages, ...demoPages, ...entryPages, ...legalPages]

export type PagePath = (typeof pageTitles)[number]['path']

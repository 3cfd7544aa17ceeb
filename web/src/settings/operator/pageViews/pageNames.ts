import { countedRoutes } from '@hausblick/contract/pageViews.ts'

type Route = (typeof countedRoutes)[number]

const names: Readonly<Record<Route, string>> = {
  '/dashboard': 'Dashboard',
  '/properties': 'Wohnungen',
  '/documents': 'Dokumente',
  '/documents/eingang': 'Eingang',
  '/contact': 'Kontakt',
  '/settings': 'Einstellungen',
  '/demo/dashboard': 'Dashboard (Demo)',
  '/demo/properties': 'Wohnungen (Demo)',
  '/demo/documents': 'Dokumente (Demo)',
  '/demo/contact': 'Kontakt (Demo)',
  '/demo/settings': 'Einstellungen (Demo)',
  '/login': 'Anmelden',
  '/signup': 'Registrieren',
  '/passwort': 'Passwort zurücksetzen',
  '/impressum': 'Impressum',
  '/datenschutz': 'Datenschutz',
  '/agb': 'AGB',
  '/barrierefreiheit': 'Barrierefreiheit',
}

/** How a page is called; one that is counted no more, by its route. */
export function pageName(route: string): string {
  const known = countedRoutes.find((counted) => counted === route)
  return known ? names[known] : route
}

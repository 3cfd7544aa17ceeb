const DEMO = '/demo'

/** The five pages of the header (specification §2), in its order. */
const pages = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/properties', label: 'Wohnungen' },
  { path: '/documents', label: 'Dokumente' },
  { path: '/contact', label: 'Kontakt' },
  { path: '/settings', label: 'Einstellungen' },
] as const

/** The pages of the footer, for everyone. */
export const legalPages = [
  { name: 'impressum', path: '/impressum', label: 'Impressum' },
  { name: 'datenschutz', path: '/datenschutz', label: 'Datenschutz' },
  { name: 'agb', path: '/agb', label: 'AGB' },
  { name: 'barrierefreiheit', path: '/barrierefreiheit', label: 'Barrierefreiheit' },
] as const

export function isDemo(pathname: string): boolean {
  return pathname.startsWith(DEMO)
}

/** The header's links as they are to be followed from a path: on the demo's pages they stay within the demo. */
export function headerPages(pathname: string) {
  const prefix = isDemo(pathname) ? DEMO : ''
  return pages.map(({ path, label }) => ({ path: `${prefix}${path}`, label }))
}

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

/** The pages of who is not signed in yet. */
const entryPages = ['/login', '/signup', '/passwort']

export function isDemo(pathname: string): boolean {
  return pathname.startsWith(DEMO)
}

/** Whether a page is for who is not signed in yet. */
export function isEntry(pathname: string): boolean {
  return entryPages.includes(pathname)
}

/** Whether a page needs a login. */
export function isOwn(pathname: string): boolean {
  return pages.some(({ path }) => pathname === path || isWithin(pathname, path))
}

/** Returns the page of one's own that a page of the demo shows the demo's data of. */
export function ownPath(demoPath: string): string {
  return demoPath.slice(DEMO.length)
}

/** Whether a page is one of those below another. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname.startsWith(`${path}/`)
}

/** The header's links as they are to be followed from a path: on the demo's pages they stay within the demo. */
export function headerPages(pathname: string) {
  const prefix = isDemo(pathname) ? DEMO : ''
  return pages.map(({ path, label }) => ({ path: `${prefix}${path}`, label }))
}

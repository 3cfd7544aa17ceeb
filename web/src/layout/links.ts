import * as ui from '../ui/texts.ts'
import * as texts from './texts.ts'

const DEMO = '/demo'

/** The five pages of the header (specification §2), in its order. */
const pages = [
  { path: '/dashboard', label: texts.dashboard },
  { path: '/properties', label: texts.properties },
  { path: '/documents', label: texts.documents },
  { path: '/contact', label: texts.contact },
  { path: '/settings', label: ui.settings },
] as const

/** The pages of the footer, for everyone. */
export const legalPages = [
  { name: 'impressum', path: '/impressum', label: texts.imprint },
  { name: 'datenschutz', path: '/datenschutz', label: texts.privacy },
  { name: 'agb', path: '/agb', label: texts.terms },
  { name: 'barrierefreiheit', path: '/barrierefreiheit', label: texts.accessibility },
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

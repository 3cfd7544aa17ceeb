const DASHBOARD = '/dashboard'
const LOGIN = '/login'
/** The parameter of the login's address that names the page to go on to. */
const TARGET = 'ziel'
/** Stands for the web's own origin, whatever that is. */
const OWN = 'http://own.invalid'

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Returns the address of the login that leads on to a page; the dashboard needs no naming. */
export function loginAddress({ pathname, search }: Place): string {
  const target = pathname + search
  if (target === DASHBOARD) return LOGIN
  return `${LOGIN}?${new URLSearchParams({ [TARGET]: target })}`
}

/**
 * Reads from the login's search where to go once signed in: to the page it names, if that is one of this web and not the login
 * itself, else to the dashboard. Anyone can write a link to the login, which must not lead elsewhere.
 */
export function readTarget(search: string): string {
  const target = new URLSearchParams(search).get(TARGET) ?? ''
  if (!target.startsWith('/')) return DASHBOARD
  const url = URL.canParse(target, OWN) ? new URL(target, OWN) : null
  // Without its dots, a path may begin with two slashes, which a browser takes for another host.
  if (url?.origin !== OWN || url.pathname.startsWith('//') || isLogin(url.pathname))
    return DASHBOARD
  return url.pathname + url.search + url.hash
}

/** The router takes paths whatever their case, and with or without a slash at the end. */
function isLogin(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === LOGIN
}

import { pages } from './pages.ts'
import { normalisePath } from './paths.ts'
import {
  keyParameter,
  optionalParameter,
  readSearch,
  textParameter,
  writeSearch,
} from './searchParameters.ts'

// Where one signs in, and where a new password is set; writers and readers together.

const tokenParameter = optionalParameter('token')
/** Google Identity Platform's name for the token. */
const codeParameter = optionalParameter('oobCode')

export function resetAddress(token: string): string {
  return `${pages.password.path}?${writeSearch(tokenParameter, '', token)}`
}

/** Returns the token of a reset link; null if it is missing. */
export function readResetToken(search: string): string | null {
  return readSearch(tokenParameter, search) ?? readSearch(codeParameter, search)
}

const modeParameter = textParameter('mode')

/** Returns the code by which the hosted provider's mail confirms an address; null where its link is for something else. */
export function readAddressCode(search: string): string | null {
  return readSearch(modeParameter, search) === 'verifyEmail'
    ? readSearch(codeParameter, search)
    : null
}

const targetParameter = textParameter('ziel')
/** A placeholder for the dashboard's own origin. */
const OWN = 'http://own.invalid'

/** Returns the address of the login that continues to a target; the dashboard, as the default, is not named. */
export function loginAddress(target: string): string {
  if (target === pages.dashboard.path) return pages.login.path
  return `${pages.login.path}?${writeSearch(targetParameter, '', target)}`
}

/**
 * Reads from the login's query where to go after sign-in. Returns null if the target is missing, on another origin, or the
 * login itself: anyone can craft a link to the login, and it must not become an open redirect.
 */
export function readTarget(search: string): string | null {
  const target = readSearch(targetParameter, search)
  if (!target.startsWith('/')) return null
  const url = URL.canParse(target, OWN) ? new URL(target, OWN) : null
  // Once dot segments are resolved, a path may begin with two slashes, which browsers read as another host.
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return null
  if (normalisePath(url.pathname) === pages.login.path) return null
  return url.pathname + url.search + url.hash
}

/**
 * What a sign-in at a provider has come to: it awaits the second factor, is linked to the account, or has shown that it is still the
 * same person, or not.
 */
export const providerStepParameter = keyParameter(
  'anmeldung',
  {
    secondFactor: 'zweiter-faktor',
    linked: 'verknuepft',
    confirmed: 'bestaetigt',
    unconfirmed: 'nicht-bestaetigt',
  },
  null,
)

/** Returns the address of a page that says what a sign-in at a provider has come to. */
export function addProviderStep(
  address: string,
  step: NonNullable<ReturnType<typeof providerStepParameter.read>>,
): string {
  const [path = '', search = ''] = address.split('?')
  return `${path}?${writeSearch(providerStepParameter, search, step)}`
}

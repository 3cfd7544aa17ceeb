import { paths } from './calls.ts'
import type { LegalPageName } from './legal.ts'
import {
  keyParameter,
  mapParameter,
  optionalParameter,
  readSearch,
  recordParameter,
  textParameter,
  writeSearch,
} from './searchParameters.ts'

// Addresses that are written in one place and read in another, writer and reader together. All are without an origin.

/** The paths of the pages (specification §2), but for those of the demo and the legal pages. */
export const pagePaths = {
  dashboard: '/dashboard',
  properties: '/properties',
  documents: '/documents',
  inbox: '/documents/eingang',
  contact: '/contact',
  settings: '/settings',
  login: '/login',
  signUp: '/signup',
  password: '/passwort',
} as const

const DEMO = '/demo'

/** Returns the path at which the demo shows what a page shows. */
export function demoPath<Path extends string>(path: Path): `${typeof DEMO}${Path}` {
  return `${DEMO}${path}`
}

export function isDemoPath(path: string): boolean {
  return path.startsWith(DEMO)
}

/** Returns the page that a page of the demo shows the demo's data of. */
export function ownPath(path: string): string {
  return path.slice(DEMO.length)
}

export function legalPath<Name extends LegalPageName>(name: Name): `/${Name}` {
  return `/${name}`
}

/** Of the calendar that belongs to a token. */
export function calendarFeedPath(token: string): string {
  return `${paths.calendar}/${token}.ics`
}

/** Whose data staff look at, on every page. */
export const customerParameter = optionalParameter('kunde')

/** Which unit or object is shown: its figures on the dashboard, its details on the page of properties. */
export const unitParameter = optionalParameter('einheit')
export const objectParameter = optionalParameter('objekt')

interface Subject {
  readonly kind: 'unit' | 'object'
  readonly id: string
}

/** Returns where the details of a unit or object are open. */
export function detailsAddress({ kind, id }: Subject): string {
  const parameter = kind === 'unit' ? unitParameter : objectParameter
  return `${pagePaths.properties}?${writeSearch(parameter, '', id)}`
}

/** What a list of documents is filtered by, as other pages link to it; `docType` is the specification's. */
export const documentTypeParameter = optionalParameter('docType')
export const documentStreetParameter = optionalParameter('wohnung')

/** Returns where the documents of a type are listed, of one address where it is known. */
export function documentsAddress(type: string, street: string | null): string {
  const typed = writeSearch(documentTypeParameter, '', type)
  return `${pagePaths.documents}?${writeSearch(documentStreetParameter, typed, street)}`
}

/** How addresses call the direction that a list is sorted in. */
export const directionWords = { ascending: 'aufsteigend', descending: 'absteigend' } as const

/** Which dialog is open above a page. */
export const dialogParameter = optionalParameter('dialog')

/** Which document is open: of the inbox, or in a preview. */
export const documentParameter = optionalParameter('dokument')

export interface DocumentPreview {
  readonly fileName: string
  /** From 1; null for the beginning. */
  readonly page: number | null
}

/** The preview that is open above a list of documents. */
export const previewParameter = mapParameter(
  recordParameter({
    dialog: keyParameter('dialog', { preview: 'vorschau' }, null),
    fileName: documentParameter,
    page: optionalParameter('seite', /^[1-9]\d{0,5}$/),
  }),
  {
    read: ({ dialog, fileName, page }): DocumentPreview | null =>
      dialog && fileName ? { fileName, page: page === null ? null : Number(page) } : null,
    write: (preview) =>
      preview
        ? {
            dialog: 'preview' as const,
            fileName: preview.fileName,
            page: preview.page === null ? null : String(preview.page),
          }
        : { dialog: null, fileName: null, page: null },
  },
)

/** What a sign-up link invites to. */
export interface Invitation {
  /** A customer id, or the invited address of an operator or staff member. */
  readonly customerId: string
  readonly token: string
}

const invitationParameter = recordParameter<Invitation>({
  customerId: textParameter('cid'),
  token: textParameter('token'),
})

/** Returns where an account is made from an invitation. */
export function signUpAddress(invitation: Invitation): string {
  return `${pagePaths.signUp}?${writeSearch(invitationParameter, '', invitation)}`
}

/** Returns the invitation of a sign-up link; null if a parameter is missing. */
export function readInvitation(search: string): Invitation | null {
  const invitation = readSearch(invitationParameter, search)
  return invitation.customerId && invitation.token ? invitation : null
}

const tokenParameter = optionalParameter('token')
/** What Google's Identity Platform calls the token. */
const codeParameter = optionalParameter('oobCode')

/** Returns where a new password is set. */
export function resetAddress(token: string): string {
  return `${pagePaths.password}?${writeSearch(tokenParameter, '', token)}`
}

/** Returns the token of a reset link; null if it is missing. */
export function readResetToken(search: string): string | null {
  return readSearch(tokenParameter, search) ?? readSearch(codeParameter, search)
}

const targetParameter = textParameter('ziel')
/** Stands for the dashboard's own origin, whatever that is. */
const OWN = 'http://own.invalid'

/** Returns the address of the login that leads on to an address; the dashboard needs no naming. */
export function loginAddress(target: string): string {
  if (target === pagePaths.dashboard) return pagePaths.login
  return `${pagePaths.login}?${writeSearch(targetParameter, '', target)}`
}

/**
 * Reads from the login's search where to go once signed in: to the page it names, if that is one of the dashboard's and not
 * the login itself, else to the dashboard. Anyone can write a link to the login, which must not lead elsewhere.
 */
export function readTarget(search: string): string {
  const target = readSearch(targetParameter, search)
  if (!target.startsWith('/')) return pagePaths.dashboard
  const url = URL.canParse(target, OWN) ? new URL(target, OWN) : null
  // Without its dots, a path may begin with two slashes, which a browser takes for another host.
  if (url?.origin !== OWN || url.pathname.startsWith('//') || isLogin(url.pathname))
    return pagePaths.dashboard
  return url.pathname + url.search + url.hash
}

/** The router takes paths whatever their case, and with or without a slash at the end. */
function isLogin(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === pagePaths.login
}

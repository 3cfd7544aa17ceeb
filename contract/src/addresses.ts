import { CUSTOMER_ID } from './customerId.ts'
import { pages } from './pages.ts'
import {
  keyParameter,
  mapParameter,
  optionalParameter,
  readSearch,
  recordParameter,
  textParameter,
  writeSearch,
} from './searchParameters.ts'

// Writers and readers of the addresses that more than one place uses. None includes an origin.

/** Where the service describes its calls, as a page; for developers of other programs. */
export const CALLS_PATH = '/api/docs'

/** The customer that staff have selected, on every page. */
export const customerParameter = optionalParameter('kunde', CUSTOMER_ID)

/** The selected unit or object: its figures on the dashboard, its details on the properties page. */
export const unitParameter = optionalParameter('einheit')
export const objectParameter = optionalParameter('objekt')
/** The year whose monthly figures are shown; null for the latest one. Lists of documents are filtered by it. */
export const yearParameter = optionalParameter('jahr', /^\d{4}$/)

export const loanParameter = optionalParameter('nummer')

/** The unit or building of its page. */
export const placeParameter = optionalParameter('nummer')

export interface Subject {
  readonly kind: 'unit' | 'object' | 'loan'
  readonly id: string
}

/** Returns the address of a loan's page, or of the properties page with the details of a unit or object open. */
export function detailsAddress({ kind, id }: Subject): string {
  if (kind === 'loan') return `${pages.loan.path}?${writeSearch(loanParameter, '', id)}`
  const parameter = kind === 'unit' ? unitParameter : objectParameter
  return `${pages.properties.path}?${writeSearch(parameter, '', id)}`
}

export function placeAddress({ kind, id }: Subject & { kind: 'unit' | 'object' }): string {
  return `${pages[kind].path}?${writeSearch(placeParameter, '', id)}`
}

/** The view of the dashboard. */
export const dashboardViewParameter = keyParameter(
  'ansicht',
  { portfolio: 'portfolio', object: 'objekt', unit: 'einheit' },
  'portfolio',
)

/** Returns the address of the dashboard, or of another page like it, with the figures of a unit or object. */
export function figuresAddress(
  { kind, id }: Subject & { kind: 'unit' | 'object' },
  page: string = pages.dashboard.path,
): string {
  const parameter = kind === 'unit' ? unitParameter : objectParameter
  const view = writeSearch(dashboardViewParameter, '', kind)
  return `${page}?${writeSearch(parameter, view, id)}`
}

/** The filters of the document list that other pages link to. */
export const documentTypeParameter = optionalParameter('docType')
export const documentStreetParameter = optionalParameter('wohnung')
export const documentSupplierParameter = optionalParameter('lieferant')
export const documentMonthParameter = optionalParameter('monat', /^(0[1-9]|1[0-2])$/)
export const documentSearchParameter = textParameter('suche')

const documentFiltersParameter = recordParameter({
  type: documentTypeParameter,
  street: documentStreetParameter,
  year: yearParameter,
  month: documentMonthParameter,
  search: documentSearchParameter,
})

/** Returns the address of the document list filtered by type and street, unless they are null, by its date and by a search. */
export function documentsAddress(
  type: string | null,
  street: string | null,
  {
    year = null,
    month = null,
    search = '',
  }: {
    readonly year?: string | null
    /** `01` to `12`. */
    readonly month?: string | null
    readonly search?: string
  } = {},
): string {
  const filters = { type, street, year, month, search }
  const query = writeSearch(documentFiltersParameter, '', filters)
  return query === '' ? pages.documents.path : `${pages.documents.path}?${query}`
}

const dialogWords = {
  preview: 'vorschau',
  upload: 'hochladen',
  report: 'bericht',
  newCustomer: 'neuer-kunde',
} as const
export type DialogName = keyof typeof dialogWords

/** The dialog open on a page. */
export const dialogParameter = keyParameter('dialog', dialogWords, null)

/** The address of the document list with the dialog open that uploads. */
export const uploadAddress = `${pages.documents.path}?${writeSearch(dialogParameter, '', 'upload')}`

/** The document open in the inbox or in a preview. */
export const documentParameter = optionalParameter('dokument')

export interface DocumentPreview {
  readonly fileName: string
  /** Counted from 1; null opens the beginning. */
  readonly page: number | null
}

/** The preview open on a document list. */
export const previewParameter = mapParameter(
  recordParameter({
    dialog: dialogParameter,
    fileName: documentParameter,
    page: optionalParameter('seite', /^[1-9]\d{0,5}$/),
  }),
  {
    read: ({ dialog, fileName, page }): DocumentPreview | null =>
      dialog === 'preview' && fileName
        ? { fileName, page: page === null ? null : Number(page) }
        : null,
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

/** The content of a sign-up link. */
export interface Invitation {
  /** A customer id, or the invited address of an operator or staff member. */
  readonly customerId: string
  readonly token: string
}

const invitationParameter = recordParameter<Invitation>({
  customerId: textParameter('cid'),
  token: textParameter('token'),
})

export function signUpAddress(invitation: Invitation): string {
  return `${pages.signUp.path}?${writeSearch(invitationParameter, '', invitation)}`
}

/** Returns the invitation of a sign-up link; null if a parameter is missing. */
export function readInvitation(search: string): Invitation | null {
  const invitation = readSearch(invitationParameter, search)
  return invitation.customerId && invitation.token ? invitation : null
}

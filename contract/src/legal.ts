import * as z from 'zod/mini'

/** The legal pages: each is a page of the dashboard (`/impressum`) with a text from the service. */
export const legalPageNames = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit'] as const
export const legalPageName = z.enum(legalPageNames)
export type LegalPageName = z.infer<typeof legalPageName>

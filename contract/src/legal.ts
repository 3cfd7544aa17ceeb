import * as z from 'zod/mini'

/** The legal pages: each is a page of the dashboard (`/impressum`) and a text of the service. */
export const legalPageNames = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit'] as const
export const legalPageName = z.enum(legalPageNames)
export type LegalPageName = z.infer<typeof legalPageName>

/** A legal page as HTML that can be put into a page as it stands. */
export const legalPageReply = z.object({ html: z.string() })

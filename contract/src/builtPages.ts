import type { LegalPageName } from './legal.ts'

// The pages that the web's build prepares for the service, beside `index.html`.

/** Returns the file of a page's own copy of `index.html`. */
export function pageFile(path: string): string {
  return `pages${path}.html`
}

/** Returns the file of a legal page, hidden because its placeholders are still to be filled in. */
export function legalPageFile(name: LegalPageName): string {
  return `.${name}.html`
}

/** The placeholders in the file of a legal page. */
export const ARTICLE = '<!--article-->'
export const YEAR = '<!--year-->'

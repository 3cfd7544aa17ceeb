const DIALOG = 'dialog'
const NAME = 'vorschau'
const DOCUMENT = 'dokument'
const PAGE = 'seite'

/** Which document is looked at. */
export interface Preview {
  readonly fileName: string
  /** From 1; null for the beginning. */
  readonly page: number | null
}

/** The preview that an address opens, null where it opens none. */
export function readPreview(search: string): Preview | null {
  const params = new URLSearchParams(search)
  const fileName = params.get(DOCUMENT)
  if (params.get(DIALOG) !== NAME || !fileName) return null
  const page = Number(params.get(PAGE))
  return { fileName, page: Number.isInteger(page) && page > 0 ? page : null }
}

/** The address with a preview in it, or without one; whatever else stands in it stays. */
export function addressWith(search: string, preview: Preview | null): string {
  const params = new URLSearchParams(search)
  for (const name of [DIALOG, DOCUMENT, PAGE]) params.delete(name)
  if (preview) {
    params.set(DIALOG, NAME)
    params.set(DOCUMENT, preview.fileName)
    if (preview.page !== null) params.set(PAGE, String(preview.page))
  }
  return params.toString()
}

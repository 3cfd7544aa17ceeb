import { getDocumentProxy } from 'unpdf'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Opens a PDF; null where it asks for a password. Throws for what PDF.js cannot open. The bytes become its own. */
export async function openPdf(data: Uint8Array<ArrayBuffer>): Promise<Pdf | null> {
  try {
    // It says what it thinks of a file on standard output, where the answer belongs.
    return await getDocumentProxy(data, { verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return null
    throw error
  }
}

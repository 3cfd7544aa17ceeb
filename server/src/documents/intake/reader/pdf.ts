import { getDocumentProxy } from 'unpdf'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Opens a PDF; returns null if it needs a password. Throws where PDF.js cannot open it. Takes ownership of the bytes. */
export async function openPdf(data: Uint8Array<ArrayBuffer>): Promise<Pdf | null> {
  try {
    // PDF.js would print warnings to standard output, which is for answers.
    return await getDocumentProxy(data, { verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return null
    throw error
  }
}

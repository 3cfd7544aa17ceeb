import { getDocumentProxy } from 'unpdf'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Opens a PDF; returns null if it needs a password. Throws where PDF.js cannot open it. Takes ownership of the bytes.
 *
 * @param decoders the folder from which PDF.js loads what decodes pictures of scanners, where it has such decoders
 */
export async function openPdf(
  data: Uint8Array<ArrayBuffer>,
  decoders?: string,
): Promise<Pdf | null> {
  try {
    // PDF.js would print warnings to standard output, which is for answers.
    return await getDocumentProxy(data, { verbosity: 0, ...(decoders && { wasmUrl: decoders }) })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return null
    throw error
  }
}

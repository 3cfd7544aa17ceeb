import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Opens a PDF; null where it asks for a password. Throws for what PDF.js cannot open. */
export async function openPdf(path: string): Promise<Pdf | null> {
  const data = new Uint8Array(await readFile(path))
  try {
    // It says what it thinks of a file on standard output, where the answer belongs.
    return await getDocumentProxy(data, { verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return null
    throw error
  }
}

import { open } from 'node:fs/promises'
import { openArchive } from './archive.ts'
import { openCsv } from './csv/read.ts'
import { readSpreadsheet } from './ods/read.ts'
import type { Sheet } from './sheet.ts'
import { UnreadableFile } from './unreadableFile.ts'
import { readWorkbook } from './xlsx/read.ts'

const MAX_SIGNATURE_BYTES = 8

/** Signatures, in hex, of file types that are often mistaken for tables, and what to do. */
const NOT_A_TABLE: readonly (readonly [signature: string, advice: string])[] = [
  [
    '255044462d',
    'Das ist ein PDF und keine Tabelle. Geben Sie die Tabelle als CSV, XLSX oder ODS an.',
  ],
  [
    'd0cf11e0a1b11ae1',
    'Das ist eine Arbeitsmappe im alten Format (XLS) oder mit Kennwort. Speichern Sie sie ohne Kennwort als XLSX.',
  ],
  [
    '3c',
    'Das ist eine Webseite oder XML und keine Tabelle, auch wenn der Name auf XLS endet. Öffnen Sie die Datei in Ihrer Tabellenkalkulation, und speichern Sie sie als XLSX.',
  ],
]
const ZIP = '504b0304'

/**
 * Yields the sheets of a workbook or CSV file, told apart by content, not by name. Each must be read to its end before the
 * next is requested. Throws an UnreadableFile if the file cannot be opened or is neither.
 */
export async function* openSheets(file: string): AsyncGenerator<Sheet> {
  const signature = await readSignature(file)
  if (signature === '')
    throw new UnreadableFile('Die Datei ist leer. Speichern Sie die Tabelle noch einmal.')
  const mistaken = NOT_A_TABLE.find(([beginning]) => signature.startsWith(beginning))
  if (mistaken) throw new UnreadableFile(mistaken[1])
  if (signature.startsWith(ZIP)) yield* readArchive(file)
  else yield await openCsv(file)
}

async function* readArchive(file: string): AsyncGenerator<Sheet> {
  const archive = await openArchive(file)
  try {
    yield* archive.has('content.xml') ? readSpreadsheet(archive) : readWorkbook(archive)
  } finally {
    archive.close()
  }
}

async function readSignature(file: string): Promise<string> {
  await using handle = await open(file).catch((cause) => {
    throw new UnreadableFile(
      'Die Datei lässt sich nicht öffnen. Prüfen Sie, ob Sie sie lesen dürfen.',
      { cause },
    )
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_SIGNATURE_BYTES), 0)
  return buffer.subarray(0, bytesRead).toString('hex')
}

import { open } from 'node:fs/promises'
import { openCsv } from './csv/read.ts'
import type { Sheet } from './sheet.ts'
import { Unreadable } from './unreadable.ts'
import { readWorkbook } from './xlsx/read.ts'

const LONGEST_SIGNATURE = 8

/** What files begin with that are mistaken for tables, and what to do about them. */
const NOT_A_TABLE: readonly (readonly [signature: string, advice: string])[] = [
  ['255044462d', 'Das ist ein PDF und keine Tabelle. Geben Sie die Tabelle als CSV oder XLSX an.'],
  [
    'd0cf11e0a1b11ae1',
    'Das ist eine Arbeitsmappe im alten Format (XLS) oder mit Kennwort. Speichern Sie sie ohne Kennwort als XLSX.',
  ],
  ['fffe', 'Die Datei ist als UTF-16 gespeichert. Speichern Sie sie als CSV (UTF-8).'],
  ['feff', 'Die Datei ist als UTF-16 gespeichert. Speichern Sie sie als CSV (UTF-8).'],
]
const ZIP = '504b0304'

/** The tables in a file, which is a workbook or CSV by what it holds, whatever its name says. Each is read to its end before the next. */
export async function* openSheets(file: string): AsyncGenerator<Sheet> {
  const signature = await readSignature(file)
  if (signature === '')
    throw new Unreadable('Die Datei ist leer. Speichern Sie die Tabelle noch einmal.')
  const mistaken = NOT_A_TABLE.find(([beginning]) => signature.startsWith(beginning))
  if (mistaken) throw new Unreadable(mistaken[1])
  if (signature.startsWith(ZIP)) yield* readWorkbook(file)
  else yield await openCsv(file)
}

async function readSignature(file: string): Promise<string> {
  await using handle = await open(file).catch((cause) => {
    throw new Unreadable(
      'Die Datei lässt sich nicht öffnen. Prüfen Sie, ob Sie sie lesen dürfen.',
      { cause },
    )
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_SIGNATURE), 0)
  return buffer.subarray(0, bytesRead).toString('hex')
}

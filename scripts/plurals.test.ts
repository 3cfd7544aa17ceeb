import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Calls every text that takes a number, or a list, with 0, 1 and 2, and reads whether the words agree with it.

const root = join(import.meta.dirname, '..')
const files = [
  ...globSync('{web,server}/src/**/{texts,nouns}.ts', {
    cwd: root,
    // Reads the texts of documents.
    exclude: ['server/src/documents/check/texts.ts'],
  }),
  'server/src/people/accounts/guests/describe.ts',
]

const nouns = {
  one: 'Anhang|Bewertung|Datei|Dokument|Einheit|Einladung|Eintrag|Haus|Jahr|Kredit|Mail|Minute|Monat|Objekt|Seite|Sekunde|Sicherung|Stunde|Tag|Termin|Vorgang|Wohnung|Zeile',
  many: 'Anhänge|Bewertungen|Dateien|Dokumenten?|Einheiten|Einladungen|Einträgen?|Häusern?|Jahren?|Krediten?|Mails|Minuten|Monaten?|Objekten?|Seiten|Sekunden|Sicherungen|Stunden|Tagen?|Terminen?|Vorgängen?|Wohnungen|Zeilen',
}
const wrong: Readonly<Record<number, RegExp>> = {
  0: new RegExp(`(?<![\\d.,])0 (${nouns.one})(?!\\p{L})`, 'u'),
  1: new RegExp(
    `(?<![\\d.,])1 (?:\\p{Ll}+en? )?(${nouns.many})(?!\\p{L})|[Dd]er Jahre 2025(?!, ?\\d)`,
    'u',
  ),
  2: new RegExp(`(?<![\\d.,])2 (${nouns.one})(?!\\p{L})`, 'u'),
}

/** Their number is a constant, or so many that the rest is folded. */
const neverFew =
  /(^|\.)(tooMany|tooManyAttachments|tooSlow|tooLate|moreCustomers|onlyFirstPrinted|allFields|all|countOf|shownOf)$/

test.each(files)('%s', async (file) => {
  const faults: string[] = []
  for (const [name, text] of Object.entries(await import(join(root, file))))
    for (const [path, write] of listFunctions(name, text))
      for (const count of [0, 1, 2])
        for (const written of writeWith(write, count))
          if (wrong[count]?.test(written) && !neverFew.test(path))
            faults.push(`${path}: ${written}`)
  expect(faults).toEqual([])
})

type Write = (...args: unknown[]) => unknown

function listFunctions(path: string, value: unknown): [string, Write][] {
  if (typeof value === 'function') return [[path, value as Write]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => listFunctions(`${path}.${key}`, inner))
}

/** Returns what a text says with a number, or a list of as many years, as each of its arguments; nothing where it takes neither. */
function writeWith(write: Write, count: number): string[] {
  const years = Array.from({ length: count }, (_, index) => 2025 + index)
  const asked = Array.from({ length: Math.max(write.length, 1) }, (_, index) => index)
  return asked.flatMap((at) =>
    [count, years, { count, total: count, years, parts: [], until: '' }].flatMap((given) =>
      [count, 5].flatMap((rest) => {
        try {
          const written = write(...asked.map((index) => (index === at ? given : rest)))
          return typeof written === 'string' ? [written] : []
        } catch {
          return []
        }
      }),
    ),
  )
}

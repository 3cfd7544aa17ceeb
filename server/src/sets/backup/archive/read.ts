import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { extract } from 'tar-stream'
import { CommandError } from '../../../platform/command/command.ts'
import { withTemporaryFolder } from '../../../platform/storage/spool.ts'
import type { Holdings, Origin, Part } from '../parts.ts'
import { SummaryBuilder, summarySchema } from '../summary.ts'
import { COMPLETE, HEADER, headerSchema } from './entries.ts'
import { type Entry, readJson, readPart } from './readEntry.ts'

/**
 * Calls `use` with the holdings of an archive. Reading them to their end throws a DamagedArchive if they are not complete, or
 * not what was written.
 */
export async function withArchive<Result>(
  file: string,
  use: (holdings: Holdings) => Promise<Result>,
): Promise<Result> {
  return await withTemporaryFolder(async (folder) => {
    const bytes = createReadStream(file)
    const archive = bytes.pipe(extract())
    // `pipe` does not pass them on.
    bytes.on('error', (error) => archive.destroy(error))
    const entries = archive[Symbol.asyncIterator]()
    try {
      const origin = await readOrigin(entries).catch((error) => {
        throw blameArchive(error)
      })
      return await use({ origin, parts: readParts(entries, folder) })
    } finally {
      bytes.destroy()
      archive.destroy()
    }
  })
}

/** Returns where and when the holdings of an archive were read, by its beginning. Throws a DamagedArchive for what is none. */
export async function readOriginOf(start: Readable): Promise<Origin> {
  const archive = start.pipe(extract())
  start.on('error', (error) => archive.destroy(error))
  try {
    return await readOrigin(archive[Symbol.asyncIterator]())
  } finally {
    start.destroy()
    archive.destroy()
  }
}

async function readOrigin(entries: AsyncIterator<Entry>): Promise<Origin> {
  const { value: first } = await entries.next()
  if (first?.header.name !== HEADER) throw new DamagedArchive('Sie stammt nicht von Hausblick.')
  const header = headerSchema.safeParse(await readJson(first))
  if (!header.success) throw new DamagedArchive('Dieses Programm kennt ihre Form nicht.')
  const { format: _format, ...origin } = header.data
  return origin
}

async function* readParts(entries: AsyncIterator<Entry>, folder: string): AsyncGenerator<Part> {
  const summary = new SummaryBuilder()
  try {
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      const entry = next.value
      if (entry.header.name === COMPLETE) return requireEqual(summary, await readJson(entry))
      for (const part of await readPart(entry, folder)) {
        summary.add(part)
        yield part
      }
    }
  } catch (error) {
    throw blameArchive(error)
  }
  throw new DamagedArchive('Sie ist unvollständig: Das Schreiben wurde unterbrochen.')
}

function requireEqual(summary: SummaryBuilder, written: unknown): void {
  if (!isDeepStrictEqual(summary.finish(), summarySchema.parse(written)))
    throw new DamagedArchive('Ihr Inhalt stimmt nicht mit ihren Prüfsummen überein.')
}

/** Thrown where an archive cannot be restored. */
export class DamagedArchive extends CommandError {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `Diese Sicherung lässt sich nicht zurückspielen. ${reason} Bitte nehmen Sie eine andere; geändert ist nichts.`,
      options,
    )
  }
}

/** Returns a DamagedArchive for an error that its content has caused. The system's errors say nothing about the content. */
function blameArchive(error: unknown): unknown {
  if (error instanceof CommandError || (error instanceof Error && 'syscall' in error)) return error
  return new DamagedArchive('Sie ist beschädigt oder unvollständig.', { cause: error })
}

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '../../platform/http/errors.ts'
import { spool } from '../../platform/storage/spool.ts'
import type { Storage, StoredFile } from '../../platform/storage/storage.ts'
import type { Checksum } from '../../platform/storage/verifyChecksum.ts'
import { cutFile } from '../intake/cutFile.ts'
import { type SplitPlan, split } from '../intake/reader/answers.ts'
import { programs } from '../intake/reader/programs.ts'
import { ReaderError } from '../intake/readerOutput.ts'
import { runReader } from '../intake/runReader.ts'
import { readerTurns, type Turn } from '../intake/turns.ts'
import * as texts from '../texts.ts'
import type { AskedSplit } from './planSplit.ts'

/** A paper that letters are cut from. */
export interface Source extends Checksum {
  readonly id: number
  readonly name: string
  readonly storage_key: string
  readonly pages: number
}

interface Cutting {
  readonly sources: readonly Source[]
  readonly letters: AskedSplit['letters']
  readonly folder: string
  readonly turn: Turn
}

const LENGTH_BYTES = 4

/**
 * Has a reader make the letters, and returns a file for each, in their order. Throws a ServiceError: 422 where a paper cannot be
 * split, 500 where its file is lost.
 */
export async function cutLetters(
  storage: Storage,
  { sources, letters, folder, turn }: Cutting,
): Promise<StoredFile[]> {
  const [input, output] = [join(folder, 'papers'), join(folder, 'letters')]
  const place = new Map(sources.map(({ id }, index) => [id, index]))
  await writeInput(storage, sources, input, folder, {
    sources: sources.map(({ size, pages }) => ({ size, pages })),
    letters: letters.map(({ pages }) =>
      pages.map(({ paper, page, turn = 0 }) => ({ source: place.get(paper) ?? 0, page, turn })),
    ),
  })
  const made = await readerTurns.run(turn, () => run(input, output, sources))
  if (made.kind === 'refused') throw unsplittable(sources[made.source])
  if (made.letters.length !== letters.length) throw unsplittable(sources[0])
  const files: StoredFile[] = []
  let start = 0
  for (const [index, size] of made.letters.entries()) {
    files.push(await cutFile(output, { start, size }, join(folder, `letter-${index}`)))
    start += size
  }
  return files
}

async function run(input: string, output: string, sources: readonly Source[]) {
  try {
    return split.parse(await runReader(programs.split, input, output))
  } catch (error) {
    throw error instanceof ReaderError ? unsplittable(sources[0], error) : error
  }
}

function unsplittable(source: Source | undefined, cause?: unknown): ServiceError {
  return new ServiceError(422, texts.unsplittablePaper(source?.name ?? ''), { cause })
}

/** Writes the plan and the papers as the reader expects them. */
async function writeInput(
  storage: Storage,
  sources: readonly Source[],
  path: string,
  folder: string,
  plan: SplitPlan,
): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  const json = Buffer.from(JSON.stringify(plan))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(json.length)
  await file.appendFile(length)
  await file.appendFile(json)
  for (const { storage_key, size, sha256, id } of sources) {
    const copy = await spool(storage, storage_key, { size, sha256 }, join(folder, `paper-${id}`))
    if (copy === null) throw new ServiceError(500, texts.fileLost)
    await file.appendFile(createReadStream(copy.path))
  }
}

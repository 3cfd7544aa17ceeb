import { open, stat } from 'node:fs/promises'
import type { ReaderProgram } from './reader/programs.ts'
import { ReaderProcess } from './readerProcess.ts'

/**
 * Reads one file in a process of its own and resolves to the program's answer. Throws a ReaderError if it gives none.
 *
 * @param writes the path of the file that the program writes; it must not exist yet
 */
export async function runReader(
  program: ReaderProgram,
  path: string,
  writes?: string,
): Promise<unknown> {
  await using output = writes === undefined ? undefined : await open(writes, 'wx', 0o600)
  const { size } = await stat(path)
  const reader = await ReaderProcess.start(program, { largest: size, output: output?.fd })
  try {
    return await reader.read(path)
  } finally {
    reader.end()
  }
}

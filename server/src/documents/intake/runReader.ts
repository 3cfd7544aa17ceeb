import { open, stat } from 'node:fs/promises'
import type { ReaderProgram } from './reader/programs.ts'
import { ReaderProcess } from './readerProcess.ts'

/**
 * Reads a file in a process that has read nothing before and reads nothing afterwards. Resolves to what the program answers;
 * throws a ReaderError. Where the program writes a file, it may use native code, and the file must be new.
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

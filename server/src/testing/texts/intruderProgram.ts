import { join } from 'node:path'
import type { ReaderProgram } from '../../documents/intake/reader/programs.ts'

const MEGABYTE = 1024 * 1024

export const intruder: ReaderProgram = {
  file: join(import.meta.dirname, 'intruder.ts'),
  seconds: 60,
  heap: 64 * MEGABYTE,
  memory: 256 * MEGABYTE,
}

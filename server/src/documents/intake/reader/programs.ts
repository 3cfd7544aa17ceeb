import { join } from 'node:path'

const MEGABYTE = 1024 * 1024

/** What a reader may use per file before it is killed. */
export interface Bounds {
  /** Elapsed, or processor time for programs of idle priority. */
  readonly seconds: number
  /** Bytes of the JavaScript heap. */
  readonly heap: number
  /** Bytes of the whole process, plus twice the file's size. */
  readonly memory: number
}

/** A program that calls `serve`. */
export interface ReaderProgram extends Bounds {
  readonly file: string
  /** Whether it loads native code. */
  readonly native?: boolean
  /** Whether everything else on the machine comes first. */
  readonly isIdle?: boolean
}

const fileOf = (name: string) => join(import.meta.dirname, `${name}.ts`)

/** The programs that read untrusted files, in processes of their own. */
export const programs = {
  inspect: {
    file: fileOf('inspect'),
    seconds: 20,
    heap: 256 * MEGABYTE,
    memory: 512 * MEGABYTE,
  },
  examine: {
    file: fileOf('examine'),
    seconds: 20,
    heap: 384 * MEGABYTE,
    memory: 512 * MEGABYTE,
  },
  disarm: {
    file: fileOf('disarm'),
    seconds: 30,
    heap: 384 * MEGABYTE,
    memory: 768 * MEGABYTE,
  },
  split: {
    file: fileOf('split'),
    seconds: 180,
    heap: 768 * MEGABYTE,
    memory: 1024 * MEGABYTE,
  },
  picture: {
    file: fileOf('picture'),
    native: true,
    seconds: 60,
    heap: 128 * MEGABYTE,
    memory: 1024 * MEGABYTE,
  },
  pictureSizes: {
    file: fileOf('pictureSizes'),
    native: true,
    seconds: 60,
    heap: 128 * MEGABYTE,
    memory: 1024 * MEGABYTE,
  },
  text: {
    file: fileOf('text'),
    seconds: 120,
    heap: 512 * MEGABYTE,
    memory: 768 * MEGABYTE,
  },
  /** Reads a page at a time. */
  ocr: {
    file: fileOf('ocr'),
    isIdle: true,
    seconds: 30,
    heap: 384 * MEGABYTE,
    memory: 512 * MEGABYTE,
  },
} as const satisfies Record<string, ReaderProgram>

import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../..')
/** What the readers are made of. */
const PROGRAM_FILES = [
  join(import.meta.dirname, 'reader'),
  join(SERVER, 'package.json'),
  join(SERVER, 'node_modules'),
  join(SERVER, '../node_modules'),
]

export interface Files {
  /** The file to read. */
  readonly path: string
  /** The file to write; a reader without one can write nothing, and can use nothing but JavaScript. */
  readonly writes?: string
}

/**
 * The options of Node.js that take from a reader whatever it does not need. Only what is native can evade them: the one
 * library of that kind reads pictures.
 */
export function rightsFor({ path, writes }: Files): string[] {
  return [
    '--permission',
    ...[...PROGRAM_FILES, path].map((readable) => `--allow-fs-read=${readable}`),
    // For its watchdog; the first thing that it does is to start that and to give up the right.
    '--allow-worker',
    ...(writes === undefined ? [] : [`--allow-fs-write=${writes}`, '--allow-addons']),
  ]
}

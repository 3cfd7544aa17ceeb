import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../..')
/** The code of the readers; it contains no secrets. */
const PROGRAM_FILES = [
  join(import.meta.dirname, 'reader'),
  join(SERVER, '../contract/package.json'),
  join(SERVER, '../contract/src/encoding'),
  join(SERVER, '../figures/package.json'),
  join(SERVER, '../figures/src/documents/invoice.ts'),
  join(SERVER, '../figures/src/text.ts'),
  join(SERVER, 'package.json'),
  join(SERVER, 'node_modules'),
  join(SERVER, '../node_modules'),
]

/**
 * Returns the Node.js options that deny a reader everything it does not need. Its file arrives through a pipe, so that it may
 * read only its own code and write nothing. `node:sqlite` is disabled because it bypasses the permission model. Only native
 * code can evade these rights: the one native library decodes pictures.
 */
export function rightsFor({ native }: { native: boolean }): string[] {
  return [
    '--permission',
    ...PROGRAM_FILES.map((readable) => `--allow-fs-read=${readable}`),
    '--no-experimental-sqlite',
    '--no-experimental-webstorage',
    // For its watchdog; the reader drops this right as soon as that has started.
    '--allow-worker',
    ...(native ? ['--allow-addons'] : []),
    '--disallow-code-generation-from-strings',
    '--freeze-flags-after-init',
  ]
}

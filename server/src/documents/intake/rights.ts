import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../..')
/** What the readers are made of; there is no secret in it. */
const PROGRAM_FILES = [
  join(import.meta.dirname, 'reader'),
  join(SERVER, '../figures/package.json'),
  join(SERVER, '../figures/src/text.ts'),
  join(SERVER, 'package.json'),
  join(SERVER, 'node_modules'),
  join(SERVER, '../node_modules'),
]

/**
 * Returns the options of Node.js that take from a reader whatever it does not need. Its file comes through a pipe, so that
 * it may open no file but its own code, and nothing may be written. `node:sqlite` is switched off because it does not ask
 * the permission model. Only what is native can evade these rights: the one library of that kind reads pictures.
 */
export function rightsFor({ native }: { native: boolean }): string[] {
  return [
    '--permission',
    ...PROGRAM_FILES.map((readable) => `--allow-fs-read=${readable}`),
    '--no-experimental-sqlite',
    '--no-experimental-webstorage',
    // For its watchdog; the first thing that it does is to start that and to give up the right.
    '--allow-worker',
    ...(native ? ['--allow-addons'] : []),
    '--disallow-code-generation-from-strings',
    '--freeze-flags-after-init',
  ]
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { runCommand } from './command.ts'
import { answerHelp } from './help.ts'
import { holdsLocked } from './prepare/locked.js'

answerHelp(
  "npm run test:firebase\nTests the hosted sign-in in a browser, against the provider's emulator.",
)

const cwd = join(import.meta.dirname, '../e2e/firebase')

/** Installs the emulator on first use: it takes 240 MB, and nothing else needs it. */
async function ensureEmulator() {
  if (holdsLocked(cwd)) return
  process.stdout.write('Installing the emulator\n')
  const everything = ['--include=dev', '--include=optional', '--ignore-scripts']
  await runCommand('npm', ['ci', ...everything, '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd,
  })
  if (!holdsLocked(cwd)) throw new Error('npm did not install all of e2e/firebase.')
}

await ensureEmulator()
await ensureChromium()

// Its own settings, so that nobody's account is used, without update checks or telemetry.
const home = mkdtempSync(join(tmpdir(), 'hausblick-firebase-'))
const env = { ...process.env, XDG_CONFIG_HOME: home, CI: 'true', NO_UPDATE_NOTIFIER: 'true' }
try {
  process.exitCode = await runCommand('npm', ['test'], { cwd, env })
} finally {
  rmSync(home, { recursive: true })
}

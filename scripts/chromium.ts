import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { captureCommand, readOutput } from './command.ts'
import { installDebian } from './debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isRoot = process.getuid?.() === 0

/**
 * Features that no test uses. Only the last such list on the command line counts, so it repeats Playwright's own
 * (chromiumSwitches.ts).
 */
const withoutFeatures = [
  // Two pages below the address bar, which every window loads: a third of the time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'PreconnectToSearch',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
]

/** Returns the launch options of Chromium. `ensureChromium` must have succeeded. */
export function chromiumLaunch() {
  // Chromium's sandbox refuses root. The rest stops background requests to its vendor.
  const quiet = ['--disable-quic', '--disable-background-networking', '--disable-sync']
  const args = [
    ...quiet,
    '--disable-component-update',
    `--disable-features=${withoutFeatures}`,
    ...(isRoot ? ['--no-sandbox'] : []),
  ]
  // Without a locale of UTF-8, it saves files whose names have umlauts under names of its own.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return { executablePath: findChromium() ?? '', args, env }
}

/** Returns Playwright's own browser, which it is tested with, or else the system's. */
function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...applications].find(isUsable)
}

/** Installs a browser if there is none. Throws if it cannot be installed. */
export async function ensureChromium() {
  if (findChromium()) return
  const faults = []
  for (const install of [fetchBrowser, installLibraries, () => installDebian('chromium')]) {
    faults.push(await install())
    if (findChromium()) return
  }
  throw new Error(
    `${faults.join('\n').trim()}\n` +
      'The browser tests need Chromium. None is installed, and neither Playwright nor the package manager\n' +
      'of this machine could install one. Install Chromium or Google Chrome, so that it is found on PATH.',
  )
}

async function fetchBrowser() {
  process.stdout.write('No Chromium found: fetching one …\n')
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const options = ['--no-shell', 'chromium']
  return (await captureCommand('npx', ['playwright', 'install', ...options], { env })).output
}

/** Installs the libraries that a fetched browser lacks on a bare machine, if root. */
async function installLibraries() {
  if (!isRoot || !existsSync(chromium.executablePath())) return ''
  process.stdout.write('Installing the libraries that it needs …\n')
  return (await captureCommand('npx', ['playwright', 'install-deps', 'chromium'])).output
}

/** Returns whether a browser runs: some systems have a stub in its place or lack its libraries. */
function isUsable(executable: string) {
  if (!existsSync(executable)) return false
  // On Windows, `--version` opens a window.
  return process.platform === 'win32' || readOutput(executable, ['--version']) !== undefined
}

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { captureCommand, outputOf } from './command.ts'
import { installDebian } from './debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isRoot = process.getuid?.() === 0

/**
 * What no test looks at, and what the browser would do all the same. Only the last list on its command line
 * counts, hence those that Playwright turns off, too (chromiumSwitches.ts).
 */
const withoutFeatures = [
  // The two pages below the address bar, which every window loads, seen or not: a third of all the time.
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

/** How the browser tests start Chromium; findChromium must have a browser to give. */
export function chromiumLaunch() {
  // Chromium's sandbox refuses root. The rest keeps the browser from calling its maker.
  const quiet = ['--disable-quic', '--disable-background-networking', '--disable-sync']
  const args = [
    ...quiet,
    '--disable-component-update',
    `--disable-features=${withoutFeatures}`,
    ...(isRoot ? ['--no-sandbox'] : []),
  ]
  return { executablePath: findChromium() ?? '', args }
}

/** Playwright's own browser, which is the one it is tested with, else the machine's. */
function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...applications].find(isUsable)
}

/** Sees to it that there is a browser, or says what could not be got. */
export async function ensureChromium() {
  if (findChromium()) return
  const faults = []
  for (const install of [fetchBrowser, addLibraries, () => installDebian('chromium')]) {
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

/** A fetched browser on a bare machine lacks its libraries; only root may add them. */
async function addLibraries() {
  if (!isRoot || !existsSync(chromium.executablePath())) return ''
  process.stdout.write('Installing the libraries that it needs …\n')
  return (await captureCommand('npx', ['playwright', 'install-deps', 'chromium'])).output
}

/** Some systems have a stand-in that only says how to install the browser, or lack its libraries. */
function isUsable(executable: string) {
  if (!existsSync(executable)) return false
  // On Windows, asking for the version opens a window.
  return process.platform === 'win32' || outputOf(executable, ['--version']) !== undefined
}

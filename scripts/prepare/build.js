import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, runStep } from './step.js'

/** Holds the fingerprint of the last complete build's sources. */
const stamp = join(root, 'node_modules/.cache/hausblick/web-build')
const outputs = [join(root, 'web/dist/index.html'), join(root, 'web/build/render.js')]

/** The sources of the web build. */
const sources = ['web', 'contract', 'figures', 'package-lock.json', 'tsconfig.base.json']
const isNoSource = /^node_modules$|^dist$|^build$|\.test\.tsx?$/

export function isBuilt() {
  return (
    [...outputs, stamp].every((path) => existsSync(path)) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  )
}

export function build() {
  const built = fingerprint()
  rmSync(stamp, { force: true })
  runStep('Building the web', ['run', '--silent', 'build'], { NODE_ENV: 'production' })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, built)
}

/** Hashes contents, not times, so that a fresh clone or a branch switch is no change. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`)
  for (const file of sources.flatMap((source) => listFiles(join(root, source))))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]}
 */
function listFiles(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !isNoSource.test(name))
    .flatMap((name) => listFiles(join(path, name)))
}

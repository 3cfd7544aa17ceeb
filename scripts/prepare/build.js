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

/** The fingerprint of the sources of the last complete build. */
const stamp = join(root, 'node_modules/.cache/hausblick/web-build')
const entryPage = join(root, 'web/dist/index.html')

/** What the built web is made of. */
const sources = ['web', 'contract', 'figures', 'package-lock.json', 'tsconfig.base.json']
const isNoSource = /^node_modules$|^dist$|\.test\.tsx?$/

export function isBuilt() {
  return existsSync(entryPage) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

export function build() {
  const built = fingerprint()
  rmSync(stamp, { force: true })
  runStep('Building the web', ['run', '--silent', 'build'], { NODE_ENV: 'production' })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, built)
}

/** Over contents, not times: a fresh clone or a branch visited and left is no change. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}\0`)
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))))
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
function filesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !isNoSource.test(name))
    .flatMap((name) => filesBelow(join(path, name)))
}

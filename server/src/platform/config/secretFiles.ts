import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from './environment.ts'
import { faultLine } from './faultLines.ts'
import { secretVariables } from './variables.ts'

const MAX_BYTES = 64 * 1024

/** The names of the settings that name a file with a secret, as container engines and systemd hand them over. */
export const secretFileNames: readonly string[] = [...secretVariables].map(fileNameOf)

function fileNameOf(name: string): string {
  return `${name}_FILE`
}

/** Returns the variables of both; those of the environment win, whether they give a secret or name its file. */
export function mergeEnvironments(file: Environment, environment: Environment): Environment {
  const isReplaced = (name: string) =>
    [...secretVariables].some(
      (secret) =>
        (name === secret && environment[fileNameOf(secret)] !== undefined) ||
        (name === fileNameOf(secret) && environment[secret] !== undefined),
    )
  return {
    ...Object.fromEntries(Object.entries(file).filter(([name]) => !isReplaced(name))),
    ...environment,
  }
}

/** Returns the secrets in files that `NAME_FILE` names, by `NAME`, and a German line for each that cannot be used. */
export function readSecretFiles(
  given: Environment,
  folder: string,
): { readonly secrets: Readonly<Record<string, string>>; readonly faults: readonly string[] } {
  const secrets: Record<string, string> = {}
  const faults: string[] = []
  for (const name of secretVariables) {
    const file = fileNameOf(name)
    const path = given[file]
    if (path === undefined) continue
    if (given[name] !== undefined) {
      faults.push(`${name} und ${file} sind beide gesetzt; erwartet wird: nur eines von beiden.`)
      continue
    }
    const read = readSecret(resolve(folder, path))
    if ('secret' in read) secrets[name] = read.secret
    else faults.push(faultLine(file, path, read.expected))
  }
  return { secrets, faults }
}

/** Returns what the file holds without its last line break, or what is expected instead. */
function readSecret(path: string): { readonly secret: string } | { readonly expected: string } {
  let bytes: Buffer
  try {
    const found = statSync(path)
    // Reading a pipe could wait for ever.
    if (!found.isFile()) return { expected: 'eine Datei, kein Ordner und nichts Besonderes' }
    if (found.size > MAX_BYTES)
      return { expected: `eine Datei von höchstens ${MAX_BYTES / 1024} KB` }
    bytes = readFileSync(path)
  } catch (error) {
    return {
      expected: `eine Datei, die der Benutzer lesen darf, unter dem Hausblick läuft (${error})`,
    }
  }
  const secret = decode(bytes)?.replace(/\r?\n$/, '')
  if (secret === undefined) return { expected: 'eine Datei mit Text in UTF-8' }
  if (secret.trim() === '') return { expected: 'eine Datei, die nicht leer ist' }
  return { secret }
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

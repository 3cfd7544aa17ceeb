import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from './configError.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Values in quotation marks, which may take several lines. */
const QUOTED = /=[^\S\n]*(["'`])[\s\S]*?\1/g
const SETTING = /^\s*(?:#|$)|=/

/** Returns the variables in a `.env`; none if there is no such file. Throws a ConfigError if it cannot be read, or understood. */
export function readEnvFile(file: string): Environment {
  const text = readText(file)
  // parseEnv ignores what it does not understand. Lines may be secret: only their numbers are shown.
  const lines = text.replaceAll(QUOTED, (value) => `=${value.replaceAll(/[^\n]/g, '')}`).split('\n')
  const wrong = lines.flatMap((line, index) => (SETTING.test(line) ? [] : [index + 1]))
  if (wrong.length > 0)
    throw new ConfigError([
      `In der Datei ${file} ist keine Einstellung: Zeile ${wrong.join(', ')}. Erwartet wird je Zeile NAME=WERT, oder # vor einer Bemerkung.`,
    ])
  return withoutEmpty(parseEnv(text))
}

function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw new ConfigError(
      [
        `Die Datei ${file} lässt sich nicht lesen (${error}). Geben Sie sie mit chown dem Benutzer, unter dem Hausblick läuft, oder entfernen Sie sie.`,
      ],
      { cause: error },
    )
  }
  try {
    // Without the mark that Windows writes first.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ConfigError(
      [`Die Datei ${file} ist kein Text in UTF-8. Speichern Sie sie in dieser Kodierung.`],
      { cause },
    )
  }
}

/** Variables set to nothing count as not set. */
export function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

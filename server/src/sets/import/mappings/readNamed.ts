import { readFile } from 'node:fs/promises'
import { addMappingCall } from '@hausblick/contract/calls/mappings.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Kysely } from 'kysely'
import { UsageError } from '../../../platform/command/command.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { quote } from '../problems/problems.ts'
import { listProfiles } from './store.ts'

/**
 * Returns the mappings of these names, and all other saved ones. A name that ends in `.json` and that none has is a file as the
 * list of mappings sends it. Throws a UsageError for what there is not.
 */
export async function readNamedMappings(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<{ mappings: MappingProfile[]; saved: MappingProfile[] }> {
  const all = await listProfiles(db)
  const known = new Set(all.map(({ name }) => name))
  const ofFiles: MappingProfile[] = []
  for (const name of names.filter((given) => !known.has(given))) {
    if (!/\.json$/i.test(name)) throw new UsageError(describeUnknown(name, known))
    ofFiles.push(...(await readMappingFile(name)))
  }
  const isNamed = ({ name }: MappingProfile) => names.includes(name)
  return {
    mappings: [...all.filter(isNamed), ...ofFiles],
    saved: all.filter((profile) => !isNamed(profile)),
  }
}

function describeUnknown(name: string, known: ReadonlySet<string>): string {
  const list = known.size === 0 ? 'noch keine' : [...known].map(quote).join(', ')
  return `--mapping: Eine Zuordnung ${quote(name)} ist nicht gespeichert. Gespeichert sind: ${list}.`
}

async function readMappingFile(path: string): Promise<MappingProfile[]> {
  try {
    return addMappingCall.body.parse(JSON.parse(await readFile(path, 'utf8'))).profiles
  } catch (cause) {
    throw new UsageError(
      `--mapping: ${quote(path)} lässt sich nicht als Zuordnung lesen. Geben Sie eine Datei an, die im Portal unter „Zuordnungen“ heruntergeladen wurde.`,
      { cause },
    )
  }
}

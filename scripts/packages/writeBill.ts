import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOutput } from '../command.ts'
import { type BillOfMaterials, keepDelivered } from './billOfMaterials.ts'
import { readLocked } from './locked.ts'

const root = join(import.meta.dirname, '../..')
const ARGUMENTS = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']

/** Returns the project's bill of materials in CycloneDX. Throws if npm cannot make one. */
export function writeBill(): BillOfMaterials {
  const written = readOutput('npm', ['sbom', ...ARGUMENTS], { cwd: root })
  if (written === undefined) throw new Error(`npm sbom ${ARGUMENTS.join(' ')} failed.`)
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = readLocked(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return keepDelivered(JSON.parse(written), name, packages)
}

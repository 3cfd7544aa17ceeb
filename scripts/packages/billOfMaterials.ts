import type { LockedPackage } from './locked.ts'

/** The parts of a CycloneDX document that are changed here (https://cyclonedx.org/docs/1.5/json/). */
export interface BillOfMaterials {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly Dependency[]
}

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly object[]
  readonly hashes?: readonly object[]
}

interface Dependency {
  readonly ref: string
  readonly dependsOn: readonly string[]
}

/** The workspace that no service runs. */
const NOT_DELIVERED = 'proofs'

/**
 * Reduces npm's bill of materials to what is delivered: `npm sbom --omit=dev` also omits what both the service and the tests
 * depend on. Adds licences that packages state elsewhere, and the project's name, for which npm takes the folder's.
 */
export function keepDelivered(
  bill: BillOfMaterials,
  project: string,
  packages: readonly LockedPackage[],
): BillOfMaterials {
  const all = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]))
  const delivered = new Set(
    packages.filter((each) => each.isDelivered).map((each) => `${each.name}@${each.version}`),
  )
  const kept = bill.components.flatMap((component): [string, Component][] => {
    const known = `${component.name}@${component.version}`
    if (component.name === NOT_DELIVERED) return []
    // The workspaces are not in the list of packages.
    if (all.has(known) && !delivered.has(known)) return []
    const licence = all.get(known)?.licence
    const stated = component.licenses || licence === undefined
    const licenses = { licenses: [{ license: { id: licence } }] }
    return [[component['bom-ref'], stated ? component : { ...component, ...licenses }]]
  })
  // npm 10 lists a package as often as it is installed.
  const components = [...new Map(kept).values()]
  const { component } = bill.metadata
  const refs = new Set([component, ...components].map((each) => each['bom-ref']))
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...component, name: project } },
    components,
    dependencies: [...refs].map((ref) => {
      const needed = bill.dependencies.filter((each) => each.ref === ref)
      const dependsOn = new Set(needed.flatMap((each) => each.dependsOn))
      return { ref, dependsOn: [...dependsOn].filter((each) => refs.has(each)) }
    }),
  }
}

/** Returns the canonical spelling of a path: the router ignores case and trailing slashes. */
export function normalisePath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

const DEMO = '/demo'

/** Returns the path of a page's counterpart in the demo. */
export function demoPath<Path extends string>(path: Path): `${typeof DEMO}${Path}` {
  return `${DEMO}${path}`
}

/** Returns whether a path belongs to the demo, in any spelling that the router accepts. */
export function isDemoPath(path: string): boolean {
  return `${normalisePath(path)}/`.startsWith(`${DEMO}/`)
}

/** Returns the path of the page whose counterpart a demo page is. */
export function ownPath(path: string): string {
  return path.slice(DEMO.length)
}

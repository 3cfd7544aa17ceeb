import type { XmlElement } from './xml.ts'

// Paths are a small part of XPath: `a/b[c/d=VALUE]/@e | f`. Of several with a bar between, the first that finds something counts.

interface Step {
  readonly name: string
  /** Which of the elements are meant: those where this path has this value, or has not. */
  readonly by?: { readonly path: string; readonly is: boolean; readonly value: string }
}

const STEP = /(?<name>[^/[\]]+)(?:\[(?<path>[^\]=!]+)(?<sign>!?=)(?<value>[^\]]*)\])?/g
const known = new Map<string, readonly (readonly Step[])[]>()

function parsePath(path: string): readonly (readonly Step[])[] {
  const parsed =
    known.get(path) ??
    path.split(' | ').map((each) =>
      Array.from(each.matchAll(STEP), ({ groups = {} }): Step => {
        const { name = '', path: by, sign, value = '' } = groups
        return by === undefined ? { name } : { name, by: { path: by, is: sign === '=', value } }
      }),
    )
  known.set(path, parsed)
  return parsed
}

/** Returns the elements at a path below an element, in the order of the file. */
export function elementsAt(from: XmlElement, path: string): readonly XmlElement[] {
  for (const steps of parsePath(path)) {
    const found = follow(from, steps)
    if (found.length > 0) return found
  }
  return []
}

/** Returns the texts at a path below an element, without empty ones. */
export function textsAt(from: XmlElement, path: string): readonly string[] {
  for (const steps of parsePath(path)) {
    const last = steps.at(-1)
    const texts = last?.name.startsWith('@')
      ? follow(from, steps.slice(0, -1)).map(
          ({ attributes }) => attributes[last.name.slice(1)]?.trim() ?? '',
        )
      : follow(from, steps).map(textOf)
    const found = texts.filter((text) => text !== '')
    if (found.length > 0) return found
  }
  return []
}

/** Returns an element's text, or what it contains: `name: value`. */
function textOf({ text, children }: XmlElement): string {
  return [text, ...children.map(textOf)].filter((part) => part !== '').join(': ')
}

function follow(from: XmlElement, steps: readonly Step[]): readonly XmlElement[] {
  let found: readonly XmlElement[] = [from]
  for (const { name, by } of steps)
    found = found.flatMap(({ children }) =>
      children.filter(
        (child) =>
          child.name === name &&
          (by === undefined || textsAt(child, by.path).includes(by.value) === by.is),
      ),
    )
  return found
}

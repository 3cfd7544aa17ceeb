// Files that were dropped before their import was made, until its page uploads them. A reload forgets them, as it must: the
// import's page then shows what has arrived.

const held = new Map<string, readonly File[]>()

export function holdFiles(id: string, files: readonly File[]): void {
  held.set(id, files)
}

/** Returns the files held for an import, once. */
export function takeFiles(id: string): readonly File[] {
  const files = held.get(id) ?? []
  held.delete(id)
  return files
}

import { pages } from './pages.ts'
import { optionalParameter, writeSearch } from './searchParameters.ts'

/** The import of an import's page. */
export const importParameter = optionalParameter('nummer')

/** Returns the address of an import's page. */
export function importAddress(id: string): string {
  return `${pages.importRun.path}?${writeSearch(importParameter, '', id)}`
}

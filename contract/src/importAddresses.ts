import { pages } from './pages.ts'
import { optionalParameter, writeSearch } from './searchParameters.ts'

export const importParameter = optionalParameter('nummer')

export function importAddress(id: string): string {
  return `${pages.importRun.path}?${writeSearch(importParameter, '', id)}`
}

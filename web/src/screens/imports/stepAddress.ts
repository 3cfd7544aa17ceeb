import { importParameter } from '@hausblick/contract/importAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import {
  keyParameter,
  optionalParameter,
  recordParameter,
  writeSearch,
} from '@hausblick/contract/searchParameters.ts'

/** A step that is shown in place of the one that an import is at, and the sheet shown in it. */
export const stepParameter = recordParameter({
  id: importParameter,
  step: keyParameter(
    'schritt',
    { files: 'dateien', columns: 'spalten', owners: 'eigentuemer' },
    null,
  ),
  sheet: optionalParameter('blatt', /^\d+$/),
})

/** Returns the address where the columns of an import are assigned, of a sheet or of the first that waits for it. */
export function columnsAddress(id: string, sheet: number | null = null): string {
  const shown = { id, step: 'columns' as const, sheet: sheet === null ? null : String(sheet) }
  return `${pages.importRun.path}?${writeSearch(stepParameter, '', shown)}`
}

/** Returns the address where the files of an import are changed, which then begins anew with them. */
export function filesAddress(id: string): string {
  const shown = { id, step: 'files' as const, sheet: null }
  return `${pages.importRun.path}?${writeSearch(stepParameter, '', shown)}`
}

/** Returns the address where the owners that an import's files list are invited. */
export function ownersAddress(id: string): string {
  const shown = { id, step: 'owners' as const, sheet: null }
  return `${pages.importRun.path}?${writeSearch(stepParameter, '', shown)}`
}

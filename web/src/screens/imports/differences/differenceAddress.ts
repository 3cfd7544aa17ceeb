import {
  keyParameter,
  optionalParameter,
  recordParameter,
  textParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { DifferenceFilter } from '../../../base/data/imports.ts'

export const noFilter: DifferenceFilter = { table: null, change: null, customer: '', search: '' }

/** The filters of the differences, as the address keeps them. */
export const differenceParameter = recordParameter<DifferenceFilter>({
  table: optionalParameter('tabelle', /^[a-z-]+$/),
  change: keyParameter(
    'aenderung',
    { added: 'neu', changed: 'geaendert', removed: 'entfernt' },
    null,
  ),
  customer: textParameter('kundennummer'),
  search: textParameter('suche'),
})

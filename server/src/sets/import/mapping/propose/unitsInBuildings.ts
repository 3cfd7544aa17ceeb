import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { readSection } from '../apply/sections.ts'

interface UnitColumns {
  readonly unitIndex: number
  /** -1 where headings among the rows name the buildings. */
  readonly buildingIndex: number
  readonly sections: MappingProfile['sections']
}

/** A wrong building beside one of many units proves nothing. */
const LEAST_SHARE = 0.25

/** Whether units of different buildings have the same ids, as where the flats of each are counted from 1. */
export function repeatsInBuildings(
  rows: readonly SheetRow[],
  { unitIndex, buildingIndex, sections }: UnitColumns,
): boolean {
  const buildings = new Map<string, Set<string>>()
  let heading = ''
  for (const { cells } of rows) {
    heading = readSection(cells, { sections })?.objectid ?? heading
    const unit = (cells[unitIndex] ?? '').trim()
    const building = buildingIndex === -1 ? heading : (cells[buildingIndex] ?? '').trim()
    if (unit === '' || building === '') continue
    buildings.set(unit, (buildings.get(unit) ?? new Set()).add(building))
  }
  const repeated = [...buildings.values()].filter(({ size }) => size > 1).length
  return repeated > 0 && repeated >= buildings.size * LEAST_SHARE
}

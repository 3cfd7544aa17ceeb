import type { GuestPart, GuestRights } from '@hausblick/contract/guests.ts'
import { plural } from '@hausblick/figures/plural.ts'

const partNames: Readonly<Record<GuestPart, string>> = {
  figures: 'Zahlen',
  loans: 'Kredite',
  documents: 'Dokumente',
}

/** Writes what a guest may read, for people: `Zahlen und Kredite der Jahre 2024, 2025, bis 31.12.2026`. */
export function describeRights({ parts, years, until }: GuestRights): string {
  const named = new Intl.ListFormat('de').format(parts.map((part) => partNames[part]))
  const ofYears =
    years === null
      ? 'aller Jahre'
      : `${plural(years.length, 'des Jahres', 'der Jahre')} ${years.join(', ')}`
  return `${named} ${ofYears}, bis ${until.split('-').toReversed().join('.')}`
}

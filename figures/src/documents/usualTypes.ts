/** The types that documents of a house usually have; others are those in use. */
export const usualTypes = [
  'Abrechnung',
  'Energieausweis',
  'Grundsteuerbescheid',
  'Kaufvertrag',
  'Kreditvertrag',
  'Mietvertrag',
  'Nebenkostenabrechnung',
  'Protokoll',
  'Rechnung',
  'Schriftverkehr',
  'Versicherung',
]

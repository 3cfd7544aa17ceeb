/** A street that every search field must find by each of its spellings. */
export const STREET = 'Ährenstraße 3'

export const spellings = [
  'Ährenstraße 3',
  'ährenstrasse',
  'ahrenstrasse',
  '3 ähren',
  'AEHRENSTR',
  'Aehrenstr. 3',
  'Ährenstr., 3',
  'Ähren-Str. 3',
  'Ähren\u00adstraße',
] as const

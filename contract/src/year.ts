/** The year of the months that are replied to a call that names none (product §27). */
export const DATA_YEAR = 2025

/** The years that monthly figures can be of. */
export const FIRST_YEAR = 2000
export const LAST_YEAR = 2100

/** Month parts of the wire's field names, January to December. */
export const MONTHS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
] as const

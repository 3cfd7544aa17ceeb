/** A date as far as it is known: `14.03.2019`, `03.2019`, `2019`. What is no ISO date stands as it is. */
export function formatDate(iso: string): string {
  return /^\d{4}(-\d{2}){0,2}$/.test(iso) ? iso.split('-').reverse().join('.') : iso
}

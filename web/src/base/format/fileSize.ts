import { formatNumber, NO_BREAK } from './number.ts'

const MEGABYTE = 1024 * 1024

/** The smallest size that does not round to 0,0 MB. */
const MIN_MEGABYTES = 0.05

/** Formats bytes as MB with one decimal (product §17): `1,3 MB`. A file that would round to zero is shown as `< 0,1 MB`. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / MEGABYTE
  const isSmall = megabytes > 0 && megabytes < MIN_MEGABYTES
  const shown = formatNumber(isSmall ? 0.1 : megabytes, 1, 1)
  return `${isSmall ? `<${NO_BREAK}` : ''}${shown}${NO_BREAK}MB`
}

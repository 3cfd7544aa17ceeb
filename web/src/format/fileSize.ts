import { formatNumber, NO_BREAK } from './number.ts'

const MEGABYTE = 1024 * 1024

/** What is rounded to one decimal from here on does not read as nothing. */
const LEAST = 0.05

/**
 * Returns the size of a file, given in bytes, in MB with 1 decimal (specification §9): `1,3 MB`. A file that would read as
 * nothing is `< 0,1 MB`.
 */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / MEGABYTE
  const isSmall = megabytes > 0 && megabytes < LEAST
  const shown = formatNumber(isSmall ? 0.1 : megabytes, 1, 1)
  return `${isSmall ? `<${NO_BREAK}` : ''}${shown}${NO_BREAK}MB`
}

import { formatNumber, NO_BREAK } from './number.ts'

const MEGABYTE = 1024 * 1024

/** The size of a file, given in bytes, in MB with 1 decimal (specification §9): `1,3 MB`. */
export function formatFileSize(bytes: number): string {
  return `${formatNumber(bytes / MEGABYTE, 1, 1)}${NO_BREAK}MB`
}

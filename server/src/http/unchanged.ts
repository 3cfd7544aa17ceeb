/** Whether an `If-None-Match` header names the tag, which is compared weakly as for every GET. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((one) => opaque(one) === opaque(tag)) ?? false
}

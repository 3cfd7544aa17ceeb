/** Returns whether an `If-None-Match` header lists the entity tag, by weak comparison (RFC 9110 §13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((one) => opaque(one) === opaque(tag)) ?? false
}

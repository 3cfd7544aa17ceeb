/** How long a reply counts from now on, by its `Cache-Control` and `Age` (RFC 9111); 0 where it does not say. */
export function freshSeconds(headers: Headers): number {
  const maxAge = /\bmax-age=(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1] ?? 0
  return Math.max(0, Number(maxAge) - Number(headers.get('age') ?? 0))
}

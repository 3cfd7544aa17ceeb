/** The page of whose tile an element is a part; null if of none. */
export function findKey(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-page]')?.dataset.page ?? null
}

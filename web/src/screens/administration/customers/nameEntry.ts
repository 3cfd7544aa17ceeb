import type { DirectoryEntry } from '@hausblick/contract/calls/customerDirectory.ts'

/** Returns what a customer is called, by name or, without one, by address, else by id; and what else tells them apart. */
export function nameEntry({ id, name, email }: Pick<DirectoryEntry, 'id' | 'name' | 'email'>) {
  const called = name || email || id
  return { name: called, others: [id, email].filter((one) => one && one !== called).join(' · ') }
}

import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'

/** Returns what a mapping says of an account, whose spelling it compares folded; undefined if nothing. */
export function findUse(
  accounts: Readonly<Record<string, AccountUse>>,
  key: string,
): AccountUse | undefined {
  return Object.entries(accounts).find(([other]) => isSameAccount(other, key))?.[1]
}

export function isSameAccount(one: string, other: string): boolean {
  return foldText(one).trim() === foldText(other).trim()
}

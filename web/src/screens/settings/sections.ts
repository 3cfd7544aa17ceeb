import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { normalisePath } from '@hausblick/contract/paths.ts'

/** The sections of the settings, each a page. */
export type SettingsSection = 'settings' | 'settingsPeople' | 'settingsNotices' | 'settingsData'

/** Returns the customer whom an account owns and sees; empty for guests, staff, and those without one. */
export function ownedCustomer(
  { role }: Me,
  { customerId, guest }: { customerId: string | null; guest?: unknown },
): string {
  return role === 'customer' && guest === undefined ? (customerId ?? '') : ''
}

/** Returns the sections that someone sees, in their order. */
export function sectionsOf(
  me: Me,
  access: { customerId: string | null; guest?: unknown },
): readonly SettingsSection[] {
  if (me.mustAddSecondFactor || me.role === 'operator') return ['settings']
  if (ownedCustomer(me, access) === '') return ['settings', 'settingsData']
  return ['settings', 'settingsPeople', 'settingsNotices', 'settingsData']
}

export function sectionAt(path: string): SettingsSection {
  const others = ['settingsPeople', 'settingsNotices', 'settingsData'] as const
  return others.find((section) => pages[section].path === normalisePath(path)) ?? 'settings'
}

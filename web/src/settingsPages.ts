import { pages } from '@hausblick/contract/pages.ts'
import type { ScreenEntry } from './pageEntry.ts'
import { findCustomerId } from './parts/session/loadPage.ts'
import { findGuest } from './parts/session/role.ts'
import { type SettingsSection, sectionsOf } from './screens/settings/sections.ts'

/** Returns the page of a section of the settings. Those to whom it does not apply are redirected to the first. */
export function settingsPage(section: SettingsSection): ScreenEntry {
  return {
    code: {
      source: 'src/screens/settings/SettingsPage.tsx',
      load: async () => (await import('./screens/settings/SettingsPage.tsx')).default,
    },
    data: async (viewer) =>
      (await import('./screens/settings/pageQueries.ts')).settingsQueries(section, viewer),
    redirect: (session, search) => {
      const customerId = findCustomerId(session, search)
      const guest = findGuest(session.me, customerId)
      const isShown = sectionsOf(session.me, { customerId, guest }).includes(section)
      return isShown ? null : pages.settings.path
    },
  }
}

import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { expect, it } from 'vitest'
import { renderPage } from './render.tsx'

/** Returns where an address leads someone, or nobody. */
async function locationOf(address: string, role: Me['role'] | null, cookies = '') {
  const account = { email: 'jemand@verwaltung.example', customerId: '', customerIds: [] }
  const session = role && { me: { ...account, role }, customerId: '' }
  const operator = { name: '', street: '', zipcode: '', city: '', phone: '', email: '' }
  const hours = { whatsapp: '', bookingUrl: '', openingHours: [], bookingHours: [] }
  const rendered = await renderPage({
    url: `https://hausblick.example${address}`,
    cookies,
    config: {
      demoCustomerId: 'DEMO',
      logo: '',
      maxUploadBytes: 1,
      analyticsScriptUrl: null,
      cappedPlaces: [],
      identity: { provider: 'embedded', passwords: 'everybody', oidc: [] },
      operator: { ...operator, ...hours },
    },
    session,
    renderedAt: 0,
    read: async (path) => {
      throw new Error(`${path} is not needed to find out.`)
    },
  })
  return rendered.kind === 'redirect' ? rendered.location : null
}

it.each([
  ['/', 'operator', '', pages.overview.path],
  ['/nirgends', 'staff', '', pages.overview.path],
  ['/', 'staff', '__Host-hausblick.customer=K-1', pages.dashboard.path],
  ['/', 'customer', '', pages.dashboard.path],
  [pages.inbox.path, 'customer', '', pages.documents.path],
  [pages.login.path, 'staff', '', pages.overview.path],
  [pages.login.path, 'customer', '', pages.dashboard.path],
  [`${pages.login.path}?ziel=%2Fcontact`, 'staff', '', pages.contact.path],
] as const)('%s leads %s with cookies %j to %s', async (address, role, cookies, location) => {
  expect(await locationOf(address, role, cookies)).toBe(location)
})

it.each([
  ['/', pages.dashboard.path],
  ['/nirgendwo', pages.dashboard.path],
  ['/dashboard/nirgendwo', pages.dashboard.path],
  ['/login/x?y=1', pages.dashboard.path],
  [pages.dashboard.path, pages.login.path],
  ['/demo', demoPath(pages.dashboard.path)],
  ['/demo/', demoPath(pages.dashboard.path)],
  ['/demo/nirgendwo', demoPath(pages.dashboard.path)],
  ['/demo/dashboard/nirgendwo', demoPath(pages.dashboard.path)],
])('%s leads visitors to %s', async (address, location) => {
  expect(await locationOf(address, null)).toBe(location)
})

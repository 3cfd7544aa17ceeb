import { demoPath, pagePaths } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
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
  ['/', 'operator', '', pagePaths.overview],
  ['/nirgends', 'staff', '', pagePaths.overview],
  ['/', 'staff', '__Host-hausblick.customer=K-1', pagePaths.dashboard],
  ['/', 'customer', '', pagePaths.dashboard],
  [pagePaths.inbox, 'customer', '', pagePaths.documents],
  [pagePaths.login, 'staff', '', pagePaths.overview],
  [pagePaths.login, 'customer', '', pagePaths.dashboard],
  [`${pagePaths.login}?ziel=%2Fcontact`, 'staff', '', pagePaths.contact],
] as const)('%s leads %s with cookies %j to %s', async (address, role, cookies, location) => {
  expect(await locationOf(address, role, cookies)).toBe(location)
})

it.each([
  ['/', pagePaths.dashboard],
  ['/nirgendwo', pagePaths.dashboard],
  ['/dashboard/nirgendwo', pagePaths.dashboard],
  ['/login/x?y=1', pagePaths.dashboard],
  [pagePaths.dashboard, pagePaths.login],
  ['/demo', demoPath(pagePaths.dashboard)],
  ['/demo/', demoPath(pagePaths.dashboard)],
  ['/demo/nirgendwo', demoPath(pagePaths.dashboard)],
  ['/demo/dashboard/nirgendwo', demoPath(pagePaths.dashboard)],
])('%s leads visitors to %s', async (address, location) => {
  expect(await locationOf(address, null)).toBe(location)
})

import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { ownerViewAddress } from '@hausblick/contract/customerAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { expect, test } from 'vitest'
import { isHidden } from './guestPages.ts'
import { readOwnerView, toViewed } from './ownerView.ts'
import { findGuest, isStaff, maySee } from './role.ts'
import type { SessionState } from './sessionState.ts'

const stateOf = (role: Me['role']): SessionState => ({
  status: 'signedIn',
  customerId: '',
  me: { email: 'eva@example.org', customerId: '', customerIds: [], role },
})
const search = ownerViewAddress('K-1').replace(pages.dashboard.path, '')

test('the address names the customer as whose owner staff look', () => {
  expect(readOwnerView(search)).toBe('K-1')
  expect(readOwnerView('?kunde=K-1')).toBe(null)
  expect(readOwnerView('?sicht=eigentuemer')).toBe(null)
})

test.each(['staff', 'operator'] as const)('%s look as the owner, and change nothing', (role) => {
  const viewed = toViewed(stateOf(role), 'K-1')
  if (viewed.status !== 'signedIn') throw new Error('Signed out.')
  expect(isStaff(viewed.me)).toBe(false)
  expect(maySee(viewed.me, 'K-1')).toBe(true)
  expect(maySee(viewed.me, 'K-2')).toBe(false)
  const guest = findGuest(viewed.me, 'K-1')
  expect(guest?.parts).toEqual(['figures', 'loans', 'documents'])
  const { dashboard, properties, documents, loan, settings } = pages
  const hidden = [dashboard, properties, documents, loan, settings].filter(({ path }) =>
    isHidden(guest, path),
  )
  expect(hidden).toEqual([settings])
})

test('nobody else is taken for somebody else', () => {
  const owner = stateOf('customer')
  expect(toViewed(owner, 'K-1')).toBe(owner)
  const staff = stateOf('staff')
  expect(toViewed(staff, null)).toBe(staff)
  expect(toViewed({ status: 'signedOut', left: false }, 'K-1').status).toBe('signedOut')
})

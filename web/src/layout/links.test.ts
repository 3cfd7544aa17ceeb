import { expect, test } from 'vitest'
import { headerPages, isDemo } from './links.ts'

test.each([
  ['/dashboard', false],
  ['/demo/dashboard', true],
  ['/login', false],
])('%s is one of the demo: %s', (pathname, expected) => {
  expect(isDemo(pathname)).toBe(expected)
})

test('the demo leads to the demo', () => {
  expect(headerPages('/demo/settings').map((page) => page.path)).toEqual([
    '/demo/dashboard',
    '/demo/properties',
    '/demo/documents',
    '/demo/contact',
    '/demo/settings',
  ])
})

test('everything else leads to the pages of who is signed in', () => {
  expect(headerPages('/impressum')).toEqual([
    { path: '/dashboard', label: 'Dashboard' },
    { path: '/properties', label: 'Wohnungen' },
    { path: '/documents', label: 'Dokumente' },
    { path: '/contact', label: 'Kontakt' },
    { path: '/settings', label: 'Einstellungen' },
  ])
})

import { isDemoPath } from '@hausblick/contract/paths.ts'
import { expect, test } from 'vitest'
import { headerPages, isEntry, isOwn, isWithin } from './links.ts'

test.each([
  ['/dashboard', { demo: false, entry: false, own: true }],
  ['/documents/eingang', { demo: false, entry: false, own: true }],
  ['/verwaltung/einlesen', { demo: false, entry: false, own: true }],
  ['/demo/dashboard', { demo: true, entry: false, own: false }],
  ['/demo', { demo: true, entry: false, own: false }],
  ['/demos', { demo: false, entry: false, own: false }],
  ['/login', { demo: false, entry: true, own: false }],
  ['/signup', { demo: false, entry: true, own: false }],
  ['/passwort', { demo: false, entry: true, own: false }],
  ['/impressum', { demo: false, entry: false, own: false }],
  ['/Dashboard/', { demo: false, entry: false, own: true }],
  ['/Documents/Eingang', { demo: false, entry: false, own: true }],
  ['/Demo/Dashboard', { demo: true, entry: false, own: false }],
  ['/LogIn/', { demo: false, entry: true, own: false }],
])('%s is %o', (pathname, expected) => {
  const found = { demo: isDemoPath(pathname), entry: isEntry(pathname), own: isOwn(pathname) }
  expect(found).toEqual(expected)
})

test.each([
  ['/documents/eingang', '/documents', true],
  ['/documents', '/documents', false],
  ['/documents/', '/documents', false],
  ['/Documents/Eingang', '/documents', true],
  ['/documents-of-others', '/documents', false],
])('%s is within %s: %s', (pathname, path, expected) => {
  expect(isWithin(pathname, path)).toBe(expected)
})

test('links within the demo lead to the demo', () => {
  expect(headerPages('/demo/settings').map((page) => page.path)).toEqual([
    '/demo/dashboard',
    '/demo/properties',
    '/demo/documents',
    '/demo/contact',
    '/demo/settings',
  ])
})

test('links on all other pages lead to the user’s own pages', () => {
  expect(headerPages('/impressum')).toEqual([
    { path: '/dashboard', title: 'Dashboard' },
    { path: '/properties', title: 'Wohnungen' },
    { path: '/documents', title: 'Dokumente' },
    { path: '/contact', title: 'Kontakt' },
    { path: '/settings', title: 'Einstellungen' },
  ])
})

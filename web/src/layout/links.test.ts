import { isDemoPath, ownPath } from '@hausblick/contract/addresses.ts'
import { expect, test } from 'vitest'
import { headerPages, isEntry, isOwn, isWithin } from './links.ts'

test.each([
  ['/dashboard', { demo: false, entry: false, own: true }],
  ['/documents/eingang', { demo: false, entry: false, own: true }],
  ['/demo/dashboard', { demo: true, entry: false, own: false }],
  ['/login', { demo: false, entry: true, own: false }],
  ['/signup', { demo: false, entry: true, own: false }],
  ['/passwort', { demo: false, entry: true, own: false }],
  ['/impressum', { demo: false, entry: false, own: false }],
])('%s is %o', (pathname, expected) => {
  const found = { demo: isDemoPath(pathname), entry: isEntry(pathname), own: isOwn(pathname) }
  expect(found).toEqual(expected)
})

test.each([
  ['/documents/eingang', '/documents', true],
  ['/documents', '/documents', false],
  ['/documents-of-others', '/documents', false],
])('%s is within %s: %s', (pathname, path, expected) => {
  expect(isWithin(pathname, path)).toBe(expected)
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

test('each page of the demo has one of one’s own', () => {
  const own = headerPages('/demo/dashboard').map(({ path }) => ownPath(path))
  expect(own).toEqual(headerPages('/dashboard').map(({ path }) => path))
})

test('links are called alike within the demo and outside', () => {
  const namesOn = (pathname: string) => headerPages(pathname).map(({ title }) => title)
  expect(namesOn('/demo/dashboard')).toEqual(namesOn('/dashboard'))
})

test('everything else leads to the pages of who is signed in', () => {
  expect(headerPages('/impressum')).toEqual([
    { path: '/dashboard', title: 'Dashboard' },
    { path: '/properties', title: 'Wohnungen' },
    { path: '/documents', title: 'Dokumente' },
    { path: '/contact', title: 'Kontakt' },
    { path: '/settings', title: 'Einstellungen' },
  ])
})

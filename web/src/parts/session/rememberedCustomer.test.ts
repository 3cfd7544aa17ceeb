import { afterEach, beforeEach, expect, test } from 'vitest'
import { recallCustomer, rememberCustomer } from './rememberedCustomer.ts'

const globals = { document: globalThis.document, location: globalThis.location }
beforeEach(() => {
  Object.assign(globalThis, { document: { cookie: '' } })
})
afterEach(() => {
  Object.assign(globalThis, globals)
})

test.each([
  ['http://localhost:3000', /^hausblick\.customer=K-1; path=\/; max-age=\d+; samesite=lax$/],
  [
    'https://haus.example',
    /^__Host-hausblick\.customer=K-1; path=\/; max-age=\d+; samesite=lax; secure$/,
  ],
])('at %s the selected customer is a cookie of this host alone', (origin, form) => {
  Object.assign(globalThis, { location: new URL(origin) })
  rememberCustomer('K-1')
  expect(document.cookie).toMatch(form)
  expect(recallCustomer(`theme=dark; ${document.cookie}`, origin)).toBe('K-1')
  rememberCustomer(null)
  expect(document.cookie).toContain('=; path=/; max-age=0;')
})

test.each([
  ['https://haus.example', 'hausblick.customer=K-1'],
  ['http://localhost:3000', '__Host-hausblick.customer=K-1'],
  ['http://localhost:3000', 'hausblick.customer=%00'],
  ['http://localhost:3000', 'hausblick.customer=%'],
  ['http://localhost:3000', ''],
])('at %s no customer is selected by "%s"', (origin, cookies) => {
  expect(recallCustomer(cookies, origin)).toBeNull()
})

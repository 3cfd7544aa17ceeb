import { expect, test } from 'vitest'
import { displaysReply, renderErrorPage } from './errorPage.ts'

test.each([
  [{ 'sec-fetch-dest': 'iframe' }, true],
  [{ 'sec-fetch-dest': 'document', accept: '*/*' }, true],
  [{ 'sec-fetch-dest': 'embed' }, true],
  [{ 'sec-fetch-dest': 'empty', accept: 'text/html' }, false],
  [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, true],
  [{ accept: 'application/json' }, false],
  [{ accept: '*/*' }, false],
  [{}, false],
])('who sends %j is shown a page: %s', (headers, expected) => {
  expect(displaysReply(headers)).toBe(expected)
})

test('a sentence is escaped', () => {
  const page = renderErrorPage('Titel & mehr', '<script>"x"</script>')
  expect(page).toContain('<h1>Titel &amp; mehr</h1>')
  expect(page).toContain('&lt;script&gt;&quot;x&quot;&lt;/script&gt;')
  expect(page).not.toContain('<script')
})

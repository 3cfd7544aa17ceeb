import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { writeCircular } from './writeCircular.ts'

const letterhead = {
  name: 'Hausverwaltung Lindner',
  address: 'Marktplatz 3, 10115 Berlin',
  contact: '',
  color: '#1f5c4a',
  logo: '',
}

test('a circular has a letterhead, and all of its text on as many pages as it takes', async () => {
  const words = Array.from({ length: 1200 }, (_, index) => `wort${index}`)
  const text = `Guten Tag,\n\n${words.join(' ')}\n\n${'a'.repeat(4000)}\n\nIhre Verwaltung`
  const bytes = await writeCircular({ subject: 'Heizung', text, today: '2026-05-01' }, letterhead)
  const { text: pages, totalPages } = await extractText(new Uint8Array(bytes))
  expect(totalPages).toBeGreaterThan(1)
  expect(pages[0]).toMatch(
    /^Hausverwaltung Lindner\s+Marktplatz 3, 10115 Berlin\s+01\.05\.2026\s+Heizung/,
  )
  const all = pages.join(' ')
  for (const word of words) expect(all).toContain(word)
  expect(all).toContain('Ihre Verwaltung')
})

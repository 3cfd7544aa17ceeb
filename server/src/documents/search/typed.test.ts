import { expect, test } from 'vitest'
import { admitCommand } from '../../http/access.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { documentTexts, matchingQueries, nonMatchingQueries } from '../../testing/search/typed.ts'
import { indexText, toDocumentText } from './indexText.ts'
import { searchTexts } from './searchTexts.ts'

onEachDatabase('the search', (newDatabase) => {
  const { add, database } = useDocuments(newDatabase)

  async function write(name: string, ...pages: string[]) {
    const { number } = await add({ customerId: 'A', name, textState: 'pending' })
    await indexText(database(), { customerId: 'A', number }, toDocumentText(pages))
  }

  const search = async (text: string) =>
    await searchTexts(database(), admitCommand('A'), { text, limit: 50 })
  const foundBy = async (text: string) =>
    (await search(text)).map(({ name }) => /_([^_]+)\.pdf$/.exec(name)?.[1])

  test('finds numbers and phrases in the spellings that people type', async () => {
    for (const [name, ...pages] of documentTexts) await write(name, ...pages)
    for (const [typed, name] of matchingQueries) expect(await foundBy(typed), typed).toContain(name)
    for (const [typed, name] of nonMatchingQueries)
      expect(await foundBy(typed), typed).not.toContain(name)
  })

  test.each([
    ['DE8937040044', 'IBAN: ', 'DE89 3704 0044', ' 0532 0130 00'],
    ['1234,56', 'Summe ', '1.234,56', ' €'],
    ['Birken-Str.', 'Haus in der ', 'Birkenstraße', ' 7'],
    ['„an den Mieter“', 'Brief an Mieter, und ', 'an den Mieter', ' den Mieter'],
  ])('marks %j in the text’s own spelling', async (typed, before, hit, after) => {
    await write('Markiert', `${before}${hit}${after}`)
    const [first] = await search(typed)
    expect(first?.excerpt).toEqual([
      { text: before, hit: false },
      { text: hit, hit: true },
      { text: after, hit: false },
    ])
  })

  test('names the page that has the phrase', async () => {
    await write('Satz', 'Der Keller ist trocken', 'Trocken ist der Speicher, der Keller nass')
    expect(await search('"der Keller nass"')).toMatchObject([{ page: 2 }])
    expect(await search('"keller ist trocken" speicher')).toMatchObject([{ page: 1 }])
  })

  test('ranks a word before compounds that contain it and marks compounds whole', async () => {
    await write('Ganz', 'Der Gartenzaun')
    await write('Innen', 'Die Wintergartentür')
    await write('Vorn', 'Ein Dach')
    await write('Wort', 'Garten')
    await write('Danach', 'Der Wintergarten')
    expect(await foundBy('garten')).toEqual(['Wort', 'Danach', 'Innen', 'Ganz'])
    expect(await foundBy('gärten wort')).toEqual([])
    const [, , inside] = await search('garten')
    expect(inside?.excerpt).toEqual([
      { text: 'Die ', hit: false },
      { text: 'Wintergartentür', hit: true },
    ])
  })

  test('names the page with a compound', async () => {
    await write('Seiten', 'Etwas', 'Der Mietvertrag', 'Noch etwas')
    expect(await search('vertrag')).toMatchObject([{ page: 2 }])
  })
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { saysConflict, usePapers } from '../../testing/papers.ts'
import { removeQueuedFiles } from '../withheld/storedFiles.ts'

onEachDatabase('piles', (newDatabase) => {
  const papers = usePapers(newDatabase)
  const { act, db, storage, upload, split, made, undo, undoStep, waiting, texts } = papers
  const { filed, readTexts, isStored, keysOf } = papers

  describe('are split', () => {
    let [one, two] = [0, 0]
    beforeAll(async () => {
      one = await upload(['Rechnung eins', 'Rechnung zwei', 'leer'])
      two = await upload(['Rechnung drei'], 'Nachtrag')
      await readTexts()
    })

    test('into letters over several of them, in one step, once', async () => {
      const letters = [
        {
          name: 'Wasser',
          pages: [
            { paper: one, page: 2, turn: 180 },
            { paper: two, page: 1 },
          ],
        },
        { name: '', pages: [{ paper: one, page: 1 }] },
      ]
      const dropped = [{ paper: one, page: 3 }]
      const replies = await Promise.all([
        split('staff', letters, dropped),
        split('operator', letters, dropped),
      ])
      const statuses = replies.map(({ statusCode }) => statusCode).toSorted()
      // The same as the other has just asked for, or too late for it.
      expect([
        [200, 200],
        [200, 409],
      ]).toContainEqual(statuses)
      const reply = await made(letters, dropped)
      expect(reply.letters.map(({ name }) => name)).toEqual(['Wasser', 'Stapel (2)'])
      const found = await waiting()
      expect(found.map(({ paper }) => paper)).toEqual(reply.letters.map(({ paper }) => paper))
      expect(found.map(({ pages, split: by }) => [pages, by])).toEqual([
        [2, reply.split],
        [1, reply.split],
      ])
      expect(await texts(found[0]?.downloadUrl ?? '')).toEqual(['Rechnung zwei', 'Rechnung drei'])
      // What was read in the pile is not read again.
      const read = await db()
        .selectFrom('paper')
        .select('text_state')
        .where('state', '=', 'waiting')
        .execute()
      expect(read.map(({ text_state }) => text_state)).toEqual(['read', 'read'])
      const pages = await db()
        .selectFrom('paper_page')
        .select('text')
        .where(
          'paper_id',
          'in',
          found.map(({ paper }) => paper),
        )
        .orderBy('paper_id')
        .orderBy('page')
        .execute()
      expect(pages.map(({ text }) => text)).toEqual([
        'Rechnung zwei',
        'Rechnung drei',
        'Rechnung eins',
      ])
      const other = [{ name: '', pages: [{ paper: one, page: 1 }] }]
      expect(saysConflict(await split('staff', other))).toMatch(/liegt nicht mehr im Eingang/)
    })

    test('and put back whole, once', async () => {
      const [letter] = await waiting()
      const by = letter?.split ?? 0
      const keys = await keysOf()
      const replies = [await undo(by), await undo(by)]
      expect(replies.map((reply) => reply.json())).toEqual(Array(2).fill({ papers: [one, two] }))
      expect((await waiting()).map(({ paper }) => paper)).toEqual([one, two])
      await sql`update storage_removal set due_at = ''`.execute(db())
      await removeQueuedFiles({ db: db(), storage: storage() })
      expect(await isStored(keys.get(letter?.paper ?? 0) ?? '')).toBe(false)
      expect(await isStored(keys.get(one) ?? '')).toBe(true)
      expect((await undo(999)).statusCode).toBe(404)
    })

    test.each([
      ['without one of their pages', (paper: number) => [{ paper, page: 1 }]],
      [
        'with a page twice',
        (paper: number) => [
          { paper, page: 1 },
          { paper, page: 1 },
          { paper, page: 2 },
          { paper, page: 3 },
        ],
      ],
      [
        'with a page that they do not have',
        (paper: number) => [1, 2, 3, 4].map((page) => ({ paper, page })),
      ],
    ])('never %s', async (_, pages) => {
      const reply = await split('staff', [{ name: '', pages: pages(one) }])
      expect(reply.statusCode).toBe(400)
      expect((await waiting()).map(({ paper }) => paper)).toContain(one)
    })
  })

  test('are put back only as long as all their letters wait', async () => {
    const pile = await upload(['Miete', 'Strom'])
    const { split: by, letters } = await made(
      [1, 2].map((page) => ({ name: `Brief ${page}`, pages: [{ paper: pile, page }] })),
    )
    const [first = { paper: 0 }, second = { paper: 0 }] = letters
    const { step } = await filed(first.paper)
    expect(saysConflict(await undo(by))).toMatch(/schon etwas erfasst/)
    expect((await undoStep('staff', step)).statusCode).toBe(200)
    await act('operator', [{ kind: 'removePaper', paper: second.paper, seen: 'Brief 2' }])
    expect((await undo(by)).statusCode).toBe(200)
    expect((await waiting()).map(({ paper }) => paper)).toContain(pile)
  })
})

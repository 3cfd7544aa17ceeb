import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { saysConflict, usePapers } from '../../testing/papers.ts'
import { removeQueuedFiles } from '../withheld/storedFiles.ts'

const newStep = () => randomBytes(16).toString('hex')

onEachDatabase('piles', (newDatabase) => {
  const papers = usePapers(newDatabase)
  const { act, db, storage, upload, split, made, undoStep, waiting, texts } = papers
  const { filed, readTexts, isStored, keysOf } = papers

  describe('are split', () => {
    let [one, two] = [0, 0]
    const step = newStep()
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
      const attempts = [1, 2].map(() => split('staff', letters, dropped, step))
      const replies = await Promise.all(attempts)
      replies.push(await split('staff', letters, dropped, step))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
      const found = await waiting()
      expect(found.map(({ name, pages }) => [name, pages])).toEqual([
        ['Wasser', 2],
        ['Stapel (2)', 1],
      ])
      expect(new Set(found.map(({ split: by }) => by)).size).toBe(1)
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

    test('and put back whole, once, also at the same time', async () => {
      const [letter] = await waiting()
      const keys = await keysOf()
      const replies = await Promise.all([undoStep('staff', step), undoStep('operator', step)])
      replies.push(await undoStep('staff', step))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect((await waiting()).map(({ paper }) => paper)).toEqual([one, two])
      await sql`update storage_removal set due_at = ''`.execute(db())
      await removeQueuedFiles({ db: db(), storage: storage() })
      expect(await isStored(keys.get(letter?.paper ?? 0) ?? '')).toBe(false)
      expect(await isStored(keys.get(one) ?? '')).toBe(true)
      expect((await undoStep('staff', newStep())).statusCode).toBe(404)
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
    const { step: by, letters } = await made(
      [1, 2].map((page) => ({ name: `Brief ${page}`, pages: [{ paper: pile, page }] })),
    )
    const [first = { paper: 0 }, second = { paper: 0 }] = letters
    const { step } = await filed(first.paper)
    expect(saysConflict(await undoStep('staff', by))).toMatch(/schon etwas erfasst/)
    expect((await undoStep('staff', step)).statusCode).toBe(200)
    await act('operator', [{ kind: 'removePaper', paper: second.paper, seen: 'Brief 2' }])
    expect((await undoStep('staff', by)).statusCode).toBe(200)
    expect((await waiting()).map(({ paper }) => paper)).toContain(pile)
  })

  describe('that two pages make', () => {
    const cut = (paper: number) => [1, 2].map((page) => ({ name: '', pages: [{ paper, page }] }))

    test('are split by one of two clerks who try at once', async () => {
      const letters = cut(await upload(['Gas', 'Wasser']))
      const replies = await Promise.all([split('staff', letters), split('operator', letters)])
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const other = replies.find(({ statusCode }) => statusCode === 409)
      expect(other && saysConflict(other)).toMatch(/liegt nicht mehr im Eingang/)
    })

    test('are not named twice in a step', async () => {
      const paper = await upload(['Gas', 'Wasser'], 'Doppelt')
      const changes = [
        { kind: 'splitPapers', letters: cut(paper), dropped: [] },
        { kind: 'removePaper', paper, seen: 'Doppelt' },
      ]
      expect((await act('operator', changes)).statusCode).toBe(400)
      expect((await waiting()).map((entry) => entry.paper)).toContain(paper)
    })

    test('are put back for twelve hours', async () => {
      const paper = await upload(['Gas', 'Wasser'])
      const { step } = await made(cut(paper))
      await db().updateTable('paper_change').set({ until: '2020-01-01' }).execute()
      expect((await undoStep('staff', step)).statusCode).toBe(404)
      expect((await waiting()).map((entry) => entry.paper)).not.toContain(paper)
    })
  })
})

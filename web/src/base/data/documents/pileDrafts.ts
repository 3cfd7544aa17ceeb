import * as z from 'zod/mini'
import { PREFIX } from './forgetPileDrafts.ts'

/** More than anyone has begun at a time. */
const MAX_KEPT = 20

const page = z.object({
  paper: z.int(),
  number: z.int(),
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  isDropped: z.boolean(),
})
const letters = z.readonly(
  z.array(z.object({ name: z.string(), pages: z.readonly(z.array(page)) })),
)
const stored = z.array(z.object({ papers: z.readonly(z.array(z.int())), letters }))

/** Letters that a clerk has begun to make of papers. */
export type PileDraft = z.infer<typeof letters>

/** Returns what this tab keeps of what was begun with any of these papers, and all papers concerned. */
export function readPileDraft(
  account: string,
  papers: readonly number[],
): { readonly papers: readonly number[]; readonly letters: PileDraft } {
  const begun = readAll(account).filter((draft) => isShared(draft.papers, papers))
  return {
    papers: [...new Set([...papers, ...begun.flatMap((draft) => draft.papers)])],
    letters: begun.flatMap((draft) => draft.letters),
  }
}

/** Keeps what was begun with papers, in this tab alone; null forgets it. */
export function storePileDraft(
  account: string,
  papers: readonly number[],
  letters: PileDraft | null,
): void {
  const others = readAll(account).filter((draft) => !isShared(draft.papers, papers))
  const all = letters === null ? others : [...others, { papers, letters }]
  try {
    sessionStorage.setItem(PREFIX + account, JSON.stringify(all.slice(-MAX_KEPT)))
  } catch {
    // Storage is disabled or full: leaving the page then loses what was begun.
  }
}

function readAll(account: string): z.infer<typeof stored> {
  try {
    const text = sessionStorage.getItem(PREFIX + account) ?? '[]'
    return stored.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}

function isShared(some: readonly number[], others: readonly number[]): boolean {
  return some.some((paper) => others.includes(paper))
}

import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import type { Giving } from '@hausblick/contract/calls/givings.ts'
import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import type { Paper } from '@hausblick/contract/calls/papers.ts'
import type { Filing } from '../../../base/data/documents/inbox.ts'
import type { GiveValues } from '../../../parts/layout/recipients/GiveForm.tsx'
import type { Suggestions } from '../../../parts/upload/staff/useSuggestions.ts'

/** What waits in the inbox: a document, or a paper, which has no customer yet. */
export interface Letter extends InboxEntry {
  /** Absent for documents. */
  readonly paper?: Paper
}

/** What is to go to many, as far as it is filled in. */
export interface ToMany {
  readonly entry: Letter
  readonly values: GiveValues
  readonly suggestions: Suggestions
}

/** A letter as it was filed: by which step, and under which file name. */
interface FiledLetter {
  readonly entry: Letter
  readonly step: string
  readonly fileName: string
  readonly giving?: undefined
}

/** A letter that was given to many. */
interface GivenLetter {
  readonly entry: Letter
  readonly giving: Giving
  /** The document's short label. */
  readonly name: string
}

export type Done = FiledLetter | GivenLetter

/** Shows a paper as what it becomes: a document of a customer; without one, the id is empty. */
function toLetter(paper: Paper): Letter {
  const { paper: number, name, sender, arrivedAt, split, pages, source, ...shared } = paper
  return {
    ...shared,
    customerId: '',
    number,
    name: '',
    typedName: name,
    uploadedBy: sender ?? shared.uploadedBy,
    uploadedAt: arrivedAt,
    paper,
  }
}

/** Returns what files a letter, which becomes a customer's if it is a paper. */
export function toFiling(
  { customerId, number, name: seen, paper }: Letter,
  parts: Filing,
  ofPaper: string,
): DocumentChange {
  return paper
    ? { kind: 'filePaper', paper: paper.paper, seen: paper.name, customerId: ofPaper, ...parts }
    : { kind: 'file', customerId, number, seen, ...parts }
}

/** Returns a letter's key, unique within the inbox and valid in element ids. */
export function getLetterKey({
  customerId,
  number,
}: Pick<Letter, 'customerId' | 'number'>): string {
  return customerId === '' ? `post-${number}` : `${customerId}-${number}`
}

/** Merges what waits, the longest waiting first. */
export function listLetters(
  entries: readonly InboxEntry[],
  papers: readonly Paper[],
): readonly Letter[] {
  // Letters of a pile have the time of the pile, and stay in its order.
  return [...entries, ...papers.map(toLetter)].toSorted((a, b) =>
    a.uploadedAt < b.uploadedAt ? -1 : Number(a.uploadedAt > b.uploadedAt),
  )
}

/** Returns the label under which a letter is filed unless somebody changes it. */
export function labelOf({ suggestion: { name }, typedName }: Letter): string {
  return name?.value ?? typedName
}

/** Whether the service is certain of all that a letter is filed as. */
export function isComplete({ paper, suggestion }: Letter): boolean {
  const { customer, street, type, date } = suggestion
  const wanted = [street, type, date, ...(paper ? [customer] : [])]
  return wanted.every((each) => each?.isCertain)
}

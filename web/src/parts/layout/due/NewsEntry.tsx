import { previewParameter } from '@hausblick/contract/addresses.ts'
import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { MIN_GROUP } from '@hausblick/figures/due/groups.ts'
import { LinkEntry } from './LinkEntry.tsx'
import type { NewDocument, NewsLine } from './news.ts'
import { OpeningEntry } from './OpeningEntry.tsx'
import * as texts from './texts.ts'

/** What is new, each linked to its preview among the documents. */
export function NewsEntry({ line }: { line: NewsLine }) {
  const { since, documents } = line
  const entryOf = (one: NewDocument) => {
    const { fileName, isReport, addedAt } = one
    const parts = readFileName(fileName)
    const preview = writeSearch(previewParameter, '', { fileName, page: null })
    return (
      <LinkEntry
        key={fileName}
        to={`${pages.documents.path}?${preview}`}
        name={parts?.name ?? fileName}
        description={texts.describeNew(isReport ? '' : (parts?.type ?? ''), addedAt)}
        action={isReport ? texts.open : texts.read}
      />
    )
  }
  if (documents.length < MIN_GROUP) return documents.map(entryOf)
  return (
    <OpeningEntry name={texts.nameNews(line)} description={texts.sinceVisit(since)}>
      {documents.map(entryOf)}
    </OpeningEntry>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { importsQuery } from '../../../base/data/imports.ts'
import { mapRead, readOf } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { ImportEntry } from './ImportEntry.tsx'
import * as texts from './texts.ts'

/** All imports, newest first, with what came of them. */
export function ImportLog() {
  const { client } = useAccess()
  const query = useInfiniteQuery(importsQuery(client))
  const read = mapRead(readOf(query), ({ pages }) => pages.flatMap((page) => page.imports))
  return (
    <Section title={texts.logHeading}>
      <Loaded read={read} failure={texts.logFailed}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-2">{texts.logEmpty}</p>
          ) : (
            <ul className="-my-3 divide-y divide-line">
              {all.map((run) => (
                <ImportEntry key={run.id} run={run} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button
          look="secondary"
          className="mt-6 w-full"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.isFetchingNextPage || void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Section>
  )
}

import type { Paper } from '@hausblick/contract/calls/papers.ts'
import { splitAddress } from '@hausblick/contract/pileAddress.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccess } from '../../../base/data/access.ts'
import { loadPaper } from '../../../base/data/documents/papers.ts'
import { readPileDraft, storePileDraft } from '../../../base/data/documents/pileDrafts.ts'
import { takeStep } from '../../../base/data/documents/steps.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { AddPaper } from './AddPaper.tsx'
import { PageGrid } from './grid/PageGrid.tsx'
import { LetterName } from './LetterName.tsx'
import { takeUp } from './model/draft.ts'
import { dropPages } from './model/edit.ts'
import { keptLetters, readPaper, writeSplit } from './model/pile.ts'
import { PageCounts } from './PageCounts.tsx'
import { LargePicture } from './pictures/LargePicture.tsx'
import { PicturesFailed } from './pictures/PicturesFailed.tsx'
import { PictureContext, usePictureMaker } from './pictures/usePictures.ts'
import { Toolbar } from './Toolbar.tsx'
import * as texts from './texts.ts'
import { usePile } from './usePile.ts'

interface Props {
  /** Those of the requested papers that still wait. */
  chosen: readonly Paper[]
  asked: readonly number[]
  account: string
}

/** Splits papers: all their pages, what can be done with them, and the letter of the current one. */
export function Editor({ chosen, asked, account }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [papers, setPapers] = useState(chosen)
  const [start] = useState(() => chosen.map(readPaper))
  const numbers = papers.map(({ paper }) => paper)
  const editor = usePile(start, {
    read: () => {
      const { papers, letters } = readPileDraft(account, asked)
      // With others, the page is about to ask for them: half of it would take the place of the whole.
      return papers.length > asked.length ? null : takeUp(letters, chosen)
    },
    store: (pile) => storePileDraft(account, numbers, pile),
  })
  const { pile, pages, current, edit, restart } = editor
  const maker = usePictureMaker(pages, async (number) => {
    const paper = papers.find(({ paper }) => paper === number)
    if (!paper) throw new Error(`There is no paper ${number}.`)
    return await loadPaper(client, paper)
  })
  const frame = useRef<HTMLDivElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const keysId = useId()
  const kept = keptLetters(pile)
  const drop = () => {
    if (!current) return
    edit((pile) => dropPages(pile, new Set([current.key]), !current.isDropped))
  }
  const { run, busy, error } = useChange<void>(async () => {
    if (kept.length === 0) throw new Error(texts.nothingLeft)
    const { step } = await takeStep(client, queries, [writeSplit(pile)])
    // As they came, should they be taken apart again.
    const papers = numbers.toSorted((one, other) => one - other)
    await navigate(splitAddress({ step, papers }))
  })
  const severalPapers = new Set(pages.map(({ paper }) => paper)).size > 1
  return (
    <PictureContext value={maker}>
      <FormSuccess
        text={restart && texts.takenUp}
        action={
          restart && (
            <Button look="secondary" onClick={restart}>
              {texts.restart}
            </Button>
          )
        }
      />
      <p className="max-w-[65ch] text-ink-2">{texts.explained}</p>
      <p id={keysId} className="mt-1 text-13 text-ink-3 pointer-coarse:sr-only">
        {texts.keys}
      </p>
      <PageCounts editor={editor} maker={maker} />
      <PicturesFailed maker={maker} />
      <div ref={frame} className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <PageGrid
          editor={editor}
          actions={{ drop, name: () => nameField.current?.focus() }}
          describedBy={keysId}
          nameOf={(number) =>
            severalPapers ? (papers.find(({ paper }) => paper === number)?.name ?? null) : null
          }
        />
        <div className="sticky bottom-0 z-10 -mx-4 grid grid-cols-1 content-start gap-2 self-start border-t border-line bg-surface px-4 py-2 lg:top-4 lg:bottom-auto lg:mx-0 lg:gap-3 lg:rounded-card lg:border lg:p-4">
          <Toolbar editor={editor} onDrop={drop} />
          {current && (
            <div className="hidden lg:block">
              <LargePicture page={current} />
            </div>
          )}
          <LetterName
            editor={editor}
            field={nameField}
            onLeave={() => frame.current?.querySelector<HTMLElement>('[role=listbox]')?.focus()}
          />
          <FormError text={error} />
          <Button aria-disabled={busy} onClick={() => run()}>
            {busy ? texts.splitting : texts.split(kept.length)}
          </Button>
        </div>
      </div>
      <div className="mt-6 max-w-90">
        <AddPaper
          used={pages}
          onAdd={(paper) => {
            setPapers([...papers, paper])
            edit((pile) => [...pile, readPaper(paper)])
          }}
        />
      </div>
    </PictureContext>
  )
}

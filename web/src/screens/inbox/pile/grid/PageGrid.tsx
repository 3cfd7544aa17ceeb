import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { movePage, toggleCut } from '../model/edit.ts'
import * as texts from '../texts.ts'
import type { PileEditor } from '../usePile.ts'
import { findKey } from './findKey.ts'
import { PageTile } from './PageTile.tsx'
import { type KeyActions, useGridKeys } from './useGridKeys.ts'
import { useInView } from './useInView.ts'

interface Props {
  editor: PileEditor
  actions: KeyActions
  /** Id of the text that explains the keys. */
  describedBy: string
  /** The number of the paper of a page among several; null if there is one only. */
  nameOf: (paper: number) => string | null
}

/** All pages in their order, in the colours of their letters: one list box, so that nothing moves when a letter begins. */
export function PageGrid({ editor, actions, describedBy, nameOf }: Props) {
  const { pile, current, choose, edit } = editor
  const list = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const onKeyDown = useGridKeys(list, editor, actions)
  useInView(list, editor.pages.length)
  const currentKey = current?.key
  useEffect(() => {
    if (currentKey === undefined || document.activeElement !== list.current) return
    document.getElementById(optionId(currentKey))?.scrollIntoView({ block: 'nearest' })
  }, [currentKey])
  const onClick = (event: MouseEvent) => {
    const key = findKey(event.target)
    if (key === null) return
    choose(key)
    if (event.target instanceof Element && event.target.closest('[data-cut]'))
      edit((pile) => toggleCut(pile, key))
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={texts.pageList}
      aria-describedby={describedBy}
      aria-activedescendant={currentKey && optionId(currentKey)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDragStart={(event) => {
        const key = findKey(event.target)
        if (key === null) return
        setDragged(key)
        choose(key)
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', key)
      }}
      onDragOver={(event) => {
        if (dragged !== null && findKey(event.target) !== null) event.preventDefault()
      }}
      onDrop={(event) => {
        const target = findKey(event.target)
        if (dragged === null || target === null) return
        event.preventDefault()
        const side = isLeftHalf(event, target) ? -1 : 1
        edit((pile) => movePage(pile, dragged, target, side))
      }}
      onDragEnd={() => setDragged(null)}
      className="group/pages grid content-start grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-y-2 rounded-control outline-none md:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]"
    >
      {pile.map((letter, index) =>
        letter.pages.map((page, place) => (
          <PageTile
            key={page.key}
            id={optionId(page.key)}
            page={page}
            letterNumber={index + 1}
            letterName={letter.name}
            isFirst={place === 0}
            isLast={place === letter.pages.length - 1}
            isStart={index === 0 && place === 0}
            isCurrent={page.key === currentKey}
            isDragged={page.key === dragged}
            paperName={nameOf(page.paper)}
          />
        )),
      )}
    </div>
  )
}

function optionId(key: string): string {
  return `page-${key}`
}

function isLeftHalf({ clientX }: { clientX: number }, key: string): boolean {
  const box = document.getElementById(optionId(key))?.getBoundingClientRect()
  return box !== undefined && clientX < box.left + box.width / 2
}

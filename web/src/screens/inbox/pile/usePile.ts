import { useEffect, useEffectEvent, useState } from 'react'
import { addStep, redo, startHistory, undo } from './model/history.ts'
import { listPages, type Pile } from './model/pile.ts'

export type PileEditor = ReturnType<typeof usePile>

/** Where the browser keeps what was begun. */
interface Drafts {
  readonly read: () => Pile | null
  /** Null forgets it. */
  readonly store: (pile: Pile | null) => void
}

/** Keeps a pile that is taken apart, its steps, and which page is the current one. Goes on with what was begun before. */
export function usePile(start: Pile, drafts: Drafts) {
  const [history, setHistory] = useState(() => startHistory(start))
  const [chosen, setChosen] = useState('')
  const pile = history.present
  const pages = listPages(pile)
  // The first until another is chosen.
  const current = pages.find(({ key }) => key === chosen) ?? pages[0]
  const isChanged = history.past.length > 0
  const wasTouched = isChanged || history.future.length > 0
  const [isTakenUp, setTakenUp] = useState(false)
  const takeUp = useEffectEvent(() => {
    const begun = drafts.read()
    if (!begun) return
    setHistory((latest) => addStep(latest, begun))
    setTakenUp(true)
  })
  // Only the browser knows of it, so that the page cannot come with it.
  useEffect(() => takeUp(), [])
  const store = useEffectEvent(drafts.store)
  useEffect(() => {
    if (wasTouched) store(pile === start ? null : pile)
  }, [wasTouched, pile, start])
  // Another page and back, or a reload, lose nothing; a closed tab does.
  useEffect(() => {
    if (!isChanged) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmLeaving)
    return () => removeEventListener('beforeunload', confirmLeaving)
  }, [isChanged])
  return {
    pile,
    pages,
    current,
    choose: setChosen,
    /** Begins anew; null unless the page went on with what was begun before. */
    restart: isTakenUp
      ? () => {
          setTakenUp(false)
          setHistory((latest) => addStep(latest, start))
        }
      : null,
    edit: (change: (pile: Pile) => Pile) =>
      setHistory((latest) => addStep(latest, change(latest.present))),
    undo: isChanged ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
  }
}

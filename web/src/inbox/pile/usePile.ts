import { useEffect, useState } from 'react'
import { addStep, redo, startHistory, undo } from './model/history.ts'
import { listPages, type Pile } from './model/pile.ts'

export type PileEditor = ReturnType<typeof usePile>

/** Keeps a pile that is taken apart, its steps, and which page is the current one. */
export function usePile(start: Pile) {
  const [history, setHistory] = useState(() => startHistory(start))
  const [chosen, setChosen] = useState('')
  const pile = history.present
  const pages = listPages(pile)
  // The first until another is chosen.
  const current = pages.find(({ key }) => key === chosen) ?? pages[0]
  const isChanged = history.past.length > 0
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
    edit: (change: (pile: Pile) => Pile) =>
      setHistory((latest) => addStep(latest, change(latest.present))),
    undo: isChanged ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
  }
}

import { type KeyboardEvent, useRef } from 'react'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
}

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Returns the element id of a tab's panel, which must be labelled by `getTabId` of the same tab. */
export const getPanelId = (tab: string) => `ansicht-${tab}`
export const getTabId = (tab: string) => `tab-${tab}`

/** A tab list with a roving tab index: arrow keys, Home and End select. Decision 0044 says why it is not Base UI's. */
export function SegmentedTabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const select = (index: number) => {
    const tab = tabs.at(index % tabs.length)
    if (!tab) return
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`#${getTabId(tab.id)}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    select(target)
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-1 rounded-control border border-line bg-surface-2 p-1"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={getTabId(tab.id)}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? getPanelId(tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className="min-h-9 grow basis-0 rounded-small px-2 md:px-5 font-medium text-ink-2 hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-lifted pointer-coarse:min-h-11"
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

import { type KeyboardEvent, useRef } from 'react'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
}

interface Props<Id extends string> {
  /** What the tabs are for, to screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** The id of the panel that the selected tab shows; the panel is labelled by `tabId` of the same tab. */
export const panelId = (tab: string) => `ansicht-${tab}`
export const tabId = (tab: string) => `tab-${tab}`

/** Tabs as one control: one is in the tab order, arrow keys, Home and End select the others (not Base UI's: decision 0044). */
export function SegmentedTabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const select = (index: number) => {
    const tab = tabs.at(index % tabs.length)
    if (!tab) return
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`#${tabId(tab.id)}`)?.focus()
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
          id={tabId(tab.id)}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(tab.id) : undefined}
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

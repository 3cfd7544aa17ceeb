import * as texts from '../texts.ts'

/** Lists the keys by which documents are filed; not on touch screens, which have none. */
export function ShortcutNote() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3 pointer-coarse:hidden">
      {texts.shortcuts.map(({ keys, does }) => (
        <li key={keys}>
          <kbd className="rounded-small bg-surface-2 px-1.5 py-0.5 font-sans text-ink-2">
            {keys}
          </kbd>{' '}
          {does}
        </li>
      ))}
    </ul>
  )
}

import {
  ArrowLeftToLine,
  ArrowRightToLine,
  type LucideIcon,
  Redo2,
  RotateCw,
  Scissors,
  Trash2,
  Undo2,
} from 'lucide-react'
import { stepPage, toggleCut, turnPage } from './model/edit.ts'
import * as texts from './texts.ts'
import type { PileEditor } from './usePile.ts'

interface Props {
  editor: PileEditor
  onDrop: () => void
}

/** What can be done with the current page, for mouse, finger and screen reader. */
export function Toolbar({ editor, onDrop }: Props) {
  const { pile, current, edit, undo, redo } = editor
  if (!current) return null
  const { key } = current
  const isFirst = pile.some(({ pages }) => pages[0]?.key === key)
  const isStart = pile[0]?.pages[0]?.key === key
  return (
    <div role="toolbar" aria-label={texts.tools} className="flex flex-wrap gap-0.5">
      <Tool
        icon={Scissors}
        label={isFirst && !isStart ? texts.join : texts.cut}
        disabled={isStart}
        onClick={() => edit((pile) => toggleCut(pile, key))}
      />
      <Tool
        icon={RotateCw}
        label={texts.turn}
        onClick={() => edit((pile) => turnPage(pile, key))}
      />
      <Tool icon={Trash2} label={current.isDropped ? texts.takeIn : texts.drop} onClick={onDrop} />
      <Tool
        icon={ArrowLeftToLine}
        label={texts.forward}
        onClick={() => edit((pile) => stepPage(pile, key, -1))}
      />
      <Tool
        icon={ArrowRightToLine}
        label={texts.backward}
        onClick={() => edit((pile) => stepPage(pile, key, 1))}
      />
      <span className="mx-1 border-l border-line" />
      <Tool icon={Undo2} label={texts.undo} disabled={!undo} onClick={() => undo?.()} />
      <Tool icon={Redo2} label={texts.redo} disabled={!redo} onClick={() => redo?.()} />
    </div>
  )
}

interface ToolProps {
  icon: LucideIcon
  label: string
  disabled?: boolean
  onClick: () => void
}

function Tool({ icon: Icon, label, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-9 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-50 pointer-coarse:size-11 print:hidden"
    >
      <Icon size={20} />
    </button>
  )
}

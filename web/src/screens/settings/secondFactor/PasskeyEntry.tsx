import type { Passkey } from '@hausblick/contract/calls/secondFactor.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import * as texts from './texts.ts'

interface Props {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

export function PasskeyEntry({ passkey, onRename, onRemove }: Props) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-ink-3">
          <span className="inline-block">{texts.addedAt(formatDay(createdAt))}</span>{' '}
          <span className="inline-block">
            {lastUsedAt === null ? texts.neverUsed : texts.usedAt(formatDay(lastUsedAt))}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onRename} aria-label={texts.renameOf(name)}>
          {texts.rename}
        </Button>
        <Button look="secondary" onClick={onRemove} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

import type { ProviderIdentity } from '@hausblick/contract/calls/oidc.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import * as texts from './texts.ts'

interface Props {
  identity: ProviderIdentity
  onUnlink: () => void
}

/** An identity at a provider, with a button to unlink it unless it is the last way in. */
export function ProviderEntry({ identity, onUnlink }: Props) {
  const { name, linkedAt, lastUsedAt, isLast } = identity
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-ink-3">
          <span className="inline-block">{texts.linkedAt(formatDay(linkedAt))}</span>{' '}
          <span className="inline-block">
            {lastUsedAt === null ? texts.neverUsed : texts.usedAt(formatDay(lastUsedAt))}
          </span>
        </p>
      </div>
      {isLast ? (
        <p className="text-13 text-ink-3">{texts.lastWayIn}</p>
      ) : (
        <Button
          look="secondary"
          onClick={onUnlink}
          aria-label={texts.unlinkOf(name, formatDay(linkedAt))}
        >
          {texts.unlink}
        </Button>
      )}
    </li>
  )
}

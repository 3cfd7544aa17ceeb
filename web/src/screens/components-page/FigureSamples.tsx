import { ChangeChip } from '../../base/ui/ChangeChip.tsx'
import { ProgressBar } from '../../base/ui/ProgressBar.tsx'
import { Skeleton } from '../../base/ui/Skeleton.tsx'
import { StateChip } from '../../base/ui/StateChip.tsx'
import { Group } from './Group.tsx'

const shares = [0, 42, 100]

export function FigureSamples() {
  return (
    <Group title="Zahlen">
      <div className="flex flex-wrap gap-3">
        <ChangeChip change={2260} look="good" />
        <ChangeChip change={2540} look="bad" />
        <ChangeChip change={-310} look="good" />
        <ChangeChip change={-310} look="bad" />
        <ChangeChip change={0} look="neutral" />
      </div>
      <div className="flex flex-wrap gap-3">
        <StateChip look="plain">nicht eingeladen</StateChip>
        <StateChip look="good">zuletzt heute</StateChip>
        <StateChip look="bad">abgewiesen</StateChip>
        <StateChip look="hint">eingeladen</StateChip>
      </div>
      <div className="card-deep p-5">
        <ChangeChip change={2260} look="deep" /> auf der dunklen Karte
        <ProgressBar share={8000} className="mt-4 text-on-deep" />
      </div>
      {shares.map((share) => (
        <ProgressBar key={share} share={100 * share} label={`${share} Prozent`} />
      ))}
      <div className="card p-5">
        <p className="text-26 font-semibold">
          <Skeleton size="w-44" />
        </p>
        <p className="text-13">
          <Skeleton size="w-20" />
        </p>
        <div className="skeleton mt-3 h-11" />
      </div>
    </Group>
  )
}

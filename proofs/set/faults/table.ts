import type { Phase } from '../clients/ledger.ts'
import type { Fault } from './faults.ts'

const SHOWN = 10

/** Renders what the clients saw as a Markdown table, with whatever was not as promised below it. */
export function renderTable(phases: readonly Phase[], faults: readonly Fault[]) {
  const rows = phases.map((phase) => [
    phase.name,
    phase.requests,
    countRefused(phase),
    phase.lost.length,
    phase.wrong.length,
    `${(phase.longestGapMs / 1000).toFixed(1)} s`,
  ])
  const head = ['Fault', 'Requests', 'Refused', 'Lost', 'Wrong', 'Longest gap of readers']
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
  const reasons = phases.flatMap(({ name, refused }) =>
    [...refused].map(([why, count]) => `${name}: ${count} × ${why}`),
  )
  const broken = phases.flatMap((phase) => findBroken(phase, faults))
  return {
    text: [...lines.map((cells) => `| ${cells.join(' | ')} |`), '', ...reasons, '', ...broken].join(
      '\n',
    ),
    isAsPromised: broken.length === 0,
  }
}

function findBroken(phase: Phase, faults: readonly Fault[]): string[] {
  const { name, longestGapMs, lost, wrong } = phase
  const fault = faults.find(({ title }) => title === name)
  const limit = fault?.longestGapMs ?? Number.POSITIVE_INFINITY
  return [
    ...[...new Set(lost)].slice(0, SHOWN).map((what) => `${name}: lost ${what}`),
    ...[...new Set(wrong)].slice(0, SHOWN).map((what) => `${name}: wrong: ${what}`),
    ...(fault?.isUnnoticed && countRefused(phase) > 0 ? [`${name}: requests were refused`] : []),
    ...(longestGapMs > limit ? [`${name}: readers waited longer than ${limit / 1000} s`] : []),
  ]
}

function countRefused({ refused }: Phase) {
  return [...refused.values()].reduce((sum, count) => sum + count, 0)
}

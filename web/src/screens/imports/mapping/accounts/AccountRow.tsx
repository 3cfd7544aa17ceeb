import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import { useState } from 'react'
import type { Trial } from '../../../../base/data/imports.ts'
import { formatMoneyExactly } from '../../../../base/format/money.ts'
import { formatCount } from '../../../../base/format/number.ts'
import { Select } from '../../../../base/ui/Select.tsx'
import * as texts from '../texts.ts'
import { kindsOf } from './kinds.ts'

interface Props {
  account: Trial['accounts'][number]
  /** Undefined while nothing is said of it. */
  use: AccountUse | undefined
  /** Kinds that other accounts have. */
  ownKinds: readonly string[]
  onChange: (use: AccountUse) => void
}

const NONE = '' as const
const OWN = '+'

/** An account, and what becomes of its postings. */
export function AccountRow({ account, use, ownKinds, onChange }: Props) {
  const { label, count, sum } = account
  const choose = (chosen: AccountUse['use'] | typeof NONE) => {
    if (chosen === 'ignore') return onChange({ use: 'ignore' })
    const [first = ''] = chosen === NONE ? [] : kindsOf(chosen)
    if (chosen !== NONE) onChange({ use: chosen, kind: first })
  }
  const options = [
    ...(use ? [] : [{ value: NONE, label: texts.pleaseChoose } as const]),
    ...(['income', 'expense', 'ignore'] as const).map((value) => ({
      value,
      label: texts.uses[value],
    })),
  ] as const
  return (
    <tr className="grid grid-cols-2 gap-x-3 gap-y-2 py-3 md:table-row md:py-0">
      <th
        scope="row"
        className="col-span-2 text-left font-medium wrap-anywhere md:py-2 md:pr-4 md:font-normal"
      >
        {label}
      </th>
      <td className="text-13 text-ink-3 md:py-2 md:pr-4 md:text-right md:text-15 md:text-ink">
        {formatCount(count)} <span className="md:hidden">{texts.postings}</span>
      </td>
      <td className="text-right text-13 whitespace-nowrap text-ink-3 md:py-2 md:pr-4 md:text-15 md:text-ink">
        {formatMoneyExactly(sum)}
      </td>
      <td className="md:py-2 md:pr-3">
        <Select
          label={texts.useOf(label)}
          labelled="hidden"
          isWrong={!use}
          options={options}
          value={use?.use ?? NONE}
          onChange={choose}
        />
      </td>
      <td className="md:py-2">
        {use && use.use !== 'ignore' ? (
          <KindChoice label={label} use={use} ownKinds={ownKinds} onChange={onChange} />
        ) : (
          <span className="text-ink-3 max-md:hidden">–</span>
        )}
      </td>
    </tr>
  )
}

interface KindProps {
  label: string
  use: Exclude<AccountUse, { use: 'ignore' }>
  ownKinds: readonly string[]
  onChange: (use: AccountUse) => void
}

/** Chooses the kind of income or expenses, or takes one of the operator's own. */
function KindChoice({ label, use, ownKinds, onChange }: KindProps) {
  const [isOwn, setIsOwn] = useState(false)
  const kinds = [...new Set([...kindsOf(use.use), ...ownKinds, use.kind])].filter(Boolean)
  return (
    <div className="grid gap-2">
      <Select
        label={texts.kindOf(label)}
        labelled="hidden"
        options={[
          ...kinds.map((kind) => ({ value: kind, label: kind })),
          { value: OWN, label: texts.ownKind },
        ]}
        value={isOwn ? OWN : use.kind}
        onChange={(kind) => {
          setIsOwn(kind === OWN)
          if (kind !== OWN) onChange({ ...use, kind })
        }}
      />
      {isOwn && (
        <input
          aria-label={texts.newKindOf(label)}
          className="control field w-full px-3"
          maxLength={60}
          onBlur={({ target }) => {
            const kind = target.value.trim()
            if (kind !== '') onChange({ ...use, kind })
            setIsOwn(false)
          }}
          // biome-ignore lint/a11y/noAutofocus: it follows the choice to type one.
          autoFocus
        />
      )}
    </div>
  )
}

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
  proposed: AccountUse | undefined
  /** Kinds that other accounts have. */
  ownKinds: readonly string[]
  /** Null where nothing is said of it any more. */
  onChange: (use: AccountUse | null) => void
}

type Counted = Exclude<AccountUse, { use: 'ignore' }>

const NONE = '' as const
const OWN = '+'

/** An account, and what becomes of its postings. */
export function AccountRow({ account, use, proposed, ownKinds, onChange }: Props) {
  const { label, count, sum } = account
  // What an account counts as is not said before its kind is: the first of a list would be stored unseen.
  const [chosenUse, setBegun] = useState<Counted['use'] | null>(null)
  const begun = use ? null : chosenUse
  const choose = (chosen: AccountUse['use'] | typeof NONE) => {
    if (chosen === NONE) return
    const isKnown = chosen === 'ignore' || chosen === proposed?.use
    setBegun(isKnown ? null : chosen)
    onChange(chosen === 'ignore' ? { use: chosen } : isKnown && proposed ? proposed : null)
  }
  const counted: Partial<Counted> | undefined =
    begun !== null ? { use: begun } : use?.use === 'ignore' ? undefined : use
  const options = [
    ...(use || begun ? [] : [{ value: NONE, label: texts.pleaseChoose } as const]),
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
          isWrong={!use && !begun}
          options={options}
          value={begun ?? use?.use ?? NONE}
          onChange={choose}
        />
      </td>
      <td className="md:py-2">
        {counted?.use ? (
          <KindChoice
            label={label}
            use={counted.use}
            kind={counted.kind ?? NONE}
            ownKinds={ownKinds}
            onChange={(chosen) => {
              setBegun(null)
              onChange(chosen)
            }}
          />
        ) : (
          <span className="text-ink-3 max-md:hidden">–</span>
        )}
      </td>
    </tr>
  )
}

interface KindProps {
  label: string
  use: Counted['use']
  /** Empty where none is chosen yet. */
  kind: string
  ownKinds: readonly string[]
  onChange: (use: Counted) => void
}

/** Chooses the kind of income or expenses, or takes one of the operator's own. */
function KindChoice({ label, use, kind, ownKinds, onChange }: KindProps) {
  const [isOwn, setIsOwn] = useState(false)
  const kinds = [...new Set([...kindsOf(use), ...ownKinds, kind])].filter(Boolean)
  return (
    <div className="grid gap-2">
      <Select
        label={texts.kindOf(label)}
        labelled="hidden"
        isWrong={kind === NONE && !isOwn}
        options={[
          ...(kind === NONE ? [{ value: NONE, label: texts.pleaseChoose }] : []),
          ...kinds.map((one) => ({ value: one, label: one })),
          { value: OWN, label: texts.ownKind },
        ]}
        value={isOwn ? OWN : kind}
        onChange={(chosen) => {
          setIsOwn(chosen === OWN)
          if (chosen !== OWN && chosen !== NONE) onChange({ use, kind: chosen })
        }}
      />
      {isOwn && (
        <input
          aria-label={texts.newKindOf(label)}
          className="control field w-full px-3"
          maxLength={60}
          onBlur={({ target }) => {
            const typed = target.value.trim()
            if (typed !== '') onChange({ use, kind: typed })
            setIsOwn(false)
          }}
          // biome-ignore lint/a11y/noAutofocus: it follows the choice to type one.
          autoFocus
        />
      )}
    </div>
  )
}

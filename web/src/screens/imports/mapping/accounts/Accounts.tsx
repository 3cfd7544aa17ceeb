import type { AccountUse, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Trial } from '../../../../base/data/imports.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { removeAccount, setAccounts } from '../editProfile.ts'
import { findUse } from '../findUse.ts'
import * as texts from '../texts.ts'
import { AccountRow } from './AccountRow.tsx'

interface Props {
  profile: MappingProfile
  trial: Trial
  onChange: (profile: MappingProfile) => void
}

/** The accounts of a journal, and what becomes of each. */
export function Accounts({ profile, trial, onChange }: Props) {
  const known = profile.postings?.accounts ?? {}
  const proposed = trial.accounts.flatMap(({ key }): [string, AccountUse][] => {
    const use = trial.proposedAccounts[key]
    return findUse(known, key) || !use ? [] : [[key, use]]
  })
  const kinds = [...new Set(Object.values(known).flatMap((use) => ('kind' in use ? use.kind : [])))]
  if (trial.accounts.length === 0) return null
  return (
    <div className="mt-8">
      <h3 className="text-17 font-semibold">{texts.accounts}</h3>
      <p className="mt-0.5 mb-3 max-w-[75ch] text-13 text-ink-3">{texts.accountsNote}</p>
      {proposed.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-hint-soft px-4 py-3 text-hint">
          <p>{texts.proposals}</p>
          <Button
            look="secondary"
            onClick={() => onChange(setAccounts(profile, Object.fromEntries(proposed)))}
          >
            {texts.accept(proposed.length)}
          </Button>
        </div>
      )}
      <table aria-label={texts.accounts} className="block w-full md:table">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="text-left text-13 text-ink-3 md:border-b md:border-line">
            <th scope="col" className="py-2 pr-4 font-medium">
              {texts.account}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              {texts.postings}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              {texts.sum}
            </th>
            <th scope="col" className="w-44 py-2 pr-3 font-medium">
              {texts.countsAs}
            </th>
            <th scope="col" className="w-52 py-2 font-medium">
              {texts.kind}
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line md:table-row-group">
          {trial.accounts.map((account) => (
            <AccountRow
              key={account.key}
              account={account}
              use={findUse(known, account.key)}
              proposed={trial.proposedAccounts[account.key]}
              ownKinds={kinds}
              onChange={(use) =>
                onChange(
                  use
                    ? setAccounts(profile, { [account.key]: use })
                    : removeAccount(profile, account.key),
                )
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

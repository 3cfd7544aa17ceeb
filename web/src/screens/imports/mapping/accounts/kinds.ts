import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import { builtInKinds } from '@hausblick/contract/rows/builtInKinds.ts'

/** The kinds of a use that come with the program. */
export function kindsOf(use: AccountUse['use']): readonly string[] {
  switch (use) {
    case 'income':
      return builtInKinds.income
    case 'expense':
      return builtInKinds.expenses
    case 'ignore':
      return []
  }
}

import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import { builtInKinds } from '@hausblick/contract/rows/builtInKinds.ts'

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

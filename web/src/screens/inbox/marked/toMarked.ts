import { readFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Marked } from '../../../parts/layout/marked/marked.ts'
import type { Letter } from '../filing/letter.ts'

/** Returns what waits as steps take it. */
export function toMarked({ customerId, number, name, typedName, paper }: Letter): Marked {
  if (paper) return { paper: { paper: paper.paper, seen: paper.name } }
  const { street, date, type } = readFileName(name) ?? { street: '', date: null, type: '' }
  return {
    seen: { customerId, number, seen: name },
    parts: { street, date, type, name: typedName },
  }
}

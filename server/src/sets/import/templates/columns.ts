import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { readMonthlyName } from '@hausblick/contract/rows/months.ts'
import { inYears } from '../../../records/editions.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { columnLabel } from '../headers/labels.ts'
import { listKeyFields } from '../headers/readHeader.ts'
import { anyAmount, anyChange, anyKind, type Form, forms } from './forms.ts'

export interface TemplateColumn {
  readonly name: string
  readonly label: string
  readonly form: Form
  readonly example: string
  /** `yes` for fields of the key, without which a row cannot be imported; `one of` where exactly one of several is needed. */
  readonly need: 'yes' | 'one of' | null
}

/** What columns of texts hold, for an example. */
const EXAMPLES: Readonly<Record<string, string>> = {
  customerid: '1001',
  customername: 'Erika Mustermann',
  objectid: '101',
  propertyid: '101-02',
  creditid: '5',
  bezeichnungimberblick: 'Wohnung 2',
  street: 'Lindenstraße',
  number: '14a',
  zipcode: '04109',
  city: 'Leipzig',
  type: 'Wohnung',
  tenanttitle: 'Frau',
  tenantprename: 'Maria',
  tenantlastname: 'Beispiel',
  servicetype: 'Heizung',
  lender: 'Musterbank',
  contractnumber: '0012345',
  kind: 'Instandhaltung',
}

/** The columns whose examples differ in one table: a unit's amounts name no building. */
const OF_TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'amounts-by-kind': { objectid: '' },
}

/** The columns of a key of which exactly one is filled. */
const ONE_OF: Readonly<Record<string, readonly string[]>> = {
  'amounts-by-kind': ['propertyid', 'objectid'],
}

/** Lists the columns of a table's template with the months of a year, those about the customers last. */
export function listColumns(kind: RecordKind, year: number): TemplateColumn[] {
  const { columns } = inYears(kind, [year])
  return Object.entries({ ...columns, ...kind.customerColumns }).map(([name, encoding]) => {
    const form = findForm(kind, name, forms[encoding.kind])
    return {
      name,
      label: columnLabel(kind.name, name),
      form,
      example: OF_TABLE[kind.name]?.[name] ?? EXAMPLES[name] ?? (form.example || 'Beispiel'),
      need: findNeed(kind, name),
    }
  })
}

function findNeed(kind: RecordKind, name: string): TemplateColumn['need'] {
  if (ONE_OF[kind.name]?.includes(name)) return 'one of'
  return listKeyFields(kind).includes(name) ? 'yes' : null
}

function findForm({ valuation, cashFlow }: RecordKind, name: string, form: Form): Form {
  if (readMonthlyName(name) !== null) return anyAmount
  if (cashFlow === 'kind' && name === 'kind') return anyKind
  if (name === valuation?.change) return anyChange
  if (name === 'customerid')
    return {
      ...form,
      text: `Kennung von höchstens ${MAX_ID} Zeichen`,
      rule: { type: 'textLength', operator: 'between', limits: [1, MAX_ID] },
    }
  if (name === 'customername')
    return {
      ...form,
      text: `Name von höchstens ${maxLengths.customerName} Zeichen`,
      rule: { type: 'textLength', operator: 'between', limits: [1, maxLengths.customerName] },
    }
  return form
}

const MAX_ID = 64

import type { EncodingKind } from '@hausblick/contract/encoding/encoding.ts'
import { COMPARABLE, GRADUATED, INDEXED } from '@hausblick/contract/encoding/rentAgreement.ts'
import { ANNUITY, BULLET } from '@hausblick/contract/encoding/repaymentType.ts'
import { builtInKinds } from '@hausblick/contract/rows/builtInKinds.ts'
import type { Rule } from './validations.ts'

/** How values of an encoding are written into a template, and how the spreadsheet shows and checks them. */
export interface Form {
  /** What the value looks like, in German. */
  readonly text: string
  readonly example: string
  /** The format of the cells; ids and postal codes are text, so that they keep their zeros. */
  readonly format: string
  readonly rule: Rule
  /** Whether a person may insist on a value that breaks the rule. */
  readonly isAdvice?: boolean
}

/** The first serial number that is no plain year typed into a cell: 8 January 1906. */
const FIRST_DAY = 2200

const atLeastNone = { operator: 'greaterThanOrEqual', limits: [0] } as const

/** The forms of values by their encoding. */
export const forms: Readonly<Record<EncodingKind, Form>> = {
  text: { text: 'Text', example: '', format: '@', rule: { type: 'any' } },
  idList: {
    text: 'Kennungen, durch Kommas getrennt',
    example: '101-02',
    format: '@',
    rule: { type: 'any' },
  },
  money: {
    text: 'Betrag in Euro, ab 0',
    example: '1234,56',
    format: '#,##0.00',
    rule: { type: 'decimal', ...atLeastNone },
  },
  area: {
    text: 'Fläche in m², ab 0',
    example: '79,39',
    format: '#,##0.00',
    rule: { type: 'decimal', ...atLeastNone },
  },
  count: {
    text: 'ganze Zahl, ab 0',
    example: '3',
    format: '0',
    rule: { type: 'whole', ...atLeastNone },
  },
  quantity: {
    text: 'Zahl, ab 0',
    example: '2,5',
    format: '0.0',
    rule: { type: 'decimal', ...atLeastNone },
  },
  percentage: {
    text: 'Prozentsatz von 0 % bis 100 %',
    example: '97,5 %',
    format: '0.00%',
    rule: { type: 'decimal', operator: 'between', limits: [0, 1] },
  },
  interestRate: {
    text: 'Zinssatz im Jahr von 0 % bis 100 %',
    example: '2,39 %',
    format: '0.00####%',
    rule: { type: 'decimal', operator: 'between', limits: [0, 1] },
  },
  date: {
    text: 'Tag',
    example: '24.02.2025',
    format: 'dd.mm.yyyy',
    rule: { type: 'date', operator: 'greaterThanOrEqual', limits: [FIRST_DAY] },
    isAdvice: true,
  },
  repaymentType: {
    text: `„${ANNUITY}“ oder „${BULLET}“`,
    example: ANNUITY,
    format: '@',
    rule: { type: 'list', values: [ANNUITY, BULLET] },
  },
  rentAgreement: {
    text: `„${GRADUATED}“, „${INDEXED}“ oder „${COMPARABLE}“`,
    example: GRADUATED,
    format: '@',
    rule: { type: 'list', values: [GRADUATED, INDEXED, COMPARABLE] },
  },
}

/** The form of an amount that may be negative, such as a month's with a credit note. */
export const anyAmount: Form = {
  ...forms.money,
  text: 'Betrag in Euro, eine Gutschrift mit Minus',
  rule: { type: 'decimal', operator: 'between', limits: [-1e12, 1e12] },
}

/** The form of a change, which may be a loss of everything or a gain of any height. */
export const anyChange: Form = {
  ...forms.percentage,
  text: 'Prozentsatz, ein Verlust mit Minus',
  rule: { type: 'decimal', operator: 'greaterThanOrEqual', limits: [-1] },
}

const usualKinds = new Set([...builtInKinds.income, ...builtInKinds.expenses])

/** The form of what amounts were for. */
export const anyKind: Form = {
  ...forms.text,
  text: `${[...usualKinds].join(', ')} oder eine eigene Art`,
  rule: { type: 'list', values: [...usualKinds] },
  isAdvice: true,
}

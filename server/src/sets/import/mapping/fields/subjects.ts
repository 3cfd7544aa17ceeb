import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { creditKind } from '../../../../records/kinds/credit.ts'
import { creditTermsKind } from '../../../../records/kinds/creditTerms.ts'
import { objectKind } from '../../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../../../records/kinds/portfolio.ts'
import { propertyKind } from '../../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../../records/kinds/propertyOverview.ts'
import type { RecordKind } from '../../../../records/recordKind.ts'
import { buildingFields } from './building.ts'
import type { SourceFields } from './field.ts'
import { loanFields } from './loan.ts'
import { ownerFields } from './owner.ts'
import { portfolioFields } from './portfolio.ts'
import { postingFields } from './posting.ts'
import { unitFields } from './unit.ts'

/** What sources about a subject can hold, and the kinds of record that their rows become. */
export interface SubjectDescription {
  readonly fields: SourceFields
  /** A row becomes a record of each kind that has one of its fields beside the keys. */
  readonly kinds: readonly RecordKind[]
  /** Fields of which a sheet about the subject has at least one. */
  readonly telling: readonly string[]
  /** Groups of fields of which a sheet needs one each, so that its rows can be told apart. */
  readonly needs: readonly (readonly string[])[]
  /** Folded words in headings that speak for the subject although nothing is read from their columns. */
  readonly companions?: readonly string[]
  /** Words in names of sheets and files, and in titles. */
  readonly words: readonly string[]
}

export const subjects: Readonly<Record<Subject, SubjectDescription>> = {
  unit: {
    fields: unitFields,
    kinds: [propertyOverviewKind, propertyKind],
    telling: [
      'tenant',
      'tenantlastname',
      'dateofrentalstart',
      'monthlyrent',
      'numberofrooms',
      'propertyvalue',
      'purchasingvalue',
      'income',
      'expenses',
    ],
    needs: [['propertyid']],
    words: [
      'mieterliste',
      'mieterspiegel',
      'mietverzeichnis',
      'wohnung',
      'einheit',
      'mieter',
      'bestand',
      'miet',
    ],
  },
  building: {
    fields: buildingFields,
    kinds: [objectOverviewKind, objectKind],
    telling: [
      'landareasqm',
      'grosstotalarea',
      'numberofunits',
      'rentalarea',
      'objectvalue',
      'purchasingvalue',
      'street',
      'street+number',
      'income',
      'expenses',
    ],
    needs: [['objectid']],
    words: ['hauser', 'haus', 'objekt', 'gebaude', 'liegenschaft', 'immobilie'],
  },
  loan: {
    fields: loanFields,
    kinds: [creditKind, creditTermsKind],
    telling: [
      'remainingcredit',
      'interestrate',
      'originalamount',
      'fixedinterestuntil',
      'maturitydate',
    ],
    needs: [['creditid']],
    words: ['darlehen', 'kredit', 'finanzierung', 'hypothek'],
  },
  posting: {
    fields: postingFields,
    kinds: [],
    telling: ['debit', 'credit', 'amount', 'side'],
    needs: [['date'], ['debit', 'credit', 'amount']],
    words: ['journal', 'buchung', 'umsatz', 'kontoblatt', 'kontoauszug', 'zahlung'],
  },
  owner: {
    fields: ownerFields,
    kinds: [],
    telling: ['email', 'name', 'lastname'],
    needs: [['email', 'name', 'lastname']],
    companions: [
      'telefon',
      'mobil',
      'handy',
      'fax',
      'briefanrede',
      'anrede',
      'anschrift',
      'adresse',
      'strasse',
      'plz',
      'postleitzahl',
      'ort',
      'stadt',
      'land',
      'iban',
      'bic',
      'kontoinhaber',
      'miteigentum',
      'eigentumsbeginn',
      'hausgeld',
      'stimmrecht',
    ],
    words: ['eigentumer', 'kunde', 'adress', 'kontakt', 'anschrift'],
  },
  portfolio: {
    fields: portfolioFields,
    kinds: [portfolioKind],
    telling: ['portfoliovalue', 'portfoliopurchasingvalue', 'numberofproperties'],
    needs: [['customerid']],
    words: ['portfolio', 'bestand', 'vermogen', 'ubersicht'],
  },
}

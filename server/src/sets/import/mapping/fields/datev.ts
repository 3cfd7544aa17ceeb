import { defineField, type SourceFields } from './field.ts'

/** Fields that only the format of DATEV tells: elsewhere, such columns repeat what other rows say. */
export const datevFields: SourceFields = {
  counteraccount: defineField('id', ''),
  taxkey: defineField('text', ''),
  reversal: defineField('text', ''),
  currency: defineField('text', ''),
}

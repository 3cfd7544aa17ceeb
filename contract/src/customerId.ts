import { maxLengths } from './maxLengths.ts'

/**
 * What a customer's id looks like: safe in a file name between underscores and in a list between commas. `all` is reserved: it
 * requests the documents of every customer.
 */
export const CUSTOMER_ID = new RegExp(
  String.raw`^(?!all$)[\p{L}\p{N}][\p{L}\p{N}.-]{0,${maxLengths.customerId - 1}}$`,
  'u',
)

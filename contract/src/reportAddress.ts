import { dialogParameter, pagePaths } from './addresses.ts'
import { writeSearch } from './searchParameters.ts'

/** The address of the documents page with the yearly report's dialog open. */
export const reportAddress = `${pagePaths.documents}?${writeSearch(dialogParameter, '', 'report')}`

/** The classes that the list and its skeleton share. */
export const looks = {
  card: 'card min-w-0 p-4 md:p-6',
  list: 'mt-2',
  /** Phones show as many as `DueCard` says. */
  few: 'max-md:*:nth-[n+4]:hidden',
  members: 'mb-2 pl-4',
  entry: 'border-t border-line first:border-0',
  link: 'flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-small py-2 text-left hover:text-brand',
  more: 'flex flex-wrap items-center gap-x-4 border-t border-line pt-3 empty:hidden print:hidden',
} as const

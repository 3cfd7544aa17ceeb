/** The classes that the dates and their skeleton share. */
export const looks = {
  card: 'card mt-3 min-w-0 p-5 md:mt-4 md:p-6',
  head: 'flex flex-wrap items-start justify-between gap-x-4',
  groups: 'mt-3 empty:hidden',
  list: 'mt-3 grid grid-cols-1 gap-x-8 empty:hidden md:up-to-2 wide:up-to-3',
  rest: 'grid grid-cols-1 gap-x-8 empty:hidden md:up-to-2 wide:up-to-3',
  members: 'mb-3 grid grid-cols-1 gap-x-8 md:pl-12 md:up-to-2 wide:up-to-3',
  entry: 'border-t border-line',
  link: 'flex min-h-16 flex-wrap items-center gap-3 py-2.5 min-[18rem]:flex-nowrap',
  icon: 'size-9 shrink-0 rounded-full',
  more: 'border-t border-line pt-4 print:hidden',
} as const

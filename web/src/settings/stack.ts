/**
 * Cards one below the other. Those below an awaited one are shown when it has its height: nobody reads what then moves away.
 */
export const stack = 'grid grid-cols-1 gap-4 [&>:has([aria-busy=true])~*]:invisible'

/** 100 % in basis points. */
export const WHOLE = 10_000

/** How long typing has to pause before its text is used (product §27). Browsers limit how often an address may change. */
export const DEBOUNCE_MS = 300

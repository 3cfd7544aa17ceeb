/**
 * Loads a piece of code together with the styles of all screens. Whatever the first page loads later comes through this, since
 * that page has only the styles that it needs itself (styles.css); what is loaded from elsewhere finds them there.
 */
export async function styled<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), import('../screens.css')])
  return code
}

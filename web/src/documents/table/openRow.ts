import { isForBrowser } from '../../ui/Link.tsx'

/**
 * Opens the preview of the row that is clicked, wherever on it, as its link does. The link does not lie over the row: a thing
 * that lies over another costs a layer of the page, and with one for each row a third of each frame of scrolling.
 */
export function openRow(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || isForBrowser(event) || target.closest('a')) return
  // Who marks a text wants to copy it.
  if (getSelection()?.isCollapsed === false) return
  target.closest('[data-index]')?.querySelector('a')?.click()
}

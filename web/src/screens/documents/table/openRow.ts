import { isBrowserClick } from '../../../base/ui/Link.tsx'

/**
 * Opens the preview of the clicked row by clicking its link. The link is not stretched over the row because each overlay would
 * get a compositing layer, which costs a third of every frame while scrolling.
 */
export function openRow(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || isBrowserClick(event) || target.closest('a, button, label'))
    return
  // A text selection is meant for copying.
  if (getSelection()?.isCollapsed === false) return
  target.closest('tr')?.querySelector('a')?.click()
}

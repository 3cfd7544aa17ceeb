/** Loads a script into the page, once. */
export function load(url: string): void {
  if (isLoaded(url)) return
  const element = document.createElement('script')
  element.src = url
  element.async = true
  document.head.append(element)
}

/** Whether a script has been loaded into the page as it stands. */
export function isLoaded(url: string): boolean {
  return [...document.scripts].some(({ src }) => src === new URL(url).href)
}

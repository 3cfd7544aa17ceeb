/** Loads a script into the page unless it is loaded already. */
export function loadScript(url: string): void {
  if (isScriptLoaded(url)) return
  const element = document.createElement('script')
  element.src = url
  element.async = true
  document.head.append(element)
}

export function isScriptLoaded(url: string): boolean {
  return [...document.scripts].some(({ src }) => src === new URL(url).href)
}

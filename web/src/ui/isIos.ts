/** Detects iPhones and iPads, whose frames show only the first page of a PDF. iPads identify as Macs. */
export function isIos(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

/** Whether it is an iPhone or iPad, which shows only the first page of a PDF in a frame. An iPad says that it is a Mac. */
export function isIos(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

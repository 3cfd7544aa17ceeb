/** Whether a change in percent is a gain, a loss or, to the decimals that are shown, none. */
export function changeLook(percent: number, maxDecimals: number) {
  const shown = Number(percent.toFixed(maxDecimals))
  if (shown > 0) return 'good'
  return shown < 0 ? 'bad' : 'neutral'
}

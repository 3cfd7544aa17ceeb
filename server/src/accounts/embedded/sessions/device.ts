/** In this order: most browsers also name those that they resemble. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Ddg|DuckDuckGo)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

/** In this order likewise: an Android is a Linux, and an iPhone says it is like a Mac. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'dem iPhone'],
  [/\biPad\b/, 'dem iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'dem Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Returns what people call the browser and system of a user agent, such as "Chrome auf Windows"; empty where neither is known.
 * It is all that is kept of a user agent: versions and models would tell people apart.
 */
export function describeDevice(userAgent: string | undefined): string {
  const browser = find(browsers, userAgent)
  const system = find(systems, userAgent)
  if (system === undefined) return browser ?? ''
  return `${browser ?? 'Browser'} auf ${system}`
}

function find(names: readonly (readonly [RegExp, string])[], text = ''): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}

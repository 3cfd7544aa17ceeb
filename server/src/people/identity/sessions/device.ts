/** Order matters: most browsers also name those that they imitate. */
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

/** Order matters: Android also says Linux, and an iPhone claims to be like a Mac. */
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
 * Returns the browser and system of a user agent in plain words, such as "Chrome auf Windows"; empty where neither is
 * recognised. Nothing else of a user agent is stored: versions and models could identify a person.
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

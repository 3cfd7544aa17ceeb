/** The year of the demo's newest month, the one before this; of the year before that, all months are known. */
export const newestYear = new Date(
  new Date().getFullYear(),
  new Date().getMonth() - 1,
).getFullYear()
export const wholeYear = newestYear - 1

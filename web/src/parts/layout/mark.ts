/** SVG path data of the mark on a 32 × 32 grid: a house with the curve of its figures. Also used by `npm run icons`. */
export const mark =
  'M8 14.5 16 8l8 6.5V22a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2zm4 5 2.7-2.7 2.2 2.2 3.1-3.3'

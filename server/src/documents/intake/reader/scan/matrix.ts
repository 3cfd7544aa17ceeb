/** An affine map as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Returns the map that applies `inner` first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ]
}

export function determinant([a, b, c, d]: Matrix): number {
  return a * d - b * c
}

/** Returns the map back; null where there is none. */
export function invert(matrix: Matrix): Matrix | null {
  const [a, b, c, d, e, f] = matrix
  const whole = determinant(matrix)
  if (!Number.isFinite(whole) || Math.abs(whole) < 1e-9) return null
  return [
    d / whole,
    -b / whole,
    -c / whole,
    a / whole,
    (c * f - d * e) / whole,
    (b * e - a * f) / whole,
  ]
}

/** Returns the matrix that PDF.js hands out as an array; null where it is none. */
export function toMatrix(value: unknown): Matrix | null {
  const [a, b, c, d, e, f, ...more] =
    Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(Object(value), Number) : []
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  if (e === undefined || f === undefined || more.length > 0) return null
  const all = [a, b, c, d, e, f] as const
  return all.every(Number.isFinite) ? all : null
}

/** A picture in shades of grey: a byte per pixel, 255 is white. */
export interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Returns a picture turned clockwise by a quarter, a half or three quarters. */
export function turnGrey({ data, width, height }: Grey, degrees: 0 | 90 | 180 | 270): Grey {
  if (degrees === 0) return { data, width, height }
  if (degrees === 180) return { data: Uint8Array.from(data).reverse(), width, height }
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = degrees === 90 ? x : width - 1 - x
      const column = degrees === 90 ? height - 1 - y : y
      turned[row * height + column] = data[y * width + x] ?? 0
    }
  return { data: turned, width: height, height: width }
}

// How postcodes stand before towns: `50674`, `D-50674`, `6020`, `A-6020`.

/** Four digits, as in Austria and Switzerland, may be others where no town is behind them. */
const ZIP = String.raw`(?:DE?[- ])?(\d{5}|(?:(?:AT?|CH)[- ])?[1-9]\d{3}(?=\s+\p{L}{2}))`

export const ZIP_AND_CITY = new RegExp(String.raw`^${ZIP}\s+(.+)$`, 'u')
export const ADDRESS = new RegExp(String.raw`^(.*?\p{L}.*?)[,;\s]+${ZIP}\s+(.+)$`, 'u')

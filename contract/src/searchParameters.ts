/** How a value stands in the search of an address. It may take several parameters, and two values may share one. */
export interface Parameter<Value> {
  /** The names of the parameters that it is written to. */
  readonly names: readonly string[]
  /** Reads what is missing or unknown as the usual value. */
  readonly read: (search: URLSearchParams) => Value
  /** Returns names and texts, none for the usual value. */
  readonly write: (value: Value) => readonly (readonly [name: string, text: string])[]
}

/** Reads a value from a search, with or without its question mark. */
export function readSearch<Value>({ read }: Parameter<Value>, search: string): Value {
  return read(new URLSearchParams(search))
}

/**
 * Returns the search with another value, without a question mark. Parameters of others stay and come first, so that the same
 * values always make the same search.
 */
export function writeSearch<Value>(
  { names, write }: Parameter<Value>,
  search: string,
  value: Value,
): string {
  const params = new URLSearchParams(search)
  for (const name of names) params.delete(name)
  for (const [name, text] of write(value)) params.append(name, text)
  return params.toString()
}

/** Any text; the empty one is usual. */
export function textParameter(name: string): Parameter<string> {
  return {
    names: [name],
    read: (search) => search.get(name) ?? '',
    write: (text) => (text === '' ? [] : [[name, text]]),
  }
}

/** A text of some form; null is usual. */
export function optionalParameter(name: string, form = /./s): Parameter<string | null> {
  return {
    names: [name],
    read: (search) => {
      const text = search.get(name)
      return text !== null && form.test(text) ? text : null
    },
    write: (text) => (text === null ? [] : [[name, text]]),
  }
}

type Words<Key extends string> = Readonly<Record<Key, string>>

/** One of several keys, each by its word in the address. */
export function keyParameter<Key extends string, Usual extends Key | null>(
  name: string,
  words: Words<Key>,
  usual: Usual,
): Parameter<Key | Usual> {
  return {
    names: [name],
    read: (search) => keysOf(words).find((key) => words[key] === search.get(name)) ?? usual,
    write: (key) => (key === usual || key === null ? [] : [[name, words[key]]]),
  }
}

/** Any of several keys, in the order of `words`. */
export function keysParameter<Key extends string>(
  name: string,
  words: Words<Key>,
): Parameter<readonly Key[]> {
  return {
    names: [name],
    read: (search) => keysOf(words).filter((key) => search.getAll(name).includes(words[key])),
    write: (keys) => keys.map((key) => [name, words[key]]),
  }
}

/** An object, each of whose properties is a parameter. */
export function recordParameter<Values extends object>(
  parameters: {
    readonly [Key in keyof Values]: Parameter<Values[Key]>
  },
): Parameter<Values> {
  const keys = Object.keys(parameters) as (keyof Values)[]
  return {
    names: keys.flatMap((key) => parameters[key].names),
    read: (search) =>
      Object.fromEntries(keys.map((key) => [key, parameters[key].read(search)])) as Values,
    write: (values) => keys.flatMap((key) => parameters[key].write(values[key])),
  }
}

/** What is made of a parameter's value, and the way back. */
export function mapParameter<Stored, Value>(
  { names, read, write }: Parameter<Stored>,
  map: {
    readonly read: (stored: Stored) => Value
    readonly write: (value: Value) => Stored
  },
): Parameter<Value> {
  return {
    names,
    read: (search) => map.read(read(search)),
    write: (value) => write(map.write(value)),
  }
}

function keysOf<Key extends string>(words: Words<Key>): Key[] {
  return Object.keys(words) as Key[]
}

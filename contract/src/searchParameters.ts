/** Reads and writes a value in the query of an address. It may use several parameters, and two values may share one. */
export interface Parameter<Value> {
  /** The names of the parameters it writes. */
  readonly names: readonly string[]
  /** Returns the default value if the parameters are missing or unknown. */
  readonly read: (search: URLSearchParams) => Value
  /** Returns name and text of each parameter, none for the default value. */
  readonly write: (value: Value) => readonly (readonly [name: string, text: string])[]
}

/** Reads a value from a query, with or without its question mark. */
export function readSearch<Value>({ read }: Parameter<Value>, search: string): Value {
  return read(new URLSearchParams(search))
}

/**
 * Returns the query with a value replaced, without a question mark. Other parameters stay and come first, so that the same
 * values always produce the same query.
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

/** Any text; empty by default. */
export function textParameter(name: string): Parameter<string> {
  return {
    names: [name],
    read: (search) => search.get(name) ?? '',
    write: (text) => (text === '' ? [] : [[name, text]]),
  }
}

/** A text that matches a pattern; null by default. */
export function optionalParameter(name: string, pattern = /./s): Parameter<string | null> {
  return {
    names: [name],
    read: (search) => {
      const text = search.get(name)
      return text !== null && pattern.test(text) ? text : null
    },
    write: (text) => (text === null ? [] : [[name, text]]),
  }
}

type Words<Key extends string> = Readonly<Record<Key, string>>

/** One of several keys, each with its word in the address. */
export function keyParameter<Key extends string, Default extends Key | null>(
  name: string,
  words: Words<Key>,
  defaultKey: Default,
): Parameter<Key | Default> {
  return {
    names: [name],
    read: (search) => keysOf(words).find((key) => words[key] === search.get(name)) ?? defaultKey,
    write: (key) => (key === defaultKey || key === null ? [] : [[name, words[key]]]),
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

/** Combines parameters into one that reads and writes an object. */
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

/** Converts the value of a parameter, in both directions. */
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

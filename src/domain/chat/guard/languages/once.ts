/** Computes a value on first use and caches it. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Caches the result for the last text, because the same text is often queried several times in a row. */
export const lastOf = <Value>(of: (text: string) => Value): ((text: string) => Value) => {
  let last: { readonly text: string; readonly value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: of(text) };
    return last.value;
  };
};

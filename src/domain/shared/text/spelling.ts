/** A text with other spellings of its words, such as "colour" for "color", with a capital where the word had one. */
export const spelled = (text: string, spelling: ReadonlyMap<string, string>): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const other = spelling.get(word.toLowerCase());
    if (other === undefined) return word;
    return word[0] === word[0]?.toUpperCase()
      ? `${other[0]?.toUpperCase()}${other.slice(1)}`
      : other;
  });

type Words = {[key: string]: string | Words}

const add = (words: Words): Words =>
  typeof words.en === "string"
    ? {...words, fr: `${words.en} (fr)`}
    : Object.fromEntries(Object.entries(words).map(([key, of]) => [key, add(of as Words)]))

/**
 * Words of the gate as a third language adds to them: French, which says what English says and
 * its code. For `jest.mock`.
 *
 * @param name - of a file in `locales/shared`
 */
export const inFrench = (name: string): Words =>
  add(jest.requireActual(`../../../../locales/shared/${name}.json`))

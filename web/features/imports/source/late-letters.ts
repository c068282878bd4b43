/** Loads the decoder of old code pages with the first text that is not UTF-8. */
export const loadDecoder = () => import('./decode-text.ts')

/** Loads the judge of letters that look wrong. */
export const loadGarbledWord = () => import('./garbled-word.ts')

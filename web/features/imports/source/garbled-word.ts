/**
 * Returns a word whose letters look wrong: read in another code page, or decoded twice (« PrÃ©nom »). Null where none
 * does.
 */
export function garbledWord(cells: Iterable<string>): string | null {
  for (const cell of cells) {
    const word = cell.split(/\s+/).find((one) => garbled.test(one))
    if (word) return word
  }
  return null
}

const garbled =
  /[\u0080-\u009f\ufffd]|[ÃÂ][\u00a0-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]|\p{L}[‚ƒ„†‡ˆ‰•™¢£¥§¶©®±─-▓](?=\p{L})|\p{Ll}[ÀÇÉÖÜŠŽ](?=\p{Ll})/u

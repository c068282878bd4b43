/** Replaces the selected part of a text, and returns the text with the cursor after what was inserted. */
export function inserted(text: string, added: string, [start, end]: readonly [number, number]) {
  return { text: `${text.slice(0, start)}${added}${text.slice(end)}`, cursor: start + added.length }
}

/** Shows an empty page in the background colour until the first code has loaded, so that nothing flickers. */
export function Blank() {
  return <div aria-busy="true" />
}

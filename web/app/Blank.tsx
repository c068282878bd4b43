/** The page before its first code is there: its ground alone, so that nothing flickers. */
export function Blank() {
  return <div aria-busy="true" />
}

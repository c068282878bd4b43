/** Shows nothing over the brand that the page itself shows until the first screen is drawn. */
export function Blank() {
  return <div className="blank" aria-busy="true" />
}

/** @jsxImportSource preact */

/** Renders the brand and the year. */
export function PageFoot() {
  return (
    <footer class="page-foot">
      <img src="/favicon.svg" alt="" width="20" height="20" />
      Filao · {new Date().getFullYear()}
    </footer>
  )
}
